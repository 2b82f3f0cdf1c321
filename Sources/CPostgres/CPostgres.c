#define _GNU_SOURCE
#include "CPostgres.h"

#include "CLoading.h"

#include <poll.h>
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif
#include <stdlib.h>
#include <string.h>

#define CALLS(call)                                                                                \
  call(PQconninfoParse) call(PQconninfoFree) call(PQfreemem) call(PQconnectStartParams)            \
  call(PQconnectPoll) call(PQfinish) call(PQsocket) call(PQerrorMessage) call(PQhost) call(PQport) \
  call(PQdb) call(PQstatus) call(PQtransactionStatus) call(PQconnectionNeedsPassword)              \
  call(PQsetnonblocking) call(PQsetNoticeProcessor) call(PQsendQueryParams)                        \
  call(PQsetSingleRowMode) call(PQsendPrepare) call(PQsendDescribePrepared) call(PQflush)          \
  call(PQconsumeInput) call(PQisBusy) call(PQgetCancel) call(PQcancel) call(PQfreeCancel)          \
  call(PQgetResult) call(PQclear) call(PQresultStatus) call(PQresultErrorField) call(PQntuples)    \
  call(PQnfields) call(PQnparams) call(PQftype) call(PQcmdTuples) call(PQgetisnull)                \
  call(PQgetvalue) call(PQgetlength) call(PQnotifies)

struct CPostgresLibrary {
  CALLS(CLOADING_MEMBER)
};

struct CPostgresConnection {
  CPostgresLibrary *library;
  PGconn *connection;
};

struct CPostgresResult {
  CPostgresLibrary *library;
  PGresult *result;
};

// --- the library -------------------------------------------------------------------------------

CPostgresLibrary *cpostgres_library_open(const char *name, char *problem, size_t capacity) {
  return cloading_open(name, CALLS(CLOADING_NAME), sizeof(CPostgresLibrary), problem, capacity);
}

void cpostgres_library_close(CPostgresLibrary *library) { free(library); }

// --- addresses ---------------------------------------------------------------------------------

// The message is dropped: it may contain a part of the password.
static PQconninfoOption *parse(CPostgresLibrary *library, const char *address) {
  char *message = NULL;
  PQconninfoOption *options = library->call_PQconninfoParse(address, &message);
  if (message != NULL) library->call_PQfreemem(message);
  return options;
}

bool cpostgres_is_address(CPostgresLibrary *library, const char *address) {
  PQconninfoOption *options = parse(library, address);
  bool is_address = options != NULL;
  if (is_address) library->call_PQconninfoFree(options);
  return is_address;
}

bool cpostgres_has_setting(CPostgresLibrary *library, const char *address, const char *name,
                           int *number) {
  PQconninfoOption *options = parse(library, address);
  if (options == NULL) return false;
  bool is_set = false;
  for (PQconninfoOption *option = options; option->keyword != NULL; option++)
    if (strcmp(option->keyword, name) == 0 && option->val != NULL && option->val[0] != '\0') {
      is_set = true;
      if (number != NULL) *number = atoi(option->val);
    }
  library->call_PQconninfoFree(options);
  return is_set;
}

// --- connections -------------------------------------------------------------------------------

// What the server says besides its answers would be printed between the lines of the screen.
static void ignore(void *owner, const char *message) { (void)owner, (void)message; }

CPostgresConnection *cpostgres_start(CPostgresLibrary *library, const char *const *names,
                                     const char *const *values) {
  CPostgresConnection *started = calloc(1, sizeof(CPostgresConnection));
  if (started == NULL) return NULL;
  started->library = library;
  started->connection = library->call_PQconnectStartParams(names, values, 1);
  if (started->connection == NULL) {
    free(started);
    return NULL;
  }
  library->call_PQsetNoticeProcessor(started->connection, ignore, NULL);
  return started;
}

CPostgresProgress cpostgres_go_on(CPostgresConnection *connection) {
  CPostgresLibrary *library = connection->library;
  if (library->call_PQstatus(connection->connection) == CONNECTION_BAD) return cpostgres_failed;
  switch (library->call_PQconnectPoll(connection->connection)) {
  case PGRES_POLLING_OK:
    library->call_PQsetnonblocking(connection->connection, 1);
    return cpostgres_connected;
  case PGRES_POLLING_READING: return cpostgres_reading;
  case PGRES_POLLING_WRITING: return cpostgres_writing;
  default: return cpostgres_failed;
  }
}

void cpostgres_close(CPostgresConnection *connection) {
  connection->library->call_PQfinish(connection->connection);
  free(connection);
}

bool cpostgres_wait(CPostgresConnection *connection, bool writing, int milliseconds) {
  struct pollfd wanted = {.fd = connection->library->call_PQsocket(connection->connection),
                          .events = writing ? POLLIN | POLLOUT : POLLIN};
  // Without a socket, the next call says what is wrong.
  return wanted.fd < 0 || poll(&wanted, 1, milliseconds) > 0;
}

static const char *text_or_empty(const char *text) { return text == NULL ? "" : text; }

const char *cpostgres_message(CPostgresConnection *connection) {
  return text_or_empty(connection->library->call_PQerrorMessage(connection->connection));
}

const char *cpostgres_host(CPostgresConnection *connection) {
  return text_or_empty(connection->library->call_PQhost(connection->connection));
}

const char *cpostgres_port(CPostgresConnection *connection) {
  return text_or_empty(connection->library->call_PQport(connection->connection));
}

const char *cpostgres_database(CPostgresConnection *connection) {
  return text_or_empty(connection->library->call_PQdb(connection->connection));
}

bool cpostgres_is_alive(CPostgresConnection *connection) {
  return connection->library->call_PQstatus(connection->connection) == CONNECTION_OK;
}

bool cpostgres_is_idle(CPostgresConnection *connection) {
  return connection->library->call_PQtransactionStatus(connection->connection) == PQTRANS_IDLE;
}

bool cpostgres_needed_password(CPostgresConnection *connection) {
  return connection->library->call_PQconnectionNeedsPassword(connection->connection) != 0;
}

// --- statements --------------------------------------------------------------------------------

bool cpostgres_send(CPostgresConnection *connection, const char *sql, int count,
                    const char *const *values, bool one_by_one) {
  CPostgresLibrary *library = connection->library;
  if (library->call_PQsendQueryParams(connection->connection, sql, count, NULL, values, NULL, NULL,
                                      0) == 0)
    return false;
  if (one_by_one) library->call_PQsetSingleRowMode(connection->connection);
  return true;
}

bool cpostgres_send_preparation(CPostgresConnection *connection, const char *sql) {
  return connection->library->call_PQsendPrepare(connection->connection, "", sql, 0, NULL) != 0;
}

bool cpostgres_send_description(CPostgresConnection *connection) {
  return connection->library->call_PQsendDescribePrepared(connection->connection, "") != 0;
}

int cpostgres_flush(CPostgresConnection *connection) {
  return connection->library->call_PQflush(connection->connection);
}

bool cpostgres_receive(CPostgresConnection *connection) {
  return connection->library->call_PQconsumeInput(connection->connection) != 0;
}

bool cpostgres_take_notification(CPostgresConnection *connection) {
  PGnotify *notification = connection->library->call_PQnotifies(connection->connection);
  if (notification == NULL) return false;
  connection->library->call_PQfreemem(notification);
  return true;
}

bool cpostgres_is_busy(CPostgresConnection *connection) {
  return connection->library->call_PQisBusy(connection->connection) != 0;
}

void cpostgres_cancel(CPostgresConnection *connection) {
  PGcancel *cancel = connection->library->call_PQgetCancel(connection->connection);
  if (cancel == NULL) return;
  // If the server cannot be reached, the next read says so.
  char problem[256];
  connection->library->call_PQcancel(cancel, problem, sizeof problem);
  connection->library->call_PQfreeCancel(cancel);
}

CPostgresResult *cpostgres_take(CPostgresConnection *connection) {
  PGresult *result = connection->library->call_PQgetResult(connection->connection);
  if (result == NULL) return NULL;
  CPostgresResult *taken = calloc(1, sizeof(CPostgresResult));
  if (taken == NULL) {
    connection->library->call_PQclear(result);
    return NULL;
  }
  taken->library = connection->library;
  taken->result = result;
  return taken;
}

void cpostgres_release(CPostgresResult *result) {
  result->library->call_PQclear(result->result);
  free(result);
}

CPostgresKind cpostgres_kind(CPostgresResult *result) {
  switch (result->library->call_PQresultStatus(result->result)) {
  case PGRES_TUPLES_OK:
  case PGRES_SINGLE_TUPLE: return cpostgres_rows;
  case PGRES_COMMAND_OK: return cpostgres_end;
  default: return cpostgres_error;
  }
}

const char *cpostgres_error_field(CPostgresResult *result, CPostgresField field) {
  static const int codes[] = {[cpostgres_state] = PG_DIAG_SQLSTATE,
                              [cpostgres_primary] = PG_DIAG_MESSAGE_PRIMARY,
                              [cpostgres_detail] = PG_DIAG_MESSAGE_DETAIL,
                              [cpostgres_context] = PG_DIAG_CONTEXT,
                              [cpostgres_hint] = PG_DIAG_MESSAGE_HINT};
  return result->library->call_PQresultErrorField(result->result, codes[field]);
}

int cpostgres_row_count(CPostgresResult *result) {
  return result->library->call_PQntuples(result->result);
}

int cpostgres_column_count(CPostgresResult *result) {
  return result->library->call_PQnfields(result->result);
}

int cpostgres_parameter_count(CPostgresResult *result) {
  return result->library->call_PQnparams(result->result);
}

uint32_t cpostgres_type(CPostgresResult *result, int column) {
  return result->library->call_PQftype(result->result, column);
}

const char *cpostgres_changes(CPostgresResult *result) {
  return text_or_empty(result->library->call_PQcmdTuples(result->result));
}

const uint8_t *cpostgres_value(CPostgresResult *result, int row, int column, size_t *count) {
  CPostgresLibrary *library = result->library;
  if (library->call_PQgetisnull(result->result, row, column)) {
    *count = 0;
    return NULL;
  }
  *count = (size_t)library->call_PQgetlength(result->result, row, column);
  return (const uint8_t *)library->call_PQgetvalue(result->result, row, column);
}
