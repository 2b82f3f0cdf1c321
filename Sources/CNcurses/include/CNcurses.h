// The ncurses calls that we use, one function each.
//
// ncurses keeps its screen in global variables and its calls in macros; these are functions with
// fixed arguments. The library is not linked, since a program that never fills the screen need not
// load it. cncurses_open loads it.
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library with one terminal.
typedef struct CNcurses CNcurses;

// The style of a cell; colors are those of an eight-color terminal.
typedef enum {
  cncurses_bold = 1,
  cncurses_dim = 2,
  cncurses_underline = 4,
  cncurses_reverse = 8
} CNcursesAttribute;

// The keys without a character, and other events.
typedef enum {
  cncurses_no_event,
  cncurses_character,
  cncurses_up,
  cncurses_down,
  cncurses_left,
  cncurses_right,
  cncurses_page_up,
  cncurses_page_down,
  cncurses_home,
  cncurses_end,
  cncurses_shift_up,
  cncurses_shift_down,
  cncurses_back_tab,
  cncurses_backspace,
  cncurses_delete,
  cncurses_enter,
  cncurses_mouse_down,
  cncurses_mouse_up,
  cncurses_wheel_up,
  cncurses_wheel_down,
  cncurses_other
} CNcursesEventKind;

// A key or a click: the scalar of a character, or the position of the mouse.
typedef struct {
  CNcursesEventKind kind;
  uint32_t scalar;
  int32_t line;
  int32_t column;
} CNcursesEvent;

// Makes the system library write UTF-8; returns false if it cannot.
bool cncurses_uses_utf8(void);

// Loads the library, takes control of the terminal named by TERM, and shows an empty screen. On
// failure, returns NULL and writes the reason to `problem`.
CNcurses *_Nullable cncurses_open(
    const char *library,
    int input,
    int output,
    bool uses_colors,
    char *problem,
    size_t capacity
);

// Returns whether the screen has colors.
bool cncurses_has_colors(CNcurses *screen);

// Resizes the screen.
void cncurses_resize(CNcurses *screen, int32_t lines, int32_t columns);

// Clears the next contents of the screen.
void cncurses_erase(CNcurses *screen);

// Writes a character with its combining marks at a position. The foreground and background are
// colors from 1 to 7, or 0 for the terminal's default.
void cncurses_put(
    CNcurses *screen,
    int32_t line,
    int32_t column,
    const uint32_t *scalars,
    size_t count,
    uint32_t attributes,
    int32_t foreground,
    int32_t background
);

// Returns the system library's width of a scalar in columns; -1 for one that cannot be shown.
int32_t cncurses_width(uint32_t scalar);

// Shows the cursor at a position, or hides it if the line is negative.
void cncurses_set_cursor(CNcurses *screen, int32_t line, int32_t column);

// Shows the written contents; `anew` redraws everything after other output to the terminal.
void cncurses_flush(CNcurses *screen, bool anew);

// Shows the written contents and returns the bytes that the terminal received, until the next call;
// NULL without bytes, or if they cannot be copied.
const uint8_t *_Nullable cncurses_flush_copy(CNcurses *screen, bool anew, size_t *count);

// Returns the next pending key or click; waits no longer than an escape sequence takes.
CNcursesEvent cncurses_next(CNcurses *screen);

// Restores the terminal temporarily; the next flush takes control again.
void cncurses_suspend(CNcurses *screen);

// Restores the terminal permanently.
void cncurses_close(CNcurses *screen);

#pragma clang assume_nonnull end

#endif
