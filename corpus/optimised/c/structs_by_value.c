// Structures as arguments and results, small and large.
struct point {
  int x, y;
};
struct box {
  struct point low, high;
  long tag;
};

struct point add(struct point a, struct point b) { return (struct point){a.x + b.x, a.y + b.y}; }
int area(struct box b) { return (b.high.x - b.low.x) * (b.high.y - b.low.y); }

struct box around(struct point p, int r) {
  struct box b = {{p.x - r, p.y - r}, {p.x + r, p.y + r}, r};
  return b;
}

static struct box grown(struct box b, int by) {
  b.low.x -= by;
  b.high.x += by;
  return b;
}

int area_grown(struct box b) { return area(grown(b, 1)); }
int around_zero(int r) { return area(around((struct point){0, 0}, r)); }
_Bool contains(const struct box *b, struct point p) {
  return p.x >= b->low.x && p.x <= b->high.x && p.y >= b->low.y && p.y <= b->high.y;
}
