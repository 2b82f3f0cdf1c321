#!/usr/bin/env python3
"""A server for the tests that misbehaves: each path in one way.

    feed-server.py LOG

It listens on the loopback alone and prints three ports: the first speaks HTTP, the second too but
encrypted with a certificate that nobody trusts, the third takes connections and says nothing. It
adds a line to LOG for every request that it gets, before it answers: the method and the target. It
ends when its standard input does, and after half an hour in any case. At the end of its input it
removes LOG, and the folder of LOG if that is empty then.

Raw sockets, since the point is to send what no library of servers would.
"""

import contextlib
import gzip
import json
import os
import socket
import ssl
import struct
import sys
import threading
import time
from urllib.parse import parse_qs, urlsplit

LIFETIME = 1800
LOG_LOCK = threading.Lock()


def log(text):
    with LOG_LOCK, open(sys.argv[1], "a", encoding="utf-8") as file:
        file.write(text + "\n")


class Request:
    """What a client asked, read up to the end of its body."""

    def __init__(self, reader):
        line = reader.readline(65537)
        self.ok = bool(line.strip())
        if not self.ok:
            return
        self.method, self.target = line.decode("latin-1").split()[:2]
        parts = urlsplit(self.target)
        self.path = parts.path
        self.query = {key: values[-1] for key, values in parse_qs(parts.query).items()}
        self.headers = {}
        while True:
            line = reader.readline(65537).decode("latin-1").rstrip("\r\n")
            if not line:
                break
            name, _, value = line.partition(":")
            self.headers[name.lower()] = value.strip()
        self.body = reader.read(int(self.headers.get("content-length", 0)))

    def number(self, name, default):
        return int(self.query.get(name, default))


def head(status="200 OK", kind="application/json", length=None, extra=()):
    lines = [f"HTTP/1.1 {status}"]
    if kind:
        lines.append(f"Content-Type: {kind}")
    if length is not None:
        lines.append(f"Content-Length: {length}")
    return "\r\n".join([*lines, *extra, "", ""]).encode("utf-8", "surrogateescape")


def answer(body, **words):
    if isinstance(body, str):
        body = body.encode()
    return head(length=len(body), **words) + body


def rows(first, count):
    return [{"id": f"r{n}", "title": f"Row {n}"} for n in range(first, first + count)]


GOOD = json.dumps(rows(0, 3))


class Connection:
    """One connection: requests one after the other, as long as both sides want."""

    # How many pages were asked for, over all connections, and which were answered well once.
    pages_asked = 0
    good_once = set()
    lock = threading.Lock()

    def __init__(self, connection):
        self.connection = connection
        self.reader = connection.makefile("rb")

    def serve(self):
        try:
            while True:
                request = Request(self.reader)
                if not request.ok:
                    return
                log(f"{request.method} {request.target}")
                word = request.path.strip("/").split("/")[0].replace("-", "_").replace(".json", "")
                if not getattr(self, "on_" + (word or "good"), self.on_404)(request):
                    return
        except (OSError, ValueError):
            pass
        finally:
            try:
                self.connection.close()
                self.reader.close()
            except OSError:
                pass

    def send(self, data):
        """True: the connection stays open for more."""
        self.connection.sendall(data)
        return True

    def send_and_close(self, data):
        self.connection.sendall(data)
        self.connection.shutdown(socket.SHUT_WR)
        return False

    def wait(self, seconds=60):
        """Until the client has gone."""
        self.connection.settimeout(seconds)
        while self.connection.recv(65536):
            pass

    # --- well-behaved -------------------------------------------------------------------------

    def on_good(self, request):
        return self.send(answer(GOOD))

    def on_echo(self, request):
        """The request itself, as the rows of a table."""
        lines = [{"id": name, "title": value} for name, value in sorted(request.headers.items())]
        lines.append({"id": ":line", "title": f"{request.method} {request.target}"})
        lines.append({"id": ":body", "title": request.body.decode("latin-1")})
        return self.send(answer(json.dumps(lines)))

    def on_pages(self, request):
        """Rows `?page=1…`, with a count of the pages; `?size=`, `?count=`, `?every=7` fails once."""
        size, count = request.number("size", 100), request.number("count", 100)
        page, every = request.number("page", 1), request.number("every", 0)
        with Connection.lock:
            Connection.pages_asked += 1
            fails = every > 0 and Connection.pages_asked % every == 0
        if fails:
            return self.send(answer("{}", status="503 Service Unavailable"))
        if not 1 <= page <= count:
            return self.send(answer("{}", status="404 Not Found"))
        body = {"page": page, "total_pages": count, "items": rows((page - 1) * size, size)}
        return self.send(answer(json.dumps(body)))

    def on_good_once(self, request):
        """`/good-once/404?number=…` is the first of two pages, but once only: then it is `/404`."""
        with Connection.lock:
            is_first = request.query["number"] not in Connection.good_once
            Connection.good_once.add(request.query["number"])
        if is_first:
            return self.send(answer(json.dumps({"page": 1, "total_pages": 2, "items": rows(0, 3)})))
        name = request.path.split("/")[2].replace("-", "_")
        return getattr(self, "on_" + name)(request)

    def on_linked(self, request):
        """Rows whose next page is named by a `Link` in the head."""
        page, count = request.number("page", 1), request.number("count", 3)
        extra = [f'Link: </linked?page={page + 1}&count={count}>; rel="next"'] if page < count else []
        return self.send(answer(json.dumps(rows((page - 1) * 3, 3)), extra=extra))

    def on_cursor(self, request):
        """Rows whose next page is named by a word in the body."""
        at, count = request.number("cursor", 0), request.number("count", 9)
        following = at + 3 if at + 3 < count else None
        body = {"items": rows(at, 3), "next_cursor": None if following is None else str(following)}
        return self.send(answer(json.dumps(body)))

    def on_gzip(self, request):
        body = gzip.compress(GOOD.encode())
        return self.send(answer(body, extra=["Content-Encoding: gzip"]))

    def on_chunked(self, request):
        body = GOOD.encode()
        parts = b"".join(b"%x\r\n%b\r\n" % (len(p), p) for p in (body[:7], body[7:]))
        return self.send(head(extra=["Transfer-Encoding: chunked"]) + parts + b"0\r\n\r\n")

    def on_until_close(self, request):
        return self.send_and_close(head() + GOOD.encode())

    def on_interim(self, request):
        return self.send(b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" + answer(GOOD))

    def on_lines(self, request):
        return self.send(answer('{"id": 1}\n{"id": 2}\n', kind="application/x-ndjson"))

    def on_type(self, request):
        """Whatever type `?is=` says; without it none."""
        body = request.query.get("body", GOOD)
        return self.send(answer(body, kind=request.query.get("is")))

    def on_large(self, request):
        """`?bytes=` of an array of rows."""
        return self.send(answer("[" + " " * (request.number("bytes", 1000) - 2) + "]"))

    # --- where else ---------------------------------------------------------------------------

    def redirect(self, location, status="302 Found"):
        cookie = "Set-Cookie: crumb=1; Path=/"
        return self.send(answer("", status=status, extra=[f"Location: {location}", cookie]))

    def on_to(self, request):
        url, status = request.query.get("url", ""), request.query.get("status", "302 Found")
        return self.redirect(url, status)

    def on_hops(self, request):
        """`/hops/5` redirects five times."""
        left = int(request.path.split("/")[2])
        return self.redirect(f"/hops/{left - 1}" if left > 1 else "/good")

    def on_loop(self, request):
        return self.redirect("/loop")

    def on_endless_redirect(self, request):
        self.send(head("302 Found", extra=["Location: /good"]))
        return self.endless(b"x" * 65536)

    # --- lengths ------------------------------------------------------------------------------

    def on_short(self, request):
        return self.send_and_close(head(length=1000) + GOOD.encode())

    def on_long(self, request):
        return self.send(head(length=2) + b"[]" + b" [1]")

    def on_long_later(self, request):
        """The surplus comes in another piece, but before the end of what was announced."""
        self.send(head(length=200_000))
        self.send(b"[" + b" " * 199_998 + b"]" + b" [1, 2, 3]" * 10)
        return True

    def on_long_closed(self, request):
        self.send(b"HTTP/1.0 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n")
        time.sleep(0.1)
        return self.send_and_close(b"[][1]")

    def on_two_lengths(self, request):
        extra = ["Content-Length: 2", "Content-Length: 9"]
        return self.send_and_close(head(extra=extra) + b"[]       ")

    def on_same_length_twice(self, request):
        extra = [f"Content-Length: {len(GOOD)}"]
        return self.send(head(length=len(GOOD), extra=extra) + GOOD.encode())

    def on_negative_length(self, request):
        return self.send_and_close(head(length=-5) + GOOD.encode())

    def on_word_length(self, request):
        return self.send_and_close(head(length="many") + GOOD.encode())

    def on_vast_length(self, request):
        return self.send_and_close(head(length="9" * int(request.query.get("digits", 12))) + b"[]")

    def on_bad_chunk(self, request):
        extra = ["Transfer-Encoding: chunked"]
        return self.send_and_close(head(extra=extra) + b"5\r\n[1, 2\r\nzz\r\n3]\r\n0\r\n\r\n")

    def on_chunked_and_length(self, request):
        extra = ["Transfer-Encoding: chunked", "Content-Length: 2"]
        return self.send(head(extra=extra) + b"5\r\n[1,2]\r\n0\r\n\r\n")

    # --- sizes and times ----------------------------------------------------------------------

    def endless(self, piece):
        while True:
            self.connection.sendall(piece)

    def on_endless(self, request):
        self.send(head() + b"[")
        return self.endless(b'"row", ' * 10_000)

    def on_endless_chunks(self, request):
        self.send(head(extra=["Transfer-Encoding: chunked"]))
        return self.endless(b"3e8\r\n" + b" " * 1000 + b"\r\n")

    def on_bomb(self, request):
        """A few kilobytes that unpack to `?mb=`."""
        body = gzip.compress(b"[" + b" " * (request.number("mb", 100) << 20) + b"]")
        return self.send(answer(body, extra=["Content-Encoding: gzip"]))

    def on_drip(self, request):
        self.send(head(length=1000))
        while True:
            self.connection.sendall(b" ")
            time.sleep(0.02)

    def on_dripping_head(self, request):
        self.send(b"HTTP/1.1 200 OK\r\nX: ")
        while True:
            self.connection.sendall(b"x")
            time.sleep(0.02)

    def on_half(self, request):
        """Half of the body, then nothing."""
        self.send(head(length=1000) + b" " * 500)
        return self.wait()

    def on_hang(self, request):
        return self.wait()

    def on_huge_header(self, request):
        return self.send_and_close(head(extra=["X: " + "x" * 200_000]) + b"[]")

    def on_many_headers(self, request):
        extra = [f"X-{n}: {'x' * 1000}" for n in range(200)]
        return self.send_and_close(head(extra=extra) + b"[]")

    # --- no rows ------------------------------------------------------------------------------

    def on_status(self, request):
        """`/status/503`, with `?reason=`, `?after=` and `?body=`."""
        code = request.path.split("/")[2]
        reason = request.query.get("reason", "")
        extra = [f"Retry-After: {request.query['after']}"] if "after" in request.query else []
        body = request.query.get("body", '{"error": "no"}')
        return self.send(answer(body, status=f"{code} {reason}", extra=extra))

    def on_404(self, request):
        return self.send(answer('{"error": "nothing here"}', status="404 Not Found"))

    def on_endless_404(self, request):
        self.send(head("404 Not Found"))
        return self.endless(b"x" * 65536)

    def on_204(self, request):
        return self.send(head("204 No Content", kind=None))

    def on_empty(self, request):
        return self.send(answer(""))

    def on_empty_until_close(self, request):
        return self.send_and_close(head())

    def on_login(self, request):
        return self.send(answer("<html><form>Log in</form></html>", kind="text/html; charset=utf-8"))

    def on_two_types(self, request):
        return self.send(answer(GOOD, extra=["Content-Type: text/html"]))

    def on_hostile_reason(self, request):
        return self.send(answer("{}", status="500 \x1b[2J\x07\udc9b31mgone\u202e"))

    def on_hostile_type(self, request):
        return self.send(answer(GOOD, kind="text/\x1b[31mred"))

    def on_latin1(self, request):
        return self.send(answer(b'["caf\xe9"]', kind="application/json; charset=ISO-8859-1"))

    def on_not_utf8(self, request):
        return self.send(answer(b'["caf\xe9"]'))

    def on_not_json(self, request):
        return self.send(answer("hello"))

    # --- no HTTP ------------------------------------------------------------------------------

    def on_reset(self, request):
        self.send(head(length=1000) + b"[")
        time.sleep(0.05)
        linger = struct.pack("ii", 1, 0)
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        return False

    def on_reset_before(self, request):
        linger = struct.pack("ii", 1, 0)
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        return False

    def on_nothing(self, request):
        return False

    def on_garbage(self, request):
        return self.send_and_close(b"SSH-2.0-OpenSSH_9.2p1\r\n")

    def on_http09(self, request):
        return self.send_and_close(GOOD.encode())

    def on_http77(self, request):
        return self.send_and_close(b"HTTP/7.7 200 OK\r\n\r\n[]")

    def on_bad_gzip(self, request):
        return self.send(answer("no gzip", extra=["Content-Encoding: gzip"]))

    def on_unknown_encoding(self, request):
        return self.send(answer(GOOD, extra=["Content-Encoding: rot13"]))

    def on_die(self, request):
        """Half of an answer, then the whole server is gone."""
        self.send(head(length=1000) + b" " * 500)
        time.sleep(0.1)
        os._exit(0)


def end_with_parent():
    while sys.stdin.buffer.read(4096):
        pass
    # Tests share a server that they never release, and their folder would stay.
    with contextlib.suppress(OSError):
        os.remove(sys.argv[1])
        os.rmdir(os.path.dirname(sys.argv[1]))
    os._exit(0)


def serve(connection, context=None):
    try:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if context is not None:
            connection = context.wrap_socket(connection, server_side=True)
    except OSError:
        connection.close()
        return
    Connection(connection).serve()


def listen(listener, context=None):
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection, context), daemon=True).start()


def main():
    listeners = [socket.create_server(("127.0.0.1", 0), backlog=64) for _ in range(3)]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(os.path.join(os.path.dirname(__file__), "self-signed.pem"))
    print(*(listener.getsockname()[1] for listener in listeners), flush=True)
    threading.Thread(target=end_with_parent, daemon=True).start()
    threading.Timer(LIFETIME, os._exit, [0]).start()
    threading.Thread(target=listen, args=(listeners[1], context), daemon=True).start()
    listen(listeners[0])


main()
