// The libpq calls that we use, one function each.
//
// The library is not linked, so that a program without a server's tables starts without it.
// cpostgres_library_open loads it on first use. No call waits for the server except the lookup of a
// host name: cpostgres_wait waits, for at most the given time.
#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library.
typedef struct CPostgresLibrary CPostgresLibrary;

// A connection to a server.
typedef struct CPostgresConnection CPostgresConnection;

// A result of a statement: some of its rows, its end, or its error.
typedef struct CPostgresResult CPostgresResult;

// The progress of connecting.
typedef enum {
  cpostgres_failed = 0,
  cpostgres_reading = 1,
  cpostgres_writing = 2,
  cpostgres_connected = 3
} CPostgresProgress;

// The kinds of results.
typedef enum { cpostgres_rows, cpostgres_end, cpostgres_error } CPostgresKind;

// The fields of an error.
typedef enum {
  cpostgres_state,
  cpostgres_primary,
  cpostgres_detail,
  cpostgres_context,
  cpostgres_hint
} CPostgresField;

// The numbers of the types that have a meaning for us.
enum {
  cpostgres_bool = 16,
  cpostgres_bytea = 17,
  cpostgres_int8 = 20,
  cpostgres_int2 = 21,
  cpostgres_int4 = 23,
  cpostgres_oid = 26,
  cpostgres_json = 114,
  cpostgres_float4 = 700,
  cpostgres_float8 = 701,
  cpostgres_numeric = 1700,
  cpostgres_jsonb = 3802
};

// Loads the library; without it, NULL and the problem as text.
CPostgresLibrary *_Nullable cpostgres_library_open(const char *name, char *problem,
                                                   size_t capacity);

// Releases the description of the library, which stays loaded.
void cpostgres_library_close(CPostgresLibrary *library);

// Whether an address names a setting, such as host or sslmode; false for a bad address too. Its value
// as a number is stored, 0 for another text, unless the pointer to it is NULL.
bool cpostgres_has_setting(CPostgresLibrary *library, const char *address, const char *name,
                           int *_Nullable number);

// Whether the library understands an address.
bool cpostgres_is_address(CPostgresLibrary *library, const char *address);

// Starts connecting. Names and values are lists that end with NULL; later ones win.
CPostgresConnection *_Nullable cpostgres_start(CPostgresLibrary *library,
                                               const char *_Nullable const *_Nonnull names,
                                               const char *_Nullable const *_Nonnull values);

// Goes on connecting; the result is what to wait for.
CPostgresProgress cpostgres_go_on(CPostgresConnection *connection);

void cpostgres_close(CPostgresConnection *connection);

// Waits until the server can be read from or written to; false when the time is over or a signal
// came.
bool cpostgres_wait(CPostgresConnection *connection, bool writing, int milliseconds);

// The message of the last failed call.
const char *cpostgres_message(CPostgresConnection *connection);

// Facts about the connection: its names are empty before it is made.
const char *cpostgres_host(CPostgresConnection *connection);
const char *cpostgres_port(CPostgresConnection *connection);
const char *cpostgres_database(CPostgresConnection *connection);
bool cpostgres_is_alive(CPostgresConnection *connection);
bool cpostgres_is_idle(CPostgresConnection *connection);
bool cpostgres_needed_password(CPostgresConnection *connection);

// Sends a statement with its values as texts; a NULL is NULL. Rows come one at a time if asked for.
bool cpostgres_send(CPostgresConnection *connection, const char *sql, int count,
                    const char *_Nullable const *_Nullable values, bool one_by_one);

// Compiles a statement without running it, and asks for the number of its parameters.
bool cpostgres_send_preparation(CPostgresConnection *connection, const char *sql);
bool cpostgres_send_description(CPostgresConnection *connection);

// Sends what is left: 0 if all is sent, 1 if the server must be waited for, -1 if it is gone.
int cpostgres_flush(CPostgresConnection *connection);

// Reads what has arrived; false if the server is gone.
bool cpostgres_receive(CPostgresConnection *connection);

// Takes a notification that has arrived; false without one. Its channel and text are dropped.
bool cpostgres_take_notification(CPostgresConnection *connection);

// Whether the next result has not arrived yet.
bool cpostgres_is_busy(CPostgresConnection *connection);

// Asks the server to stop the running statement.
void cpostgres_cancel(CPostgresConnection *connection);

// Takes the next result; NULL at the end of the statement.
CPostgresResult *_Nullable cpostgres_take(CPostgresConnection *connection);
void cpostgres_release(CPostgresResult *result);

CPostgresKind cpostgres_kind(CPostgresResult *result);
const char *_Nullable cpostgres_error_field(CPostgresResult *result, CPostgresField field);
int cpostgres_row_count(CPostgresResult *result);
int cpostgres_column_count(CPostgresResult *result);
int cpostgres_parameter_count(CPostgresResult *result);
uint32_t cpostgres_type(CPostgresResult *result, int column);

// The number of rows that the statement changed, as digits.
const char *cpostgres_changes(CPostgresResult *result);

// A value as text; NULL for NULL.
const uint8_t *_Nullable cpostgres_value(CPostgresResult *result, int row, int column,
                                         size_t *count);

#pragma clang assume_nonnull end

#endif
