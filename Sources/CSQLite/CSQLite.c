#define _GNU_SOURCE
#include "CSQLite.h"

#include "CLoading.h"

#include <limits.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CALLS(call)                                                                                \
  call(sqlite3_libversion_number) call(sqlite3_errstr) call(sqlite3_open_v2)                       \
  call(sqlite3_close_v2) call(sqlite3_extended_result_codes) call(sqlite3_db_config)               \
  call(sqlite3_limit) call(sqlite3_set_authorizer) call(sqlite3_busy_handler)                      \
  call(sqlite3_progress_handler) call(sqlite3_extended_errcode) call(sqlite3_errmsg)               \
  call(sqlite3_changes64) call(sqlite3_prepare_v3) call(sqlite3_finalize)                          \
  call(sqlite3_get_autocommit) call(sqlite3_bind_parameter_count)                             \
  call(sqlite3_reset) call(sqlite3_stmt_readonly) call(sqlite3_bind_null) call(sqlite3_bind_int64)                     \
  call(sqlite3_bind_double) call(sqlite3_bind_text64) call(sqlite3_bind_blob64)                    \
  call(sqlite3_step) call(sqlite3_column_count) call(sqlite3_column_type)                          \
  call(sqlite3_column_int64) call(sqlite3_column_double) call(sqlite3_column_text)                 \
  call(sqlite3_column_blob) call(sqlite3_column_bytes)

struct CSQLiteLibrary {
  CALLS(CLOADING_MEMBER)
};

struct CSQLiteDatabase {
  CSQLiteLibrary *library;
  sqlite3 *database;
  CSQLiteCancelFunction cancel;
  int wait;
};

struct CSQLiteStatement {
  CSQLiteLibrary *library;
  sqlite3_stmt *statement;
};

_Static_assert(csqlite_busy == SQLITE_BUSY, "as in sqlite3.h");
_Static_assert(csqlite_locked == SQLITE_LOCKED, "as in sqlite3.h");
_Static_assert(csqlite_out_of_memory == SQLITE_NOMEM, "as in sqlite3.h");
_Static_assert(csqlite_read_only == SQLITE_READONLY, "as in sqlite3.h");
_Static_assert(csqlite_interrupted == SQLITE_INTERRUPT, "as in sqlite3.h");
_Static_assert(csqlite_damaged == SQLITE_CORRUPT, "as in sqlite3.h");
_Static_assert(csqlite_full == SQLITE_FULL, "as in sqlite3.h");
_Static_assert(csqlite_cannot_open == SQLITE_CANTOPEN, "as in sqlite3.h");
_Static_assert(csqlite_too_big == SQLITE_TOOBIG, "as in sqlite3.h");
_Static_assert(csqlite_constraint == SQLITE_CONSTRAINT, "as in sqlite3.h");
_Static_assert(csqlite_mismatch == SQLITE_MISMATCH, "as in sqlite3.h");
_Static_assert(csqlite_forbidden == SQLITE_AUTH, "as in sqlite3.h");
_Static_assert(csqlite_not_a_database == SQLITE_NOTADB, "as in sqlite3.h");
_Static_assert(csqlite_row == SQLITE_ROW, "as in sqlite3.h");
_Static_assert(csqlite_done == SQLITE_DONE, "as in sqlite3.h");
_Static_assert(csqlite_read_only_recovery == SQLITE_READONLY_RECOVERY, "as in sqlite3.h");
_Static_assert(csqlite_read_only_cannot_lock == SQLITE_READONLY_CANTLOCK, "as in sqlite3.h");
_Static_assert(csqlite_read_only_rollback == SQLITE_READONLY_ROLLBACK, "as in sqlite3.h");
_Static_assert(csqlite_read_only_folder == SQLITE_READONLY_DIRECTORY, "as in sqlite3.h");
_Static_assert(csqlite_check_failed == SQLITE_CONSTRAINT_CHECK, "as in sqlite3.h");
_Static_assert(csqlite_foreign_key_failed == SQLITE_CONSTRAINT_FOREIGNKEY, "as in sqlite3.h");
_Static_assert(csqlite_not_null_failed == SQLITE_CONSTRAINT_NOTNULL, "as in sqlite3.h");
_Static_assert(csqlite_primary_key_failed == SQLITE_CONSTRAINT_PRIMARYKEY, "as in sqlite3.h");
_Static_assert(csqlite_trigger_failed == SQLITE_CONSTRAINT_TRIGGER, "as in sqlite3.h");
_Static_assert(csqlite_unique_failed == SQLITE_CONSTRAINT_UNIQUE, "as in sqlite3.h");
_Static_assert(csqlite_rowid_failed == SQLITE_CONSTRAINT_ROWID, "as in sqlite3.h");
_Static_assert(csqlite_integer == SQLITE_INTEGER && csqlite_real == SQLITE_FLOAT, "as there");
_Static_assert(csqlite_text == SQLITE_TEXT && csqlite_blob == SQLITE_BLOB, "as in sqlite3.h");
_Static_assert(csqlite_null == SQLITE_NULL, "as in sqlite3.h");

// --- the library -------------------------------------------------------------------------------

CSQLiteLibrary *csqlite_library_open(const char *name, char *problem, size_t capacity) {
  return cloading_open(name, CALLS(CLOADING_NAME), sizeof(CSQLiteLibrary), problem, capacity);
}

int csqlite_library_version(CSQLiteLibrary *library) {
  return library->call_sqlite3_libversion_number();
}

void csqlite_library_close(CSQLiteLibrary *library) { free(library); }

const char *csqlite_library_describe(CSQLiteLibrary *library, int code) {
  return library->call_sqlite3_errstr(code);
}

// --- databases ---------------------------------------------------------------------------------

// A statement never opens another file.
static int authorize(void *owner, int action, const char *first, const char *second,
                     const char *database, const char *trigger) {
  (void)owner, (void)first, (void)second, (void)database, (void)trigger;
  return action == SQLITE_ATTACH || action == SQLITE_DETACH ? SQLITE_DENY : SQLITE_OK;
}

static bool is_cancelled(CSQLiteDatabase *database) {
  return database->cancel != NULL && database->cancel();
}

static int hear_progress(void *owner) { return is_cancelled(owner); }

enum { pause = 10 };

static int hear_busy(void *owner, int count) {
  CSQLiteDatabase *database = owner;
  if (is_cancelled(database) || count * pause >= database->wait) return 0;
  struct timespec time = {.tv_nsec = pause * 1000000};
  nanosleep(&time, NULL);
  return 1;
}

static void protect(CSQLiteLibrary *library, sqlite3 *database) {
  __typeof__(sqlite3_db_config) *configure = library->call_sqlite3_db_config;
  configure(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL);
  configure(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)NULL);
  configure(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)NULL);
  configure(database, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)NULL);
  configure(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)NULL);
  configure(database, SQLITE_DBCONFIG_ENABLE_FKEY, 1, (int *)NULL);
  library->call_sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 1 << 28);
  library->call_sqlite3_limit(database, SQLITE_LIMIT_SQL_LENGTH, 1 << 20);
  library->call_sqlite3_limit(database, SQLITE_LIMIT_EXPR_DEPTH, 200);
  library->call_sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
  library->call_sqlite3_set_authorizer(database, authorize, NULL);
}

void csqlite_trust_schema(CSQLiteDatabase *opened) {
  __typeof__(sqlite3_db_config) *configure = opened->library->call_sqlite3_db_config;
  configure(opened->database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 1, (int *)NULL);
}

CSQLiteDatabase *csqlite_open(CSQLiteLibrary *library, const char *path, CSQLiteAccess access,
                              int wait, int *code) {
  CSQLiteDatabase *opened = calloc(1, sizeof(CSQLiteDatabase));
  if (opened == NULL) {
    *code = SQLITE_NOMEM;
    return NULL;
  }
  int flags = access == csqlite_writing ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  if (access == csqlite_immutable) flags |= SQLITE_OPEN_URI;
  opened->library = library;
  opened->wait = wait;
  *code = library->call_sqlite3_open_v2(path, &opened->database, flags | SQLITE_OPEN_NOMUTEX, NULL);
  if (*code != SQLITE_OK) {
    if (opened->database != NULL)
      *code = library->call_sqlite3_extended_errcode(opened->database);
    library->call_sqlite3_close_v2(opened->database);
    free(opened);
    return NULL;
  }
  library->call_sqlite3_extended_result_codes(opened->database, 1);
  protect(library, opened->database);
  library->call_sqlite3_busy_handler(opened->database, hear_busy, opened);
  return opened;
}

void csqlite_set_wait(CSQLiteDatabase *database, int wait) { database->wait = wait; }

void csqlite_close(CSQLiteDatabase *database) {
  database->library->call_sqlite3_close_v2(database->database);
  free(database);
}

void csqlite_set_cancel(CSQLiteDatabase *database, CSQLiteCancelFunction function) {
  database->cancel = function;
  database->library->call_sqlite3_progress_handler(
      database->database, 1000, function == NULL ? NULL : hear_progress, database);
}

int csqlite_code(CSQLiteDatabase *database) {
  return database->library->call_sqlite3_extended_errcode(database->database);
}

const char *csqlite_message(CSQLiteDatabase *database) {
  return database->library->call_sqlite3_errmsg(database->database);
}

int64_t csqlite_changes(CSQLiteDatabase *database) {
  return database->library->call_sqlite3_changes64(database->database);
}

bool csqlite_is_idle(CSQLiteDatabase *database) {
  return database->library->call_sqlite3_get_autocommit(database->database) != 0;
}

// --- statements --------------------------------------------------------------------------------

CSQLiteStatement *csqlite_prepare(CSQLiteDatabase *database, const char *sql, size_t count,
                                  size_t *rest) {
  CSQLiteStatement *prepared = calloc(1, sizeof(CSQLiteStatement));
  if (prepared == NULL) return NULL;
  const char *tail = NULL;
  prepared->library = database->library;
  int code = count > INT_MAX ? SQLITE_TOOBIG
                             : database->library->call_sqlite3_prepare_v3(
                                   database->database, sql, (int)count, 0, &prepared->statement,
                                   &tail);
  if (code != SQLITE_OK || prepared->statement == NULL) {
    free(prepared);
    return NULL;
  }
  *rest = tail == NULL ? 0 : count - (size_t)(tail - sql);
  return prepared;
}

void csqlite_finalize(CSQLiteStatement *statement) {
  statement->library->call_sqlite3_finalize(statement->statement);
  free(statement);
}

void csqlite_reset(CSQLiteStatement *statement) {
  statement->library->call_sqlite3_reset(statement->statement);
}

bool csqlite_is_read_only(CSQLiteStatement *statement) {
  return statement->library->call_sqlite3_stmt_readonly(statement->statement) != 0;
}

int csqlite_parameter_count(CSQLiteStatement *statement) {
  return statement->library->call_sqlite3_bind_parameter_count(statement->statement);
}

int csqlite_bind_null(CSQLiteStatement *statement, int index) {
  return statement->library->call_sqlite3_bind_null(statement->statement, index);
}

int csqlite_bind_integer(CSQLiteStatement *statement, int index, int64_t value) {
  return statement->library->call_sqlite3_bind_int64(statement->statement, index, value);
}

int csqlite_bind_real(CSQLiteStatement *statement, int index, double value) {
  return statement->library->call_sqlite3_bind_double(statement->statement, index, value);
}

// A null pointer would bind NULL instead of an empty text.
static const char *bytes_or_empty(const uint8_t *bytes) {
  return bytes == NULL ? "" : (const char *)bytes;
}

int csqlite_bind_text(CSQLiteStatement *statement, int index, const uint8_t *bytes, size_t count) {
  return statement->library->call_sqlite3_bind_text64(
      statement->statement, index, bytes_or_empty(bytes), count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int csqlite_bind_blob(CSQLiteStatement *statement, int index, const uint8_t *bytes, size_t count) {
  return statement->library->call_sqlite3_bind_blob64(
      statement->statement, index, bytes_or_empty(bytes), count, SQLITE_TRANSIENT);
}

int csqlite_step(CSQLiteStatement *statement) {
  return statement->library->call_sqlite3_step(statement->statement);
}

int csqlite_column_count(CSQLiteStatement *statement) {
  return statement->library->call_sqlite3_column_count(statement->statement);
}

int csqlite_column_type(CSQLiteStatement *statement, int column) {
  return statement->library->call_sqlite3_column_type(statement->statement, column);
}

int64_t csqlite_column_integer(CSQLiteStatement *statement, int column) {
  return statement->library->call_sqlite3_column_int64(statement->statement, column);
}

double csqlite_column_real(CSQLiteStatement *statement, int column) {
  return statement->library->call_sqlite3_column_double(statement->statement, column);
}

const uint8_t *csqlite_column_bytes(CSQLiteStatement *statement, int column, size_t *count) {
  CSQLiteLibrary *library = statement->library;
  bool is_text = library->call_sqlite3_column_type(statement->statement, column) == SQLITE_TEXT;
  const uint8_t *bytes = is_text
                             ? library->call_sqlite3_column_text(statement->statement, column)
                             : library->call_sqlite3_column_blob(statement->statement, column);
  *count = (size_t)library->call_sqlite3_column_bytes(statement->statement, column);
  return bytes;
}

// Two factors with random bits, and one that keeps the value 0 from staying 0.
static const uint64_t factor = 0xa0761d6478bd642f;
static const uint64_t other_factor = 0xe7037ed1a0b428db;

// Multiplies to 128 bits and folds these, so that each bit of the result depends on all bits.
static uint64_t mix(uint64_t left, uint64_t right) {
  unsigned __int128 product = (unsigned __int128)left * right;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static uint64_t mix_bytes(uint64_t hash, const uint8_t *bytes, size_t count) {
  hash = mix(hash ^ count, other_factor);
  uint64_t word = 0;
  for (; count >= sizeof word; count -= sizeof word, bytes += sizeof word) {
    memcpy(&word, bytes, sizeof word);
    hash = mix(hash ^ word ^ factor, other_factor);
  }
  word = 0;
  if (count > 0) memcpy(&word, bytes, count);
  return mix(hash ^ word ^ factor, other_factor);
}

uint64_t csqlite_row_hash(CSQLiteStatement *statement, int first) {
  CSQLiteLibrary *library = statement->library;
  sqlite3_stmt *row = statement->statement;
  int end = library->call_sqlite3_column_count(row);
  uint64_t hash = factor;
  for (int column = first; column < end; column++) {
    int type = library->call_sqlite3_column_type(row, column);
    hash = mix(hash ^ (uint64_t)type, factor);
    if (type == SQLITE_INTEGER) {
      uint64_t value = (uint64_t)library->call_sqlite3_column_int64(row, column);
      hash = mix(hash ^ value, other_factor);
    } else if (type == SQLITE_FLOAT) {
      double value = library->call_sqlite3_column_double(row, column);
      uint64_t bits = 0;
      memcpy(&bits, &value, sizeof bits);
      hash = mix(hash ^ bits, other_factor);
    } else if (type != SQLITE_NULL) {
      size_t count = 0;
      const uint8_t *bytes = csqlite_column_bytes(statement, column, &count);
      hash = mix_bytes(hash, bytes, bytes ? count : 0);
    }
  }
  return hash;
}
