#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_OPAQUE 1
#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include "CNcurses.h"

#include "CLoading.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// The header names terminfo's capabilities as term.h does, which defines a thousand macros.
extern char *tigetstr(const char *name);

#define CALLS(call)                                                                                \
  call(newterm) call(delscreen) call(endwin) call(cbreak) call(noecho) call(nonl)   \
  call(curs_set) call(newwin) call(delwin) call(keypad) call(wtimeout) call(werase)                \
  call(wrefresh) call(redrawwin) call(wmove) call(wadd_wch) call(setcchar) call(wget_wch)          \
  call(mousemask) call(mouseinterval) call(getmouse) call(has_colors) call(start_color)            \
  call(use_default_colors) call(init_pair) call(resizeterm) call(wresize) call(set_escdelay)       \
  call(tigetstr) call(clearok) call(def_prog_mode)

struct CNcurses {
  CALLS(CLOADING_MEMBER)
  SCREEN *screen;
  WINDOW *window;
  FILE *input;
  FILE *output;
  FILE *copy;
  uint8_t *copied;
  bool has_colors;
  int32_t cursor_line;
  int32_t cursor_column;
};

// Eight foreground colors on eight background colors; the first of each is the terminal's default.
enum { color_count = 8 };

static FILE *open_stream(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (stream == NULL) close(copy);
  return stream;
}

static void prepare_colors(CNcurses *screen) {
  if (!screen->call_has_colors() || screen->call_start_color() == ERR) return;
  if (screen->call_use_default_colors() == ERR) return;
  for (short back = 0; back < color_count; back += 1)
    for (short fore = 0; fore < color_count; fore += 1) {
      short pair = (short)(back * color_count + fore);
      if (pair == 0) continue;
      if (screen->call_init_pair(pair, fore == 0 ? -1 : fore, back == 0 ? -1 : back) == ERR)
        return;
    }
  screen->has_colors = true;
}

static const char *prepare(CNcurses *screen, bool uses_colors) {
  const char *cup = screen->call_tigetstr("cup");
  if (cup == NULL || cup == (const char *)-1) return "the terminal cannot place its cursor";
  screen->call_cbreak();
  screen->call_noecho();
  screen->call_nonl();
  screen->call_set_escdelay(40);
  screen->window = screen->call_newwin(0, 0, 0, 0);
  if (screen->window == NULL) return "there is no room for a window";
  screen->call_keypad(screen->window, TRUE);
  screen->call_wtimeout(screen->window, 0);
  screen->call_curs_set(0);
  screen->call_mouseinterval(0);
  screen->call_mousemask(
      BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED,
      NULL
  );
  if (uses_colors) prepare_colors(screen);
  screen->call_def_prog_mode();
  return NULL;
}

CNcurses *cncurses_open(
    const char *name,
    int input,
    int output,
    bool uses_colors,
    char *problem,
    size_t capacity
) {
  // The library stays loaded, because it keeps its allocations for the terminal.
  CNcurses *screen = cloading_open(name, CALLS(CLOADING_NAME), sizeof(CNcurses), problem, capacity);
  if (screen == NULL) return NULL;
  screen->cursor_line = -1;
  screen->input = open_stream(input, "r");
  screen->output = open_stream(output, "w");
  const char *failure = "the terminal cannot be opened";
  if (screen->input != NULL && screen->output != NULL) {
    screen->screen = screen->call_newterm(NULL, screen->output, screen->input);
    failure = screen->screen == NULL ? "TERM names no terminal that is known here"
                                     : prepare(screen, uses_colors);
    if (failure == NULL) return screen;
  }
  cloading_note(failure, problem, capacity);
  cncurses_close(screen);
  return NULL;
}

bool cncurses_uses_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index += 1)
    if (setlocale(LC_CTYPE, names[index]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
      return true;
  return false;
}

bool cncurses_has_colors(CNcurses *screen) { return screen->has_colors; }

void cncurses_resize(CNcurses *screen, int32_t lines, int32_t columns) {
  screen->call_resizeterm(lines, columns);
  screen->call_wresize(screen->window, lines, columns);
  screen->call_clearok(screen->window, TRUE);
}

void cncurses_erase(CNcurses *screen) { screen->call_werase(screen->window); }

void cncurses_put(
    CNcurses *screen,
    int32_t line,
    int32_t column,
    const uint32_t *scalars,
    size_t count,
    uint32_t attributes,
    int32_t foreground,
    int32_t background
) {
  wchar_t text[CCHARW_MAX + 1];
  size_t kept = count < CCHARW_MAX ? count : CCHARW_MAX;
  for (size_t index = 0; index < kept; index += 1) text[index] = (wchar_t)scalars[index];
  text[kept] = L'\0';
  attr_t look = A_NORMAL;
  if ((attributes & cncurses_bold) != 0) look |= A_BOLD;
  if ((attributes & cncurses_dim) != 0) look |= A_DIM;
  if ((attributes & cncurses_underline) != 0) look |= A_UNDERLINE;
  if ((attributes & cncurses_reverse) != 0) look |= A_REVERSE;
  short pair = 0;
  if (screen->has_colors)
    pair = (short)((background & (color_count - 1)) * color_count + (foreground & (color_count - 1)));
  cchar_t cell;
  if (screen->call_setcchar(&cell, text, look, pair, NULL) == ERR) return;
  if (screen->call_wmove(screen->window, line, column) == ERR) return;
  // At the last position of the screen this fails, since the cursor cannot move on.
  screen->call_wadd_wch(screen->window, &cell);
}

int32_t cncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

void cncurses_set_cursor(CNcurses *screen, int32_t line, int32_t column) {
  screen->call_curs_set(line < 0 ? 0 : 1);
  screen->cursor_line = line;
  screen->cursor_column = column;
}

void cncurses_flush(CNcurses *screen, bool anew) {
  if (anew) screen->call_redrawwin(screen->window);
  if (screen->cursor_line >= 0)
    screen->call_wmove(screen->window, screen->cursor_line, screen->cursor_column);
  screen->call_wrefresh(screen->window);
}

// The library writes to the descriptor of `output`, not to the stream. So for one flush a file takes
// the descriptor's place, and its content goes on to the terminal.
const uint8_t *_Nullable cncurses_flush_copy(CNcurses *screen, bool anew, size_t *count) {
  *count = 0;
  if (screen->copy == NULL) screen->copy = tmpfile();
  int output = fileno(screen->output);
  int terminal = screen->copy == NULL ? -1 : fcntl(output, F_DUPFD_CLOEXEC, 3);
  if (terminal < 0 || ftruncate(fileno(screen->copy), 0) < 0
      || lseek(fileno(screen->copy), 0, SEEK_SET) < 0 || dup2(fileno(screen->copy), output) < 0) {
    if (terminal >= 0) close(terminal);
    cncurses_flush(screen, anew);
    return NULL;
  }
  cncurses_flush(screen, anew);
  dup2(terminal, output);
  close(terminal);
  fcntl(output, F_SETFD, FD_CLOEXEC);
  off_t size = lseek(fileno(screen->copy), 0, SEEK_END);
  free(screen->copied);
  screen->copied = size > 0 ? malloc((size_t)size) : NULL;
  if (screen->copied == NULL) return NULL;
  ssize_t got = pread(fileno(screen->copy), screen->copied, (size_t)size, 0);
  if (got <= 0) return NULL;
  for (ssize_t done = 0; done < got;) {
    ssize_t written = write(output, screen->copied + done, (size_t)(got - done));
    if (written > 0) done += written;
    else if (errno != EINTR && errno != EAGAIN) break;
  }
  *count = (size_t)got;
  return screen->copied;
}

static CNcursesEventKind mouse_kind(mmask_t state) {
  if ((state & BUTTON1_PRESSED) != 0) return cncurses_mouse_down;
  if ((state & BUTTON1_RELEASED) != 0) return cncurses_mouse_up;
  if ((state & BUTTON4_PRESSED) != 0) return cncurses_wheel_up;
  if ((state & BUTTON5_PRESSED) != 0) return cncurses_wheel_down;
  return cncurses_other;
}

static CNcursesEventKind key_kind(wint_t key) {
  switch (key) {
  case KEY_UP: return cncurses_up;
  case KEY_DOWN: return cncurses_down;
  case KEY_LEFT: return cncurses_left;
  case KEY_RIGHT: return cncurses_right;
  case KEY_PPAGE: return cncurses_page_up;
  case KEY_NPAGE: return cncurses_page_down;
  case KEY_HOME: return cncurses_home;
  case KEY_END: return cncurses_end;
  case KEY_SR: return cncurses_shift_up;
  case KEY_SF: return cncurses_shift_down;
  case KEY_BTAB: return cncurses_back_tab;
  case KEY_BACKSPACE: return cncurses_backspace;
  case KEY_DC: return cncurses_delete;
  case KEY_ENTER: return cncurses_enter;
  default: return cncurses_other;
  }
}

CNcursesEvent cncurses_next(CNcurses *screen) {
  CNcursesEvent event = {.kind = cncurses_no_event};
  wint_t key = 0;
  int result = screen->call_wget_wch(screen->window, &key);
  if (result == ERR) return event;
  if (result != KEY_CODE_YES) {
    event.kind = cncurses_character;
    event.scalar = (uint32_t)key;
    return event;
  }
  if (key != KEY_MOUSE) {
    event.kind = key_kind(key);
    return event;
  }
  MEVENT mouse;
  event.kind = cncurses_other;
  if (screen->call_getmouse(&mouse) == ERR) return event;
  event.kind = mouse_kind(mouse.bstate);
  event.line = mouse.y;
  event.column = mouse.x;
  return event;
}

// A terminal without a second screen would otherwise keep the screen's contents above the prompt.
static void leave(CNcurses *screen) {
  if (screen->window != NULL) {
    screen->call_werase(screen->window);
    screen->call_wrefresh(screen->window);
  }
  screen->call_endwin();
}

void cncurses_suspend(CNcurses *screen) { leave(screen); }

void cncurses_close(CNcurses *screen) {
  if (screen->screen != NULL) {
    leave(screen);
    if (screen->window != NULL) screen->call_delwin(screen->window);
    screen->call_delscreen(screen->screen);
  }
  if (screen->input != NULL) fclose(screen->input);
  if (screen->output != NULL) fclose(screen->output);
  if (screen->copy != NULL) fclose(screen->copy);
  free(screen->copied);
  free(screen);
}
