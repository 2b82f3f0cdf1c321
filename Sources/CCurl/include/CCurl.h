// The libcurl calls that we use, one function each.
//
// libcurl's curl_easy_setopt and curl_easy_getinfo take variable arguments, which Swift cannot
// call; these functions take fixed ones. The library is not linked, since its thirty dependencies
// would double the program's start time. ccurl_library_open loads it on first use.
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library.
typedef struct CCurlLibrary CCurlLibrary;

// Exchanges that run together and share their connections.
typedef struct CCurlPool CCurlPool;

// One request and its response.
typedef struct CCurlExchange CCurlExchange;

// Takes a line of the head or a piece of the body; false ends the exchange.
typedef bool (*CCurlBytesFunction)(void *owner, const uint8_t *bytes, size_t count);

// The options with a text value.
typedef enum {
  ccurl_url,
  ccurl_method,
  ccurl_user_agent,
  ccurl_accepted_encodings,
  ccurl_protocols,
  ccurl_redirect_protocols
} CCurlText;

// The options with a number value; times are in milliseconds.
typedef enum {
  ccurl_total_time,
  ccurl_connect_time,
  ccurl_no_signals,
  ccurl_quick_exit,
  ccurl_follows_redirects,
  ccurl_verifies_peer,
  ccurl_verifies_host,
  ccurl_netrc,
  ccurl_allows_http09,
  ccurl_hides_proxy_heads,
  ccurl_without_body
} CCurlNumber;

// The moments of an exchange, in order.
typedef enum { ccurl_resolved, ccurl_connected, ccurl_sending } CCurlMoment;

// The results of an exchange that we distinguish, as libcurl's codes.
enum {
  ccurl_ok = 0,
  ccurl_unsupported_protocol = 1,
  ccurl_malformed_url = 3,
  ccurl_no_proxy_name = 5,
  ccurl_no_host_name = 6,
  ccurl_cannot_connect = 7,
  ccurl_weird_reply = 8,
  ccurl_http2 = 16,
  ccurl_partial_body = 18,
  ccurl_stopped_by_us = 23,
  ccurl_out_of_memory = 27,
  ccurl_timed_out = 28,
  ccurl_secure_connect = 35,
  ccurl_got_nothing = 52,
  ccurl_send_error = 55,
  ccurl_receive_error = 56,
  ccurl_peer_not_verified = 60,
  ccurl_bad_encoding = 61,
  ccurl_too_large = 63,
  ccurl_no_certificates = 77,
  ccurl_http2_stream = 92,
  ccurl_proxy = 97
};

// Loads the library; on failure, returns NULL and writes the reason to `problem`.
CCurlLibrary *_Nullable ccurl_library_open(const char *name, char *problem, size_t capacity);

// Frees the data of an unused library; the loaded code stays until the program exits.
void ccurl_library_close(CCurlLibrary *library);

// Returns the version as 0xMMmmpp.
unsigned ccurl_library_version(CCurlLibrary *library);

// Returns libcurl's message for the result of an exchange.
const char *ccurl_library_describe(CCurlLibrary *library, int code);

// Resolves a reference in a response from `base` to an absolute address; NULL if it is invalid. The
// caller frees the result.
char *_Nullable ccurl_library_resolve(CCurlLibrary *library, const char *base,
                                      const char *reference);
void ccurl_library_free(CCurlLibrary *library, char *text);

// Creates and destroys a pool, which must have no exchanges at its end.
CCurlPool *_Nullable ccurl_pool_make(CCurlLibrary *library);
void ccurl_pool_destroy(CCurlPool *pool);

// Adds an exchange and starts it; removes an exchange if it is in the pool.
bool ccurl_pool_add(CCurlPool *pool, CCurlExchange *exchange);
void ccurl_pool_remove(CCurlPool *pool, CCurlExchange *exchange);

// Continues all exchanges without waiting, and records which ones have ended.
bool ccurl_pool_perform(CCurlPool *pool);

// Waits until an exchange can continue or `descriptor`, unless negative, is readable. Returns 1 if
// the descriptor is readable, 0 otherwise, and -1 if the library cannot wait.
int ccurl_pool_wait(CCurlPool *pool, int descriptor, int milliseconds);

// Creates an exchange, whose functions receive `owner`; destroys an exchange that is in no pool.
CCurlExchange *_Nullable ccurl_exchange_make(CCurlPool *pool, void *owner,
                                             CCurlBytesFunction head, CCurlBytesFunction body);
void ccurl_exchange_destroy(CCurlExchange *exchange);

// Sets the options, headers and body of the request; false if the library fails. Texts are copied.
bool ccurl_exchange_set_text(CCurlExchange *exchange, CCurlText option, const char *text);
bool ccurl_exchange_set_number(CCurlExchange *exchange, CCurlNumber option, long number);
bool ccurl_exchange_add_header(CCurlExchange *exchange, const char *line);
bool ccurl_exchange_set_body(CCurlExchange *exchange, const uint8_t *bytes, size_t count);

// Returns the microseconds from the start to a moment; 0 if it has not been reached.
int64_t ccurl_exchange_time(CCurlExchange *exchange, CCurlMoment moment);

// Returns whether the encryption handshake has started.
bool ccurl_exchange_is_securing(CCurlExchange *exchange);

// Returns the number of body bytes received, before unpacking.
int64_t ccurl_exchange_wire_bytes(CCurlExchange *exchange);

// Returns the result: one of the codes above or another one of libcurl; -1 while the exchange runs.
int ccurl_exchange_result(CCurlExchange *exchange);

// Returns whether more data arrived than the head announced, as far as known.
bool ccurl_exchange_has_surplus(CCurlExchange *exchange);

// Returns libcurl's error message for this exchange; empty if it has none.
const char *ccurl_exchange_problem(CCurlExchange *exchange);

// Returns the system's reason for a failed connection; empty if it has none.
const char *ccurl_exchange_system_problem(CCurlExchange *exchange);

#pragma clang assume_nonnull end

#endif
