// Dates.
_Bool is_leap(int year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

int day_of_week(int y, int m, int d) {
  static const int t[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
  if (m < 1 || m > 12 || y < 1) return -1;
  y -= m < 3;
  return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
}

int days_before(int year) {
  int y = year - 1;
  return y * 365 + y / 4 - y / 100 + y / 400;
}

struct time {
  int hour, minute, second;
};

int seconds(struct time t) { return (t.hour * 60 + t.minute) * 60 + t.second; }
struct time of_seconds(int s) { return (struct time){s / 3600, s / 60 % 60, s % 60}; }
