// The libedit calls that we use, one function each.
//
// libedit's el_set and history take variable arguments, which Swift cannot call, and its streams
// are FILE pointers. These functions take fixed arguments, file descriptors, and wide characters as
// numbers.
#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// One editor on one terminal.
typedef struct editline EditLine;

// The history of entered lines.
typedef struct historyW EditlineHistory;

// Stores the next character and returns 1; returns 0 at the end of input and -1 after an error.
typedef int (*EditlineReadFunction)(void *owner, uint32_t *character);

// The action of a custom key. Each has a name, to which keys can be bound: "accept-line",
// "complete-word", "earlier-line", "later-line", "search-earlier", "search-later", "delete-before",
// "delete-after", "move-before", "move-after", "move-end", "next-word", "transpose",
// "edit-outside", "last-word", "undo-change".
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
  editline_last_word,
  editline_undo
} EditlineAction;

// libedit's reaction to a custom key: continue; continue and keep the number typed before the key;
// end with the line; or end without a line.
typedef enum { editline_go_on, editline_again, editline_take_line, editline_end } EditlineAnswer;

// Performs the action of a key.
typedef EditlineAnswer (*EditlineKeyFunction)(void *owner, EditlineAction action);

// The screen requests of keys: ringing the bell and clearing the screen.
typedef struct {
  bool bell;
  bool clearing;
} EditlineWishes;

// The line being edited; all three pointers are into one buffer.
typedef struct {
  const uint32_t *start;
  const uint32_t *cursor;
  const uint32_t *end;
} EditlineText;

// Creates an editor that does not draw; the reader of the keys shows the line. libedit's own
// messages go to `error`. The editor takes ownership of no descriptor. The functions receive
// `owner`: `read` is called for every key, and `act` for custom keys.
EditLine *_Nullable editline_make(const char *program, int input, int output, int error,
                                  void *owner, EditlineReadFunction read,
                                  EditlineKeyFunction act);

// Destroys an editor and restores the terminal.
void editline_destroy(EditLine *editor);

// Returns whether a description of the named terminal exists.
bool editline_knows_terminal(EditLine *editor, const char *name);

// Selects the key bindings: "emacs" or "vi".
bool editline_set_editor(EditLine *editor, const char *name);

// Returns whether the key bindings are those of vi.
bool editline_is_vi(EditLine *editor);

// Binds keys, written as in editrc(5), to a function; if `in_commands` is true, in vi's command
// mode.
bool editline_bind(EditLine *editor, bool in_commands, const char *keys, const char *function);

// Runs a settings file; false at its first invalid line.
bool editline_source(EditLine *editor, const char *path);

// Reads a line; NULL at the end of input and after an error.
const uint32_t *_Nullable editline_read(EditLine *editor, size_t *count);

// Discards the line and incomplete input, and restores the terminal.
void editline_reset(EditLine *editor);

// Returns whether keys edit the line; otherwise the terminal collects and echoes it.
bool editline_is_editing(EditLine *editor);

// Reads the line and edits it at the cursor.
EditlineText editline_text(EditLine *editor);
bool editline_insert(EditLine *editor, const uint32_t *text);
bool editline_replace(EditLine *editor, const uint32_t *text);
void editline_delete_before(EditLine *editor, int count);
void editline_move_cursor(EditLine *editor, int count);

// Queues keys before those that are read next.
void editline_type(EditLine *editor, const uint32_t *keys);

// Returns the screen requests of keys since the last call.
EditlineWishes editline_take_wishes(EditLine *editor);

// Switches between the terminal modes for editing and the previous ones.
void editline_prepare_terminal(EditLine *editor, bool is_editing);

// Creates a history of limited size, without consecutive duplicates.
EditlineHistory *_Nullable editline_history_make(EditLine *editor, int size);
void editline_history_destroy(EditlineHistory *history);
void editline_history_enter(EditlineHistory *history, const uint32_t *line);
void editline_history_clear(EditlineHistory *history);

// Makes the system library read and write UTF-8, whatever the environment; false if it cannot.
bool editline_use_utf8(void);

#pragma clang assume_nonnull end

#endif
