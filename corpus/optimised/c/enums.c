// Enumerations and state machines.
enum state { IDLE, WORD, NUMBER, ERROR };

static int is_digit(char c) { return c >= '0' && c <= '9'; }
static int is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

enum state step(enum state s, char c) {
  switch (s) {
  case IDLE: return is_digit(c) ? NUMBER : is_letter(c) ? WORD : c == ' ' ? IDLE : ERROR;
  case WORD: return is_letter(c) || is_digit(c) ? WORD : c == ' ' ? IDLE : ERROR;
  case NUMBER: return is_digit(c) ? NUMBER : c == ' ' ? IDLE : ERROR;
  case ERROR: return ERROR;
  }
  return ERROR;
}

int is_number(const char *text) {
  enum state s = IDLE;
  for (; *text; text++)
    s = step(s, *text);
  return s == NUMBER;
}
