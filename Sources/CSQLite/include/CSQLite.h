// The SQLite calls that we use, one function each.
//
// SQLite's configuration takes variable arguments, which Swift cannot call; these functions take
// fixed ones. The library is not linked, so that a program without a database starts without it.
// csqlite_library_open loads it on first use.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library.
typedef struct CSQLiteLibrary CSQLiteLibrary;

// An open database.
typedef struct CSQLiteDatabase CSQLiteDatabase;

// A compiled statement.
typedef struct CSQLiteStatement CSQLiteStatement;

// Returns whether the user canceled the running work.
typedef bool (*CSQLiteCancelFunction)(void);

// The results that we distinguish, as SQLite's extended codes.
enum {
  csqlite_ok = 0,
  csqlite_error = 1,
  csqlite_busy = 5,
  csqlite_locked = 6,
  csqlite_out_of_memory = 7,
  csqlite_read_only = 8,
  csqlite_interrupted = 9,
  csqlite_damaged = 11,
  csqlite_full = 13,
  csqlite_cannot_open = 14,
  csqlite_too_big = 18,
  csqlite_constraint = 19,
  csqlite_mismatch = 20,
  csqlite_forbidden = 23,
  csqlite_not_a_database = 26,
  csqlite_row = 100,
  csqlite_done = 101,
  csqlite_read_only_recovery = 264,
  csqlite_read_only_cannot_lock = 520,
  csqlite_read_only_rollback = 776,
  csqlite_read_only_folder = 1544,
  csqlite_check_failed = 275,
  csqlite_foreign_key_failed = 787,
  csqlite_not_null_failed = 1299,
  csqlite_primary_key_failed = 1555,
  csqlite_trigger_failed = 1811,
  csqlite_unique_failed = 2067,
  csqlite_rowid_failed = 2579
};

// The types of values, as SQLite's numbers.
enum {
  csqlite_integer = 1,
  csqlite_real = 2,
  csqlite_text = 3,
  csqlite_blob = 4,
  csqlite_null = 5
};

// How a database is opened.
typedef enum { csqlite_reading, csqlite_immutable, csqlite_writing } CSQLiteAccess;

// Loads the library; without it, NULL and the problem as text.
CSQLiteLibrary *_Nullable csqlite_library_open(const char *name, char *problem, size_t capacity);

// The version, such as 3040001.
int csqlite_library_version(CSQLiteLibrary *library);

// Releases the description of the library, which stays loaded.
void csqlite_library_close(CSQLiteLibrary *library);

// Returns SQLite's words for a code.
const char *csqlite_library_describe(CSQLiteLibrary *library, int code);

// Opens a database with all precautions against a hostile file.
//
// A lock is waited for at most the given time in milliseconds. The path is a file name, or a URI for
// immutable access. The result of the attempt is in code; the database is NULL unless it is 0.
CSQLiteDatabase *_Nullable csqlite_open(CSQLiteLibrary *library, const char *path,
                                        CSQLiteAccess access, int wait, int *code);
void csqlite_close(CSQLiteDatabase *database);

// Sets the longest wait for a lock from now on, in milliseconds.
void csqlite_set_wait(CSQLiteDatabase *database, int wait);

// Lets the schema use functions and virtual tables that are not marked as harmless.
void csqlite_trust_schema(CSQLiteDatabase *database);

// Asks the function now and then whether to stop the running statement; NULL asks nothing.
void csqlite_set_cancel(CSQLiteDatabase *database, CSQLiteCancelFunction _Nullable function);

// The extended code and the message of the last failed call, and the number of rows that the last
// statement changed.
int csqlite_code(CSQLiteDatabase *database);
const char *csqlite_message(CSQLiteDatabase *database);
int64_t csqlite_changes(CSQLiteDatabase *database);

// Whether no transaction is open.
bool csqlite_is_idle(CSQLiteDatabase *database);

// Compiles the first statement of a text; rest receives the number of bytes after it.
CSQLiteStatement *_Nullable csqlite_prepare(CSQLiteDatabase *database, const char *sql,
                                            size_t count, size_t *rest);
void csqlite_finalize(CSQLiteStatement *statement);
void csqlite_reset(CSQLiteStatement *statement);
bool csqlite_is_read_only(CSQLiteStatement *statement);
int csqlite_parameter_count(CSQLiteStatement *statement);

// Binds a value; parameters count from 1. The bytes are copied.
int csqlite_bind_null(CSQLiteStatement *statement, int index);
int csqlite_bind_integer(CSQLiteStatement *statement, int index, int64_t value);
int csqlite_bind_real(CSQLiteStatement *statement, int index, double value);
int csqlite_bind_text(CSQLiteStatement *statement, int index, const uint8_t *_Nullable bytes,
                      size_t count);
int csqlite_bind_blob(CSQLiteStatement *statement, int index, const uint8_t *_Nullable bytes,
                      size_t count);

// Takes the next row, and the values of the current one; columns count from 0.
int csqlite_step(CSQLiteStatement *statement);
int csqlite_column_count(CSQLiteStatement *statement);
int csqlite_column_type(CSQLiteStatement *statement, int column);
int64_t csqlite_column_integer(CSQLiteStatement *statement, int column);
double csqlite_column_real(CSQLiteStatement *statement, int column);
const uint8_t *_Nullable csqlite_column_bytes(CSQLiteStatement *statement, int column,
                                              size_t *count);

// Returns a hash of the current row's values from a column on, with their types. It copies nothing.
uint64_t csqlite_row_hash(CSQLiteStatement *statement, int first);

#pragma clang assume_nonnull end

#endif
