// The few calls of ncurses that we use, one function each.
//
// ncurses keeps its screen in global variables and its calls in macros: here are functions with
// fixed arguments. The library is not linked, since a program that never fills the screen need not
// load it: cncurses_open does so.
#ifndef CNCURSES_H
#define CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library with one terminal.
typedef struct CNcurses CNcurses;

// How a cell looks; the colours are those of a terminal of eight.
typedef enum {
  cncurses_bold = 1,
  cncurses_dim = 2,
  cncurses_underline = 4,
  cncurses_reverse = 8
} CNcursesAttribute;

// The keys that have no character.
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

// A key or a click: the scalar of a character, or the place of the mouse.
typedef struct {
  CNcursesEventKind kind;
  uint32_t scalar;
  int32_t line;
  int32_t column;
} CNcursesEvent;

// Lets the C library write characters in UTF-8; false where it cannot.
bool cncurses_uses_utf8(void);

// Loads the library, takes the terminal over, and shows an empty screen. The name of the terminal
// is TERM's. Returns NULL and the reason where that cannot be.
CNcurses *_Nullable cncurses_open(
    const char *library,
    int input,
    int output,
    bool uses_colors,
    char *problem,
    size_t capacity
);

// Whether the screen has colours.
bool cncurses_has_colors(CNcurses *screen);

// Lets the screen have another size.
void cncurses_resize(CNcurses *screen, int32_t lines, int32_t columns);

// Empties what will be shown.
void cncurses_erase(CNcurses *screen);

// Puts a character with the marks that belong to it at a place. The foreground is a colour from 1
// to 7, or 0 for that of the terminal; so is the background.
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

// How many columns the C library says that a scalar takes; -1 for one that cannot be shown.
int32_t cncurses_width(uint32_t scalar);

// Shows the cursor at a place, or hides it where the line is less than 0.
void cncurses_set_cursor(CNcurses *screen, int32_t line, int32_t column);

// Shows what was put; everything anew after something else has written to the terminal.
void cncurses_flush(CNcurses *screen, bool anew);

// Takes the next key or click that is there; never waits longer than an escape sequence takes.
CNcursesEvent cncurses_next(CNcurses *screen);

// Gives the terminal back for a while; the next flush takes it again.
void cncurses_suspend(CNcurses *screen);

// Gives the terminal back for good.
void cncurses_close(CNcurses *screen);

#pragma clang assume_nonnull end

#endif
