#define _GNU_SOURCE
#include "CMicrohttpd.h"

#include "CLoading.h"

#include <arpa/inet.h>
#include <errno.h>
#include <limits.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#define CALLS(call)                                                                                \
  call(MHD_get_version) call(MHD_start_daemon) call(MHD_stop_daemon) call(MHD_run)                 \
  call(MHD_get_daemon_info) call(MHD_get_timeout) call(MHD_add_connection)                         \
  call(MHD_lookup_connection_value) call(MHD_create_response_from_buffer)                          \
  call(MHD_create_response_from_callback) call(MHD_add_response_header)                            \
  call(MHD_queue_response) call(MHD_destroy_response) call(MHD_get_connection_info)                \
  call(MHD_suspend_connection) call(MHD_resume_connection)

struct CMicrohttpdLibrary {
  CALLS(CLOADING_MEMBER)
};

struct CMicrohttpdServer {
  CMicrohttpdLibrary *library;
  struct MHD_Daemon *daemon;
  void *owner;
  CMicrohttpdHandler handler;
  size_t body_limit;
  // Readable when the library has work, or when a watched stream's client has closed or sent
  // something: so the caller waits for one descriptor, not for one of each client.
  int watch;
  bool is_stopping;
  CMicrohttpdStream *streams;
};

// A name and a value of a response.
struct header {
  struct header *next;
  char *name;
  char *value;
};

struct CMicrohttpdRequest {
  CMicrohttpdServer *server;
  struct MHD_Connection *connection;
  const char *method;
  char *target;
  uint8_t *body;
  size_t count;
  bool is_too_long;
  bool has_response;
  struct header *headers;
};

struct CMicrohttpdStream {
  CMicrohttpdServer *server;
  struct MHD_Connection *connection; // NULL once the connection has ended
  CMicrohttpdStream *next;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  size_t sent;
  bool is_suspended;
  bool is_ending;
  bool is_released;
};

// --- the library -------------------------------------------------------------------------------

CMicrohttpdLibrary *cmicrohttpd_library_open(const char *name, char *problem, size_t capacity) {
  return cloading_open(name, CALLS(CLOADING_NAME), sizeof(CMicrohttpdLibrary), problem, capacity);
}

// The version as a number: 0.9.75 is 0x00097500.
uint32_t cmicrohttpd_library_version(CMicrohttpdLibrary *library) {
  unsigned int parts[3] = {0, 0, 0};
  sscanf(library->call_MHD_get_version(), "%u.%u.%u", &parts[0], &parts[1], &parts[2]);
  uint32_t number = 0;
  for (int index = 0; index < 3; index += 1) {
    unsigned int part = parts[index] % 100;
    number = number << 8 | (part / 10 << 4 | part % 10);
  }
  return number << 8;
}

void cmicrohttpd_library_close(CMicrohttpdLibrary *library) { free(library); }

// --- requests ----------------------------------------------------------------------------------

static void release_headers(CMicrohttpdRequest *request) {
  while (request->headers != NULL) {
    struct header *header = request->headers;
    request->headers = header->next;
    free(header->name);
    free(header->value);
    free(header);
  }
}

static void release_request(CMicrohttpdRequest *request) {
  release_headers(request);
  free(request->target);
  free(request->body);
  free(request);
}

static bool append_body(CMicrohttpdRequest *request, const char *data, size_t count) {
  if (request->is_too_long || count > request->server->body_limit - request->count) return false;
  uint8_t *body = realloc(request->body, request->count + count);
  if (body == NULL) return false;
  memcpy(body + request->count, data, count);
  request->body = body;
  request->count += count;
  return true;
}

// The whole target, before the library decodes it and splits off the query.
static void *note_target(void *owner, const char *target, struct MHD_Connection *connection) {
  CMicrohttpdRequest *request = calloc(1, sizeof(CMicrohttpdRequest));
  if (request == NULL) return NULL;
  request->server = owner;
  request->connection = connection;
  request->target = strdup(target);
  if (request->target != NULL) return request;
  free(request);
  return NULL;
}

static enum MHD_Result take_request(void *owner, struct MHD_Connection *connection,
                                    const char *url, const char *method, const char *version,
                                    const char *data, size_t *count, void **state) {
  (void)connection, (void)url, (void)version;
  CMicrohttpdServer *server = owner;
  CMicrohttpdRequest *request = *state;
  if (request == NULL || server->is_stopping) return MHD_NO;
  if (request->method == NULL) {
    // The first call announces the request.
    request->method = method;
    return MHD_YES;
  }
  if (*count > 0) {
    if (!append_body(request, data, *count)) request->is_too_long = true;
    *count = 0;
    return MHD_YES;
  }
  if (request->is_too_long) return MHD_NO;
  request->method = method;
  server->handler(server->owner, request);
  return request->has_response ? MHD_YES : MHD_NO;
}

static void end_request(void *owner, struct MHD_Connection *connection, void **state,
                        enum MHD_RequestTerminationCode code) {
  (void)owner, (void)connection, (void)code;
  if (*state != NULL) release_request(*state);
  *state = NULL;
}

const char *cmicrohttpd_request_method(CMicrohttpdRequest *request) { return request->method; }

const char *cmicrohttpd_request_target(CMicrohttpdRequest *request) { return request->target; }

const char *cmicrohttpd_request_header(CMicrohttpdRequest *request, const char *name) {
  return request->server->library->call_MHD_lookup_connection_value(request->connection,
                                                                    MHD_HEADER_KIND, name);
}

const uint8_t *cmicrohttpd_request_body(CMicrohttpdRequest *request, size_t *count) {
  *count = request->count;
  return request->body;
}

bool cmicrohttpd_request_set(CMicrohttpdRequest *request, const char *name, const char *value) {
  struct header *header = calloc(1, sizeof(struct header));
  if (header == NULL) return false;
  header->name = strdup(name);
  header->value = strdup(value);
  header->next = request->headers;
  request->headers = header;
  return header->name != NULL && header->value != NULL;
}

// Sends a response with the headers so far; releases the response.
static bool queue(CMicrohttpdRequest *request, unsigned int status,
                  struct MHD_Response *response) {
  CMicrohttpdLibrary *library = request->server->library;
  bool is_queued = true;
  for (struct header *header = request->headers; header != NULL; header = header->next) {
    if (header->name == NULL || header->value == NULL ||
        library->call_MHD_add_response_header(response, header->name, header->value) != MHD_YES) {
      is_queued = false;
    }
  }
  release_headers(request);
  if (is_queued) {
    is_queued =
        library->call_MHD_queue_response(request->connection, status, response) == MHD_YES;
  }
  library->call_MHD_destroy_response(response);
  request->has_response = is_queued;
  return is_queued;
}

bool cmicrohttpd_request_respond(CMicrohttpdRequest *request, unsigned int status,
                                 const uint8_t *body, size_t count) {
  struct MHD_Response *response = request->server->library->call_MHD_create_response_from_buffer(
      count, (void *)body, MHD_RESPMEM_MUST_COPY);
  if (response == NULL || !cmicrohttpd_request_set(request, "Connection", "close")) return false;
  return queue(request, status, response);
}

// --- streams -----------------------------------------------------------------------------------

static ssize_t read_stream(void *owner, uint64_t position, char *buffer, size_t capacity) {
  (void)position;
  CMicrohttpdStream *stream = owner;
  size_t waiting = stream->count - stream->sent;
  if (waiting > 0) {
    size_t taken = waiting < capacity ? waiting : capacity;
    memcpy(buffer, stream->bytes + stream->sent, taken);
    stream->sent += taken;
    if (stream->sent == stream->count) stream->sent = stream->count = 0;
    return (ssize_t)taken;
  }
  if (stream->is_ending) return MHD_CONTENT_READER_END_OF_STREAM;
  // Without this the library would ask again at once.
  stream->is_suspended = true;
  stream->server->library->call_MHD_suspend_connection(stream->connection);
  return 0;
}

static void unlink_stream(CMicrohttpdStream *stream) {
  CMicrohttpdStream **place = &stream->server->streams;
  while (*place != NULL && *place != stream) place = &(*place)->next;
  if (*place == stream) *place = stream->next;
}

static void close_stream(void *owner) {
  CMicrohttpdStream *stream = owner;
  stream->connection = NULL;
  stream->is_suspended = false;
  unlink_stream(stream);
  free(stream->bytes);
  stream->bytes = NULL;
  stream->count = stream->sent = stream->capacity = 0;
  if (stream->is_released) free(stream);
}

static void resume(CMicrohttpdStream *stream) {
  if (stream->connection == NULL || !stream->is_suspended) return;
  stream->is_suspended = false;
  stream->server->library->call_MHD_resume_connection(stream->connection);
}

CMicrohttpdStream *cmicrohttpd_request_stream(CMicrohttpdRequest *request) {
  CMicrohttpdServer *server = request->server;
  CMicrohttpdStream *stream = calloc(1, sizeof(CMicrohttpdStream));
  if (stream == NULL) return NULL;
  stream->server = server;
  stream->connection = request->connection;
  stream->next = server->streams;
  server->streams = stream;
  struct MHD_Response *response = server->library->call_MHD_create_response_from_callback(
      MHD_SIZE_UNKNOWN, 16384, read_stream, stream, close_stream);
  if (response == NULL) {
    unlink_stream(stream);
    free(stream);
    return NULL;
  }
  // A stream that is refused here is released by close_stream.
  if (queue(request, MHD_HTTP_OK, response)) return stream;
  if (stream->connection != NULL) unlink_stream(stream);
  free(stream);
  return NULL;
}

bool cmicrohttpd_stream_write(CMicrohttpdStream *stream, const uint8_t *bytes, size_t count) {
  if (stream->connection == NULL || stream->is_ending) return false;
  if (stream->capacity - stream->count < count) {
    size_t capacity = stream->count + count + 4096;
    uint8_t *longer = realloc(stream->bytes, capacity);
    if (longer == NULL) return false;
    stream->bytes = longer;
    stream->capacity = capacity;
  }
  memcpy(stream->bytes + stream->count, bytes, count);
  stream->count += count;
  resume(stream);
  return true;
}

size_t cmicrohttpd_stream_waiting(CMicrohttpdStream *stream) {
  return stream->count - stream->sent;
}

int cmicrohttpd_stream_socket(CMicrohttpdStream *stream) {
  if (stream->connection == NULL) return -1;
  const union MHD_ConnectionInfo *info = stream->server->library->call_MHD_get_connection_info(
      stream->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

void cmicrohttpd_stream_end(CMicrohttpdStream *stream) {
  stream->is_ending = true;
  resume(stream);
}

void cmicrohttpd_stream_release(CMicrohttpdStream *stream) {
  if (stream->connection == NULL) {
    free(stream);
    return;
  }
  stream->is_released = true;
  cmicrohttpd_stream_end(stream);
}

// --- the server --------------------------------------------------------------------------------

static bool watch(CMicrohttpdServer *server, int descriptor) {
  struct epoll_event event = {.events = EPOLLIN | EPOLLRDHUP};
  return descriptor >= 0 && epoll_ctl(server->watch, EPOLL_CTL_ADD, descriptor, &event) == 0;
}

bool cmicrohttpd_stream_watch(CMicrohttpdStream *stream) {
  return watch(stream->server, cmicrohttpd_stream_socket(stream));
}

static int library_descriptor(CMicrohttpdServer *server) {
  const union MHD_DaemonInfo *info =
      server->library->call_MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD);
  return info == NULL ? -1 : info->epoll_fd;
}

// Errors of single connections are part of a server's life.
static void ignore(void *owner, const char *format, va_list arguments) {
  (void)owner, (void)format, (void)arguments;
}

CMicrohttpdServer *cmicrohttpd_server_start(CMicrohttpdLibrary *library, void *owner,
                                            CMicrohttpdHandler handler, size_t body_limit,
                                            unsigned int seconds) {
  CMicrohttpdServer *server = calloc(1, sizeof(CMicrohttpdServer));
  if (server == NULL) return NULL;
  server->library = library;
  server->owner = owner;
  server->handler = handler;
  server->body_limit = body_limit;
  server->daemon = library->call_MHD_start_daemon(
      MHD_USE_NO_LISTEN_SOCKET | MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0,
      NULL, NULL, take_request, server, MHD_OPTION_EXTERNAL_LOGGER, ignore, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, note_target, server, MHD_OPTION_NOTIFY_COMPLETED, end_request,
      server, MHD_OPTION_CONNECTION_TIMEOUT, seconds, MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_END);
  server->watch = epoll_create1(EPOLL_CLOEXEC);
  if (server->daemon != NULL && watch(server, library_descriptor(server))) return server;
  if (server->daemon != NULL) library->call_MHD_stop_daemon(server->daemon);
  if (server->watch >= 0) close(server->watch);
  free(server);
  return NULL;
}

void cmicrohttpd_server_stop(CMicrohttpdServer *server) {
  // The library aborts if a connection is still suspended.
  server->is_stopping = true;
  for (CMicrohttpdStream *stream = server->streams; stream != NULL; stream = stream->next) {
    cmicrohttpd_stream_end(stream);
  }
  // A run writes a part of each stream: its last text, then its end. A client that does not read is
  // not waited for.
  for (int runs = 0; runs < 16 && (runs < 2 || server->streams != NULL); runs += 1) {
    server->library->call_MHD_run(server->daemon);
  }
  server->library->call_MHD_stop_daemon(server->daemon);
  close(server->watch);
  free(server);
}

int cmicrohttpd_server_descriptor(CMicrohttpdServer *server) { return server->watch; }

int cmicrohttpd_server_timeout(CMicrohttpdServer *server) {
  MHD_UNSIGNED_LONG_LONG milliseconds = 0;
  if (server->library->call_MHD_get_timeout(server->daemon, &milliseconds) != MHD_YES) return -1;
  return milliseconds > INT_MAX ? INT_MAX : (int)milliseconds;
}

void cmicrohttpd_server_run(CMicrohttpdServer *server) {
  server->library->call_MHD_run(server->daemon);
}

bool cmicrohttpd_server_add(CMicrohttpdServer *server, int socket) {
  struct sockaddr_in6 address;
  memset(&address, 0, sizeof(address));
  socklen_t length = sizeof(address);
  if (getpeername(socket, (struct sockaddr *)&address, &length) != 0) {
    close(socket);
    return false;
  }
  return server->library->call_MHD_add_connection(server->daemon, socket,
                                                  (struct sockaddr *)&address, length) == MHD_YES;
}

// --- sockets -----------------------------------------------------------------------------------

static int open_socket(int family, const struct sockaddr *address, socklen_t length) {
  int opened = socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (opened < 0) return -1;
  int on = 1;
  // The port of an ended server is free at once; one in use stays in use.
  setsockopt(opened, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
  if (family == AF_INET6) setsockopt(opened, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof(on));
  if (bind(opened, address, length) == 0 && listen(opened, 64) == 0) return opened;
  int code = errno;
  close(opened);
  errno = code;
  return -1;
}

int cmicrohttpd_listen(bool is_six, uint16_t port, int *code) {
  struct sockaddr_in four = {.sin_family = AF_INET,
                             .sin_port = htons(port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct sockaddr_in6 six = {
      .sin6_family = AF_INET6, .sin6_port = htons(port), .sin6_addr = in6addr_loopback};
  int opened = is_six ? open_socket(AF_INET6, (struct sockaddr *)&six, sizeof(six))
                      : open_socket(AF_INET, (struct sockaddr *)&four, sizeof(four));
  *code = opened < 0 ? errno : 0;
  return opened;
}

int cmicrohttpd_listen_at(const char *address, uint16_t port, int *code) {
  struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(port)};
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(port)};
  int opened = -1;
  errno = EADDRNOTAVAIL;
  if (inet_pton(AF_INET, address, &four.sin_addr) == 1) {
    errno = EADDRNOTAVAIL;
    if (four.sin_addr.s_addr != htonl(INADDR_ANY))
      opened = open_socket(AF_INET, (struct sockaddr *)&four, sizeof(four));
  } else if (inet_pton(AF_INET6, address, &six.sin6_addr) == 1) {
    errno = EADDRNOTAVAIL;
    if (!IN6_IS_ADDR_UNSPECIFIED(&six.sin6_addr))
      opened = open_socket(AF_INET6, (struct sockaddr *)&six, sizeof(six));
  }
  *code = opened < 0 ? errno : 0;
  return opened;
}

bool cmicrohttpd_is_in_use(int code) { return code == EADDRINUSE; }

uint16_t cmicrohttpd_port(int socket) {
  struct sockaddr_in address;
  socklen_t length = sizeof(address);
  if (getsockname(socket, (struct sockaddr *)&address, &length) != 0) return 0;
  return ntohs(address.sin_port);
}

int cmicrohttpd_accept(int socket) {
  return accept4(socket, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

int64_t cmicrohttpd_peek(int socket, uint8_t *bytes, size_t capacity) {
  ssize_t count = recv(socket, bytes, capacity, MSG_PEEK | MSG_DONTWAIT);
  if (count >= 0) return count;
  return errno == EAGAIN || errno == EINTR ? cmicrohttpd_nothing_yet : cmicrohttpd_broken;
}

void cmicrohttpd_expect(int socket, size_t count) {
  int low = count > INT_MAX ? INT_MAX : (int)count;
  setsockopt(socket, SOL_SOCKET, SO_RCVLOWAT, &low, sizeof(low));
}

void cmicrohttpd_refuse(int socket, const uint8_t *bytes, size_t count) {
  // Unread bytes would make the system discard the response.
  uint8_t rest[4096];
  for (int round = 0; round < 64; round += 1) {
    if (recv(socket, rest, sizeof(rest), MSG_DONTWAIT) <= 0) break;
  }
  // A client that does not read its refusal gets none.
  send(socket, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
  shutdown(socket, SHUT_WR);
  close(socket);
}

void cmicrohttpd_close(int socket) { close(socket); }

bool cmicrohttpd_is_silent(int socket) {
  struct pollfd polled = {.fd = socket, .events = POLLIN | POLLRDHUP};
  return poll(&polled, 1, 0) == 0;
}
