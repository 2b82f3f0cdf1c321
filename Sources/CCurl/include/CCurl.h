// The few calls of libcurl that we use, one function each.
//
// libcurl's own curl_easy_setopt and curl_easy_getinfo take variable arguments, which Swift cannot
// call: here are fixed ones. The library is not linked, since the thirty libraries behind it would
// double the time that the program needs to start: ccurl_library_open loads it when it is needed.
#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// The loaded library.
typedef struct CCurlLibrary CCurlLibrary;

// Exchanges that go on together and share their connections.
typedef struct CCurlPool CCurlPool;

// One request and its answer.
typedef struct CCurlExchange CCurlExchange;

// Takes a line of the head, or a piece of the body; false ends the exchange.
typedef bool (*CCurlBytesFunction)(void *owner, const uint8_t *bytes, size_t count);

// What may be set to a text.
typedef enum {
  ccurl_url,
  ccurl_method,
  ccurl_user_agent,
  ccurl_accepted_encodings,
  ccurl_protocols,
  ccurl_redirect_protocols
} CCurlText;

// What may be set to a number; times are in milliseconds.
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

// The moments of an exchange, in their order.
typedef enum { ccurl_resolved, ccurl_connected, ccurl_sending } CCurlMoment;

// How an exchange ended, as far as we tell the ways apart; the numbers are libcurl's.
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

// Loads the library; NULL leaves the reason in `problem`.
CCurlLibrary *_Nullable ccurl_library_open(const char *name, char *problem, size_t capacity);

// Frees what was made for the library, which nothing uses any more; what was loaded stays for as long as the
// program runs.
void ccurl_library_close(CCurlLibrary *library);

// The version as 0xMMmmpp.
unsigned ccurl_library_version(CCurlLibrary *library);

// libcurl's words for how an exchange ended.
const char *ccurl_library_describe(CCurlLibrary *library, int code);

// What a reference in an answer from `base` means, as an address of its own; NULL where it means
// nothing. To be freed.
char *_Nullable ccurl_library_resolve(CCurlLibrary *library, const char *base,
                                      const char *reference);
void ccurl_library_free(CCurlLibrary *library, char *text);

// Makes and ends a pool; it must have no exchanges left.
CCurlPool *_Nullable ccurl_pool_make(CCurlLibrary *library);
void ccurl_pool_destroy(CCurlPool *pool);

// Lets an exchange begin, and takes it out if it is in.
bool ccurl_pool_add(CCurlPool *pool, CCurlExchange *exchange);
void ccurl_pool_remove(CCurlPool *pool, CCurlExchange *exchange);

// Does what can be done without waiting, and notes which exchanges have ended.
bool ccurl_pool_perform(CCurlPool *pool);

// Waits until something can be done, or `descriptor` (if it is none below 0) can be read from: then
// the answer is 1, otherwise 0, and -1 where the library cannot wait.
int ccurl_pool_wait(CCurlPool *pool, int descriptor, int milliseconds);

// Makes an exchange, whose functions are called with `owner`; ends one that is in no pool.
CCurlExchange *_Nullable ccurl_exchange_make(CCurlPool *pool, void *owner,
                                             CCurlBytesFunction head, CCurlBytesFunction body);
void ccurl_exchange_destroy(CCurlExchange *exchange);

// Says what to ask for, and how; false where the library cannot. Texts are copied.
bool ccurl_exchange_set_text(CCurlExchange *exchange, CCurlText option, const char *text);
bool ccurl_exchange_set_number(CCurlExchange *exchange, CCurlNumber option, long number);
bool ccurl_exchange_add_header(CCurlExchange *exchange, const char *line);
bool ccurl_exchange_set_body(CCurlExchange *exchange, const uint8_t *bytes, size_t count);

// The microseconds from the beginning to a moment; 0 where it has not come.
int64_t ccurl_exchange_time(CCurlExchange *exchange, CCurlMoment moment);

// Whether the two sides have begun to agree on encryption.
bool ccurl_exchange_is_securing(CCurlExchange *exchange);

// How many bytes of the body came over the wire, before they were unpacked.
int64_t ccurl_exchange_wire_bytes(CCurlExchange *exchange);

// How it ended: one of the numbers above or another of libcurl's; -1 while it is under way.
int ccurl_exchange_result(CCurlExchange *exchange);

// Whether more had come at the end than the head announced, as far as that can be seen.
bool ccurl_exchange_has_surplus(CCurlExchange *exchange);

// libcurl's words about what went wrong in this exchange; empty where it had none.
const char *ccurl_exchange_problem(CCurlExchange *exchange);

// The system's words about why there is no connection; empty where it had none.
const char *ccurl_exchange_system_problem(CCurlExchange *exchange);

#pragma clang assume_nonnull end

#endif
