// Bit fields.
struct date {
  unsigned day : 5, month : 4, year : 12;
  signed zone : 6;
};

struct date tomorrow(struct date d) {
  d.day++;
  return d;
}

int zone_of(const struct date *d) { return d->zone; }

void set_month(struct date *d, unsigned month) { d->month = month; }

unsigned packed(struct date d) { return d.year * 372u + d.month * 31u + d.day; }

union word {
  unsigned all;
  struct {
    unsigned low : 8, middle : 16, high : 8;
  } part;
};

unsigned middle(unsigned x) {
  union word w = {x};
  return w.part.middle;
}
