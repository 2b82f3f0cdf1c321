// The libmicrohttpd calls that we use, one function each.
//
// libmicrohttpd starts a server with variable arguments, which Swift cannot call; these functions
// take fixed ones. The library is not linked, so that a program without a page starts without it.
// cmicrohttpd_library_open loads it on first use.
//
// The server accepts no connections itself. The caller accepts them, checks the first request, and
// hands each one over. Everything runs in the caller's thread, inside cmicrohttpd_server_run.
#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library.
typedef struct CMicrohttpdLibrary CMicrohttpdLibrary;

// A running server.
typedef struct CMicrohttpdServer CMicrohttpdServer;

// A complete request that waits for its response.
typedef struct CMicrohttpdRequest CMicrohttpdRequest;

// A response without an end, to which text is added.
typedef struct CMicrohttpdStream CMicrohttpdStream;

// Receives a complete request; it must respond before it returns.
typedef void (*CMicrohttpdHandler)(void *owner, CMicrohttpdRequest *request);

// Loads the library; without it, NULL and the problem as text.
CMicrohttpdLibrary *_Nullable cmicrohttpd_library_open(const char *name, char *problem,
                                                       size_t capacity);

// The version, such as 0x00097500.
uint32_t cmicrohttpd_library_version(CMicrohttpdLibrary *library);

// Releases the description of the library, which stays loaded.
void cmicrohttpd_library_close(CMicrohttpdLibrary *library);

// Starts a server without a socket of its own.
//
// A body longer than the limit closes its connection. A connection without traffic for the given
// time in seconds is closed.
CMicrohttpdServer *_Nullable cmicrohttpd_server_start(CMicrohttpdLibrary *library, void *owner,
                                                      CMicrohttpdHandler handler, size_t body_limit,
                                                      unsigned int seconds);

// Ends all streams and the server.
void cmicrohttpd_server_stop(CMicrohttpdServer *server);

// The descriptor that is readable when the server has work, or when a watched stream's client has
// closed or sent something.
int cmicrohttpd_server_descriptor(CMicrohttpdServer *server);

// The time after which the server has work, in milliseconds; -1 for no limit.
int cmicrohttpd_server_timeout(CMicrohttpdServer *server);

// Reads and writes what is possible now, without waiting; calls the handler.
void cmicrohttpd_server_run(CMicrohttpdServer *server);

// Hands over a connected socket, which is closed in any case; false if the server has no room.
bool cmicrohttpd_server_add(CMicrohttpdServer *server, int socket);

// The parts of a request; a header is NULL if it is missing.
const char *cmicrohttpd_request_method(CMicrohttpdRequest *request);
const char *cmicrohttpd_request_target(CMicrohttpdRequest *request);
const char *_Nullable cmicrohttpd_request_header(CMicrohttpdRequest *request, const char *name);
const uint8_t *_Nullable cmicrohttpd_request_body(CMicrohttpdRequest *request, size_t *count);

// Adds a header to the response.
bool cmicrohttpd_request_set(CMicrohttpdRequest *request, const char *name, const char *value);

// Responds with a body, which is copied, and closes the connection afterward.
bool cmicrohttpd_request_respond(CMicrohttpdRequest *request, unsigned int status,
                                 const uint8_t *_Nullable body, size_t count);

// Responds with a stream. The caller releases it; the connection may end earlier.
CMicrohttpdStream *_Nullable cmicrohttpd_request_stream(CMicrohttpdRequest *request);

// Adds text to a stream; false if its connection has ended or memory is short.
bool cmicrohttpd_stream_write(CMicrohttpdStream *stream, const uint8_t *bytes, size_t count);

// The number of bytes that the server has not sent yet.
size_t cmicrohttpd_stream_waiting(CMicrohttpdStream *stream);

// The socket of the connection, or -1 if it has ended.
int cmicrohttpd_stream_socket(CMicrohttpdStream *stream);

// Makes the server's descriptor readable when the client of a stream closes or sends something;
// false if the connection has ended or the system refuses.
bool cmicrohttpd_stream_watch(CMicrohttpdStream *stream);

// Ends the response after the text so far.
void cmicrohttpd_stream_end(CMicrohttpdStream *stream);

// Ends the response and releases the stream.
void cmicrohttpd_stream_release(CMicrohttpdStream *stream);

// Opens a socket of this machine only, on 127.0.0.1 or ::1; port 0 is a free one. Without success it
// is -1, and code is the system's number for the reason.
int cmicrohttpd_listen(bool is_six, uint16_t port, int *code);

// Opens a socket on a numeric address of this machine, to which other machines can connect. The
// address that means all of them is refused with EADDRNOTAVAIL.
int cmicrohttpd_listen_at(const char *address, uint16_t port, int *code);

// Whether a reason is that another program uses the port.
bool cmicrohttpd_is_in_use(int code);

// The port of an open socket.
uint16_t cmicrohttpd_port(int socket);

// Accepts a connection without waiting; -1 for none.
int cmicrohttpd_accept(int socket);

// What a look at the received bytes can be besides their number; 0 is the end.
typedef enum { cmicrohttpd_nothing_yet = -1, cmicrohttpd_broken = -2 } CMicrohttpdLook;

// Copies the received bytes and leaves them there.
int64_t cmicrohttpd_peek(int socket, uint8_t *bytes, size_t capacity);

// Makes a socket readable only from a number of bytes on.
void cmicrohttpd_expect(int socket, size_t count);

// Sends a short response and closes the connection.
void cmicrohttpd_refuse(int socket, const uint8_t *bytes, size_t count);
void cmicrohttpd_close(int socket);

// Whether the other side neither sent anything nor closed.
bool cmicrohttpd_is_silent(int socket);

#pragma clang assume_nonnull end

#endif
