#define _GNU_SOURCE
#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include "CLoading.h"

#include <curl/curl.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define CALLS(call)                                                                                \
  call(curl_global_init) call(curl_version_info) call(curl_free) call(curl_easy_init)              \
  call(curl_easy_setopt) call(curl_easy_getinfo) call(curl_easy_cleanup)                           \
  call(curl_easy_strerror) call(curl_slist_append) call(curl_slist_free_all) call(curl_url)        \
  call(curl_url_set) call(curl_url_get) call(curl_url_cleanup) call(curl_multi_init)               \
  call(curl_multi_cleanup) call(curl_multi_add_handle) call(curl_multi_remove_handle)              \
  call(curl_multi_perform) call(curl_multi_poll) call(curl_multi_info_read)

struct CCurlLibrary {
  CALLS(CLOADING_MEMBER)
};

// The maximum number of connections that close in one step with unread data, and of those watched.
enum { surplus_limit = 16, socket_limit = 64 };

struct CCurlPool {
  CCurlLibrary *library;
  CURLM *multi;
  // The local ports of the connections that closed in this step with unread data.
  long surplus_ports[surplus_limit];
  int surplus_count;
  // The open connections, and the number of running exchanges.
  int sockets[socket_limit];
  int socket_count;
  int exchange_count;
};

struct CCurlExchange {
  CCurlLibrary *library;
  CCurlPool *pool;
  CURL *easy;
  struct curl_slist *headers;
  void *owner;
  CCurlBytesFunction head;
  CCurlBytesFunction body;
  int result;
  bool is_in_pool;
  bool is_securing;
  bool has_surplus;
  char problem[CURL_ERROR_SIZE];
};

_Static_assert(ccurl_unsupported_protocol == CURLE_UNSUPPORTED_PROTOCOL, "as in curl.h");
_Static_assert(ccurl_malformed_url == CURLE_URL_MALFORMAT, "as in curl.h");
_Static_assert(ccurl_no_proxy_name == CURLE_COULDNT_RESOLVE_PROXY, "as in curl.h");
_Static_assert(ccurl_no_host_name == CURLE_COULDNT_RESOLVE_HOST, "as in curl.h");
_Static_assert(ccurl_cannot_connect == CURLE_COULDNT_CONNECT, "as in curl.h");
_Static_assert(ccurl_weird_reply == CURLE_WEIRD_SERVER_REPLY, "as in curl.h");
_Static_assert(ccurl_http2 == CURLE_HTTP2, "as in curl.h");
_Static_assert(ccurl_partial_body == CURLE_PARTIAL_FILE, "as in curl.h");
_Static_assert(ccurl_stopped_by_us == CURLE_WRITE_ERROR, "as in curl.h");
_Static_assert(ccurl_out_of_memory == CURLE_OUT_OF_MEMORY, "as in curl.h");
_Static_assert(ccurl_timed_out == CURLE_OPERATION_TIMEDOUT, "as in curl.h");
_Static_assert(ccurl_secure_connect == CURLE_SSL_CONNECT_ERROR, "as in curl.h");
_Static_assert(ccurl_got_nothing == CURLE_GOT_NOTHING, "as in curl.h");
_Static_assert(ccurl_send_error == CURLE_SEND_ERROR, "as in curl.h");
_Static_assert(ccurl_receive_error == CURLE_RECV_ERROR, "as in curl.h");
_Static_assert(ccurl_peer_not_verified == CURLE_PEER_FAILED_VERIFICATION, "as in curl.h");
_Static_assert(ccurl_bad_encoding == CURLE_BAD_CONTENT_ENCODING, "as in curl.h");
_Static_assert(ccurl_too_large == CURLE_FILESIZE_EXCEEDED, "as in curl.h");
_Static_assert(ccurl_no_certificates == CURLE_SSL_CACERT_BADFILE, "as in curl.h");
_Static_assert(ccurl_http2_stream == CURLE_HTTP2_STREAM, "as in curl.h");
_Static_assert(ccurl_proxy == CURLE_PROXY, "as in curl.h");

// --- the library -------------------------------------------------------------------------------

CCurlLibrary *ccurl_library_open(const char *name, char *problem, size_t capacity) {
  CCurlLibrary *library =
      cloading_open(name, CALLS(CLOADING_NAME), sizeof(CCurlLibrary), problem, capacity);
  if (library == NULL) return NULL;
  CURLcode code = library->call_curl_global_init(CURL_GLOBAL_DEFAULT);
  if (code == CURLE_OK) return library;
  cloading_note(library->call_curl_easy_strerror(code), problem, capacity);
  free(library);
  return NULL;
}

void ccurl_library_close(CCurlLibrary *library) { free(library); }

unsigned ccurl_library_version(CCurlLibrary *library) {
  return library->call_curl_version_info(CURLVERSION_NOW)->version_num;
}

const char *ccurl_library_describe(CCurlLibrary *library, int code) {
  return library->call_curl_easy_strerror((CURLcode)code);
}

char *ccurl_library_resolve(CCurlLibrary *library, const char *base, const char *reference) {
  CURLU *url = library->call_curl_url();
  if (url == NULL) return NULL;
  char *text = NULL;
  unsigned flags = CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME;
  if (library->call_curl_url_set(url, CURLUPART_URL, base, 0) == CURLUE_OK
      && library->call_curl_url_set(url, CURLUPART_URL, reference, flags) == CURLUE_OK)
    library->call_curl_url_get(url, CURLUPART_URL, &text, 0);
  library->call_curl_url_cleanup(url);
  return text;
}

void ccurl_library_free(CCurlLibrary *library, char *text) { library->call_curl_free(text); }

// --- data after the announced end --------------------------------------------------------------

// libcurl reads the announced number of body bytes and does not report more. Data received in one
// piece with the body is mentioned in its log; later data is still in the socket.

static bool has_unread(int socket) {
  char byte;
  return recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

static long local_port(int socket) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  if (getsockname(socket, (struct sockaddr *)&address, &size) != 0) return 0;
  switch (address.ss_family) {
  case AF_INET: return ntohs(((struct sockaddr_in *)&address)->sin_port);
  case AF_INET6: return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
  default: return 0;
  }
}

static curl_socket_t open_socket(void *owner, curlsocktype purpose,
                                 struct curl_sockaddr *address) {
  (void)purpose;
  CCurlPool *pool = owner;
  // Programs that we start must not inherit the socket.
  int type = address->socktype | SOCK_CLOEXEC;
  int opened = socket(address->family, type, address->protocol);
  if (opened >= 0 && pool->socket_count < socket_limit) {
    pool->sockets[pool->socket_count] = opened;
    pool->socket_count += 1;
  }
  return opened;
}

static int close_socket(void *owner, curl_socket_t socket) {
  CCurlPool *pool = owner;
  for (int index = 0; index < pool->socket_count; index += 1) {
    if (pool->sockets[index] != socket) continue;
    pool->socket_count -= 1;
    pool->sockets[index] = pool->sockets[pool->socket_count];
  }
  if (pool->surplus_count < surplus_limit && has_unread(socket)) {
    pool->surplus_ports[pool->surplus_count] = local_port(socket);
    pool->surplus_count += 1;
  }
  return close(socket);
}

// libcurl would read the rest of one response as the start of the next one. A connection with data
// before the request is therefore unusable.
static void end_talkative(CCurlPool *pool) {
  for (int index = 0; index < pool->socket_count; index += 1)
    if (has_unread(pool->sockets[index])) shutdown(pool->sockets[index], SHUT_RDWR);
}

static int hear_log(CURL *easy, curl_infotype type, char *text, size_t count, void *owner) {
  (void)easy;
  static const char excess[] = "Excess found";
  CCurlExchange *exchange = owner;
  size_t length = sizeof excess - 1;
  if (type == CURLINFO_SSL_DATA_OUT) exchange->is_securing = true;
  if (type == CURLINFO_TEXT && count >= length && memcmp(text, excess, length) == 0)
    exchange->has_surplus = true;
  return 0;
}

static bool left_surplus(CCurlExchange *exchange) {
  __typeof__(curl_easy_getinfo) *info = exchange->library->call_curl_easy_getinfo;
  curl_socket_t socket = CURL_SOCKET_BAD;
  if (info(exchange->easy, CURLINFO_ACTIVESOCKET, &socket) == CURLE_OK
      && socket != CURL_SOCKET_BAD) {
    if (!has_unread(socket)) return false;
    shutdown(socket, SHUT_RDWR);
    return true;
  }
  long port = 0;
  info(exchange->easy, CURLINFO_LOCAL_PORT, &port);
  for (int index = 0; index < exchange->pool->surplus_count; index += 1)
    if (port != 0 && exchange->pool->surplus_ports[index] == port) return true;
  return false;
}

bool ccurl_exchange_has_surplus(CCurlExchange *exchange) { return exchange->has_surplus; }

// --- pools -------------------------------------------------------------------------------------

CCurlPool *ccurl_pool_make(CCurlLibrary *library) {
  CCurlPool *pool = calloc(1, sizeof(CCurlPool));
  if (pool == NULL) return NULL;
  pool->library = library;
  pool->multi = library->call_curl_multi_init();
  if (pool->multi != NULL) return pool;
  free(pool);
  return NULL;
}

void ccurl_pool_destroy(CCurlPool *pool) {
  pool->library->call_curl_multi_cleanup(pool->multi);
  free(pool);
}

bool ccurl_pool_add(CCurlPool *pool, CCurlExchange *exchange) {
  if (pool->exchange_count == 0) end_talkative(pool);
  if (pool->library->call_curl_multi_add_handle(pool->multi, exchange->easy) != CURLM_OK)
    return false;
  exchange->is_in_pool = true;
  pool->exchange_count += 1;
  return true;
}

void ccurl_pool_remove(CCurlPool *pool, CCurlExchange *exchange) {
  if (!exchange->is_in_pool) return;
  exchange->is_in_pool = false;
  pool->exchange_count -= 1;
  pool->library->call_curl_multi_remove_handle(pool->multi, exchange->easy);
}

static void note_ended(CCurlPool *pool, CURLMsg *message) {
  CCurlExchange *exchange = NULL;
  pool->library->call_curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &exchange);
  if (message->msg != CURLMSG_DONE || exchange == NULL) return;
  exchange->result = (int)message->data.result;
  exchange->has_surplus = exchange->has_surplus || left_surplus(exchange);
}

bool ccurl_pool_perform(CCurlPool *pool) {
  int count = 0;
  pool->surplus_count = 0;
  if (pool->library->call_curl_multi_perform(pool->multi, &count) != CURLM_OK) return false;
  CURLMsg *message;
  while ((message = pool->library->call_curl_multi_info_read(pool->multi, &count)) != NULL)
    note_ended(pool, message);
  return true;
}

int ccurl_pool_wait(CCurlPool *pool, int descriptor, int milliseconds) {
  struct curl_waitfd extra = {.fd = descriptor, .events = CURL_WAIT_POLLIN};
  unsigned extra_count = descriptor < 0 ? 0 : 1;
  int ready = 0;
  CURLMcode code =
    pool->library->call_curl_multi_poll(pool->multi, &extra, extra_count, milliseconds, &ready);
  if (code != CURLM_OK) return -1;
  return extra.revents != 0;
}

// --- exchanges ---------------------------------------------------------------------------------

static size_t take_head(char *bytes, size_t size, size_t count, void *owner) {
  CCurlExchange *exchange = owner;
  bool goes_on = exchange->head(exchange->owner, (const uint8_t *)bytes, size * count);
  // Any value except the count ends the exchange with CURLE_WRITE_ERROR.
  return goes_on ? size * count : size * count + 1;
}

static size_t take_body(char *bytes, size_t size, size_t count, void *owner) {
  CCurlExchange *exchange = owner;
  bool goes_on = exchange->body(exchange->owner, (const uint8_t *)bytes, size * count);
  return goes_on ? size * count : size * count + 1;
}

static void connect_functions(CCurlExchange *exchange) {
  __typeof__(curl_easy_setopt) *set = exchange->library->call_curl_easy_setopt;
  set(exchange->easy, CURLOPT_PRIVATE, exchange);
  set(exchange->easy, CURLOPT_HEADERFUNCTION, take_head);
  set(exchange->easy, CURLOPT_HEADERDATA, exchange);
  set(exchange->easy, CURLOPT_WRITEFUNCTION, take_body);
  set(exchange->easy, CURLOPT_WRITEDATA, exchange);
  set(exchange->easy, CURLOPT_ERRORBUFFER, exchange->problem);
  set(exchange->easy, CURLOPT_DEBUGFUNCTION, hear_log);
  set(exchange->easy, CURLOPT_DEBUGDATA, exchange);
  set(exchange->easy, CURLOPT_VERBOSE, 1L);
  // A connection may outlive the exchange that opened it, but not the pool.
  set(exchange->easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  set(exchange->easy, CURLOPT_OPENSOCKETDATA, exchange->pool);
  set(exchange->easy, CURLOPT_CLOSESOCKETFUNCTION, close_socket);
  set(exchange->easy, CURLOPT_CLOSESOCKETDATA, exchange->pool);
}

CCurlExchange *ccurl_exchange_make(CCurlPool *pool, void *owner, CCurlBytesFunction head,
                                   CCurlBytesFunction body) {
  CCurlExchange *exchange = calloc(1, sizeof(CCurlExchange));
  if (exchange == NULL) return NULL;
  exchange->library = pool->library;
  exchange->pool = pool;
  exchange->owner = owner;
  exchange->result = -1;
  exchange->head = head;
  exchange->body = body;
  exchange->easy = pool->library->call_curl_easy_init();
  if (exchange->easy == NULL) {
    free(exchange);
    return NULL;
  }
  connect_functions(exchange);
  return exchange;
}

void ccurl_exchange_destroy(CCurlExchange *exchange) {
  exchange->library->call_curl_easy_cleanup(exchange->easy);
  exchange->library->call_curl_slist_free_all(exchange->headers);
  free(exchange);
}

static CURLoption text_option(CCurlText option) {
  switch (option) {
  case ccurl_url: return CURLOPT_URL;
  case ccurl_method: return CURLOPT_CUSTOMREQUEST;
  case ccurl_user_agent: return CURLOPT_USERAGENT;
  case ccurl_accepted_encodings: return CURLOPT_ACCEPT_ENCODING;
  case ccurl_protocols: return CURLOPT_PROTOCOLS_STR;
  case ccurl_redirect_protocols: return CURLOPT_REDIR_PROTOCOLS_STR;
  }
  return CURLOPT_LASTENTRY;
}

static CURLoption number_option(CCurlNumber option) {
  switch (option) {
  case ccurl_total_time: return CURLOPT_TIMEOUT_MS;
  case ccurl_connect_time: return CURLOPT_CONNECTTIMEOUT_MS;
  case ccurl_no_signals: return CURLOPT_NOSIGNAL;
  case ccurl_quick_exit: return CURLOPT_QUICK_EXIT;
  case ccurl_follows_redirects: return CURLOPT_FOLLOWLOCATION;
  case ccurl_verifies_peer: return CURLOPT_SSL_VERIFYPEER;
  case ccurl_verifies_host: return CURLOPT_SSL_VERIFYHOST;
  case ccurl_netrc: return CURLOPT_NETRC;
  case ccurl_allows_http09: return CURLOPT_HTTP09_ALLOWED;
  case ccurl_hides_proxy_heads: return CURLOPT_SUPPRESS_CONNECT_HEADERS;
  case ccurl_without_body: return CURLOPT_NOBODY;
  }
  return CURLOPT_LASTENTRY;
}

bool ccurl_exchange_set_text(CCurlExchange *exchange, CCurlText option, const char *text) {
  return exchange->library->call_curl_easy_setopt(exchange->easy, text_option(option), text)
         == CURLE_OK;
}

bool ccurl_exchange_set_number(CCurlExchange *exchange, CCurlNumber option, long number) {
  return exchange->library->call_curl_easy_setopt(exchange->easy, number_option(option), number)
         == CURLE_OK;
}

bool ccurl_exchange_add_header(CCurlExchange *exchange, const char *line) {
  struct curl_slist *list = exchange->library->call_curl_slist_append(exchange->headers, line);
  if (list == NULL) return false;
  exchange->headers = list;
  return exchange->library->call_curl_easy_setopt(exchange->easy, CURLOPT_HTTPHEADER, list)
         == CURLE_OK;
}

bool ccurl_exchange_set_body(CCurlExchange *exchange, const uint8_t *bytes, size_t count) {
  __typeof__(curl_easy_setopt) *set = exchange->library->call_curl_easy_setopt;
  // The count comes first; without it, the bytes would be read as a string.
  return set(exchange->easy, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count) == CURLE_OK
         && set(exchange->easy, CURLOPT_COPYPOSTFIELDS, bytes) == CURLE_OK;
}

int64_t ccurl_exchange_time(CCurlExchange *exchange, CCurlMoment moment) {
  static const CURLINFO infos[] = {
    [ccurl_resolved] = CURLINFO_NAMELOOKUP_TIME_T,
    [ccurl_connected] = CURLINFO_CONNECT_TIME_T,
    [ccurl_sending] = CURLINFO_PRETRANSFER_TIME_T,
  };
  curl_off_t microseconds = 0;
  exchange->library->call_curl_easy_getinfo(exchange->easy, infos[moment], &microseconds);
  return microseconds;
}

int64_t ccurl_exchange_wire_bytes(CCurlExchange *exchange) {
  curl_off_t count = 0;
  exchange->library->call_curl_easy_getinfo(exchange->easy, CURLINFO_SIZE_DOWNLOAD_T, &count);
  return count;
}

bool ccurl_exchange_is_securing(CCurlExchange *exchange) { return exchange->is_securing; }

int ccurl_exchange_result(CCurlExchange *exchange) { return exchange->result; }

const char *ccurl_exchange_system_problem(CCurlExchange *exchange) {
  long number = 0;
  exchange->library->call_curl_easy_getinfo(exchange->easy, CURLINFO_OS_ERRNO, &number);
  return number == 0 ? "" : strerror((int)number);
}

const char *ccurl_exchange_problem(CCurlExchange *exchange) { return exchange->problem; }
