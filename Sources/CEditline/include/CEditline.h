// The few calls of libedit that we use, one function each.
//
// libedit's own el_set and history take variable arguments, which Swift cannot call, and its
// streams are C's: here are fixed arguments, file descriptors, and wide characters as numbers.
#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// One editor on one terminal.
typedef struct editline EditLine;

// The lines that were entered, for going back to them.
typedef struct historyW EditlineHistory;

// Stores the next character and returns 1; returns 0 at the end of input and -1 after an error.
typedef int (*EditlineReadFunction)(void *owner, uint32_t *character);

// What a key of ours asks for. To each belongs a name, to which keys may be bound: "accept-line",
// "complete-word", "earlier-line", "later-line", "search-earlier", "search-later", "delete-before",
// "delete-after", "move-before", "move-after", "move-end", "next-word", "transpose",
// "edit-outside", "last-word".
typedef enum {
  editline_accept,
  editline_complete,
  editline_earlier,
  editline_later,
  editline_search_earlier,
  editline_search_later,
  editline_delete_before_cursor,
  editline_delete_after_cursor,
  editline_move_before,
  editline_move_after,
  editline_move_end,
  editline_next_word,
  editline_transpose,
  editline_edit_outside,
  editline_last_word
} EditlineAction;

// What libedit does after a key of ours: go on, go on with a number that was typed before the key
// still to be used, end with the line, or end without one.
typedef enum { editline_go_on, editline_again, editline_take_line, editline_end } EditlineAnswer;

// Does what a key asks for.
typedef EditlineAnswer (*EditlineKeyFunction)(void *owner, EditlineAction action);

// What keys asked of the screen: to ring the bell, to clear it.
typedef struct {
  bool bell;
  bool clearing;
} EditlineWishes;

// The line while it is being edited; all three point into one buffer.
typedef struct {
  const uint32_t *start;
  const uint32_t *cursor;
  const uint32_t *end;
} EditlineText;

// Makes an editor that draws nothing: whoever reads the keys shows the line. Messages of libedit
// itself go to `error`. Takes over none of the descriptors. The functions are called with `owner`:
// `read` for every key, `act` for the keys of ours.
EditLine *_Nullable editline_make(const char *program, int input, int output, int error,
                                  void *owner, EditlineReadFunction read,
                                  EditlineKeyFunction act);

// Ends an editor and puts the terminal back.
void editline_destroy(EditLine *editor);

// Whether there is a description of a terminal of that name.
bool editline_knows_terminal(EditLine *editor, const char *name);

// Chooses the keys: "emacs" or "vi".
bool editline_set_editor(EditLine *editor, const char *name);

// Whether the keys are those of vi.
bool editline_is_vi(EditLine *editor);

// Binds keys, written as in editrc(5), to a function; in vi's command mode where `in_commands`.
bool editline_bind(EditLine *editor, bool in_commands, const char *keys, const char *function);

// Runs a file of settings; false at the first line that is wrong.
bool editline_source(EditLine *editor, const char *path);

// Reads a line; NULL at the end of input and after an error.
const uint32_t *_Nullable editline_read(EditLine *editor, size_t *count);

// Forgets the line and what was half typed, and puts the terminal back.
void editline_reset(EditLine *editor);

// Whether keys edit the line; else the terminal itself collects it, and shows it.
bool editline_is_editing(EditLine *editor);

// Looks at the line, changes it at the cursor.
EditlineText editline_text(EditLine *editor);
bool editline_insert(EditLine *editor, const uint32_t *text);
bool editline_replace(EditLine *editor, const uint32_t *text);
void editline_delete_before(EditLine *editor, int count);
void editline_move_cursor(EditLine *editor, int count);

// Has keys come before those that are read next.
void editline_type(EditLine *editor, const uint32_t *keys);

// Tells once what keys asked of the screen since the last call.
EditlineWishes editline_take_wishes(EditLine *editor);

// Switches between the terminal's modes for editing and those it had before.
void editline_prepare_terminal(EditLine *editor, bool is_editing);

// Makes a history of at most so many lines, in which no line follows itself.
EditlineHistory *_Nullable editline_history_make(EditLine *editor, int size);
void editline_history_destroy(EditlineHistory *history);
void editline_history_enter(EditlineHistory *history, const uint32_t *line);
void editline_history_clear(EditlineHistory *history);

// Makes the C library read and write UTF-8, whatever the environment says; false where it cannot.
bool editline_use_utf8(void);

#pragma clang assume_nonnull end

#endif
