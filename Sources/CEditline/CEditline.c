#define _GNU_SOURCE
#include "CEditline.h"

#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "wide characters are Unicode scalars");

// el_wset requires wide names, which are all ASCII here.
enum { name_limit = 128 };

static const wchar_t *widen(const char *text, wchar_t buffer[name_limit]) {
  size_t count = 0;
  for (; text[count] != '\0' && count + 1 < name_limit; count += 1)
    buffer[count] = (unsigned char)text[count];
  buffer[count] = L'\0';
  return buffer;
}

static FILE *open_stream(int descriptor, const char *mode) {
  int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (copy < 0) return NULL;
  FILE *stream = fdopen(copy, mode);
  if (stream == NULL) close(copy);
  return stream;
}

// The client data of an editor.
typedef struct {
  void *owner;
  EditlineReadFunction read;
  EditlineKeyFunction act;
  EditlineWishes wishes;
  ptrdiff_t length;
} State;

static State *state_of(EditLine *editor) {
  void *state = NULL;
  el_wget(editor, EL_CLIENTDATA, &state);
  return state;
}

// libedit draws to a stream that discards its output. Only two characters have a meaning: the
// terminal's bell, and the one that we set for clearing the screen. Neither is part of a drawn
// line, where control characters are escaped.
enum { bell = '\a', clearing = '\f' };

static ssize_t note_wishes(void *state, const char *bytes, size_t count) {
  EditlineWishes *wishes = &((State *)state)->wishes;
  if (memchr(bytes, bell, count) != NULL) wishes->bell = true;
  if (memchr(bytes, clearing, count) != NULL) wishes->clearing = true;
  return (ssize_t)count;
}

static FILE *open_drawing(State *state) {
  return fopencookie(state, "w", (cookie_io_functions_t){.write = note_wishes});
}

// A terminal that can only ring and be cleared, so that libedit draws less.
static void simplify_terminal(EditLine *editor) {
  static const wchar_t clears[] = {clearing, L'\0'};
  el_wset(editor, EL_TERMINAL, "dumb");
  el_wset(editor, EL_SETTC, L"cl", clears, (wchar_t *)NULL);
}

// After a key that only moves the cursor, libedit records a wrong row in a line with more rows than
// the terminal. It would then write beyond its memory at the next character.
static void correct_rows(EditLine *editor, State *state) {
  const LineInfoW *info = el_wline(editor);
  ptrdiff_t length = info->lastchar - info->buffer;
  if (length == state->length) el_wset(editor, EL_REFRESH);
  state->length = length;
}

static int read_key(EditLine *editor, wchar_t *character) {
  State *state = state_of(editor);
  correct_rows(editor, state);
  return state->read(state->owner, (uint32_t *)character);
}

static unsigned char act(EditLine *editor, EditlineAction action) {
  State *state = state_of(editor);
  switch (state->act(state->owner, action)) {
  case editline_take_line:
    // libedit's own function for Return does this too.
    editline_move_cursor(editor, INT_MAX);
    el_winsertstr(editor, L"\n");
    return CC_NEWLINE;
  case editline_end: return CC_EOF;
  case editline_again: return CC_ARGHACK;
  default: return CC_REFRESH;
  }
}

static unsigned char accept_line(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_accept);
}

static unsigned char complete_word(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_complete);
}

static unsigned char earlier_line(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_earlier);
}

static unsigned char later_line(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_later);
}

static unsigned char search_earlier(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_search_earlier);
}

static unsigned char search_later(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_search_later);
}

static unsigned char delete_before(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_delete_before_cursor);
}

static unsigned char delete_after(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_delete_after_cursor);
}

static unsigned char move_before(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_move_before);
}

static unsigned char move_after(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_move_after);
}

static unsigned char move_end(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_move_end);
}

static unsigned char next_word(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_next_word);
}

static unsigned char transpose(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_transpose);
}

static unsigned char edit_outside(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_edit_outside);
}

static unsigned char undo_change(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_undo);
}

static unsigned char last_word(EditLine *editor, wint_t key) {
  (void)key;
  return act(editor, editline_last_word);
}

static void set_up(EditLine *editor, State *state) {
  el_wset(editor, EL_CLIENTDATA, state);
  el_wset(editor, EL_GETCFN, read_key);
  el_wset(editor, EL_SIGNAL, 0);
  simplify_terminal(editor);
  // While a line is edited, Ctrl-S and Ctrl-Q are ordinary keys. CR and LF stay distinct, because
  // one CR LF in a paste must not become two lines.
  el_wset(editor, EL_SETTY, L"-d", L"-ixon", L"-icrnl", L"-inlcr", (wchar_t *)NULL);
  // libedit keeps pointers to the texts, so they must be constants.
  el_wset(editor, EL_ADDFN, L"accept-line", L"The line is done", accept_line);
  el_wset(editor, EL_ADDFN, L"complete-word", L"Complete the word", complete_word);
  el_wset(editor, EL_ADDFN, L"earlier-line", L"The line before that begins alike", earlier_line);
  el_wset(editor, EL_ADDFN, L"later-line", L"The line after that begins alike", later_line);
  el_wset(editor, EL_ADDFN, L"search-earlier", L"Search back as one types", search_earlier);
  el_wset(editor, EL_ADDFN, L"search-later", L"Search forward as one types", search_later);
  el_wset(editor, EL_ADDFN, L"delete-before", L"Delete what a person calls a character", delete_before);
  el_wset(editor, EL_ADDFN, L"delete-after", L"The same behind the cursor", delete_after);
  el_wset(editor, EL_ADDFN, L"move-before", L"Move over a character to the left", move_before);
  el_wset(editor, EL_ADDFN, L"move-after", L"Move over a character to the right", move_after);
  el_wset(editor, EL_ADDFN, L"move-end", L"Move to the end of the line", move_end);
  el_wset(editor, EL_ADDFN, L"next-word", L"Move behind the next word", next_word);
  el_wset(editor, EL_ADDFN, L"transpose", L"Change places of two characters", transpose);
  el_wset(editor, EL_ADDFN, L"edit-outside", L"Edit the line in another program", edit_outside);
  el_wset(editor, EL_ADDFN, L"undo-change", L"The line before its last change", undo_change);
  el_wset(editor, EL_ADDFN, L"last-word", L"The last word of a line before", last_word);
}

EditLine *editline_make(const char *program, int input, int output, int error, void *owner,
                        EditlineReadFunction read, EditlineKeyFunction act) {
  State *state = calloc(1, sizeof *state);
  FILE *in = open_stream(input, "r");
  FILE *out = state != NULL ? open_drawing(state) : NULL;
  FILE *messages = open_stream(error, "w");
  EditLine *editor = NULL;
  // libedit still needs the terminal's modes, so it gets the descriptor.
  if (in != NULL && out != NULL && messages != NULL)
    editor = el_init_fd(program, in, out, messages, input, output, fileno(messages));
  if (editor != NULL) {
    *state = (State){.owner = owner, .read = read, .act = act};
    set_up(editor, state);
    return editor;
  }
  if (in != NULL) fclose(in);
  if (out != NULL) fclose(out);
  if (messages != NULL) fclose(messages);
  free(state);
  return NULL;
}

void editline_destroy(EditLine *editor) {
  State *state = state_of(editor);
  FILE *streams[3] = {NULL, NULL, NULL};
  for (int index = 0; index < 3; index += 1) el_wget(editor, EL_GETFP, index, &streams[index]);
  el_end(editor);
  for (int index = 0; index < 3; index += 1)
    if (streams[index] != NULL) fclose(streams[index]);
  free(state);
}

bool editline_knows_terminal(EditLine *editor, const char *name) {
  bool is_known = el_wset(editor, EL_TERMINAL, name) == 0;
  simplify_terminal(editor);
  return is_known;
}

bool editline_set_editor(EditLine *editor, const char *name) {
  wchar_t wide[name_limit];
  return el_wset(editor, EL_EDITOR, widen(name, wide)) == 0;
}

bool editline_is_vi(EditLine *editor) {
  const wchar_t *name = NULL;
  if (el_wget(editor, EL_EDITOR, &name) != 0 || name == NULL) return false;
  return wcscmp(name, L"vi") == 0;
}

bool editline_bind(EditLine *editor, bool in_commands, const char *keys, const char *function) {
  wchar_t wide_keys[name_limit], wide_function[name_limit];
  widen(keys, wide_keys);
  widen(function, wide_function);
  if (in_commands)
    return el_wset(editor, EL_BIND, L"-a", wide_keys, wide_function, (wchar_t *)NULL) == 0;
  return el_wset(editor, EL_BIND, wide_keys, wide_function, (wchar_t *)NULL) == 0;
}

bool editline_source(EditLine *editor, const char *path) { return el_source(editor, path) == 0; }

bool editline_is_editing(EditLine *editor) {
  int is_editing = 0;
  el_wget(editor, EL_EDITMODE, &is_editing);
  return is_editing != 0;
}

const uint32_t *editline_read(EditLine *editor, size_t *count) {
  int result = 0;
  // This precedes the prompt, because a key typed at that moment would be echoed twice.
  if (editline_is_editing(editor)) el_wset(editor, EL_PREP_TERM, 1);
  const wchar_t *line = el_wgets(editor, &result);
  *count = line != NULL && result > 0 ? (size_t)result : 0;
  return (const uint32_t *)line;
}

void editline_reset(EditLine *editor) { el_reset(editor); }

EditlineText editline_text(EditLine *editor) {
  const LineInfoW *info = el_wline(editor);
  EditlineText text = {(const uint32_t *)info->buffer, (const uint32_t *)info->cursor,
                       (const uint32_t *)info->lastchar};
  return text;
}

bool editline_insert(EditLine *editor, const uint32_t *text) {
  return el_winsertstr(editor, (const wchar_t *)text) == 0;
}

bool editline_replace(EditLine *editor, const uint32_t *text) {
  return el_wreplacestr(editor, (const wchar_t *)text) == 0;
}

void editline_delete_before(EditLine *editor, int count) { el_wdeletestr(editor, count); }

void editline_move_cursor(EditLine *editor, int count) {
  const LineInfoW *info = el_wline(editor);
  if (count < info->buffer - info->cursor) count = (int)(info->buffer - info->cursor);
  if (count > info->lastchar - info->cursor) count = (int)(info->lastchar - info->cursor);
  el_cursor(editor, count);
}

void editline_type(EditLine *editor, const uint32_t *keys) {
  el_wpush(editor, (const wchar_t *)keys);
}

EditlineWishes editline_take_wishes(EditLine *editor) {
  State *state = state_of(editor);
  EditlineWishes wishes = state->wishes;
  state->wishes = (EditlineWishes){false, false};
  return wishes;
}

void editline_prepare_terminal(EditLine *editor, bool is_editing) {
  el_wset(editor, EL_PREP_TERM, is_editing ? 1 : 0);
}

EditlineHistory *editline_history_make(EditLine *editor, int size) {
  HistoryW *history = history_winit();
  if (history == NULL) return NULL;
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
  history_w(history, &event, H_SETUNIQUE, 1);
  el_wset(editor, EL_HIST, history_w, history);
  return history;
}

void editline_history_destroy(EditlineHistory *history) { history_wend(history); }

void editline_history_enter(EditlineHistory *history, const uint32_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, (const wchar_t *)line);
}

void editline_history_clear(EditlineHistory *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

bool editline_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index += 1)
    if (setlocale(LC_CTYPE, names[index]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
      return true;
  return false;
}
