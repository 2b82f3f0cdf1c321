#!/usr/bin/env python3
"""A server that answers as one of PostgreSQL's kin does.

Usage: kin-server.py CONVERSATION SERVER FOLDER

It listens on a socket in FOLDER and passes everything on to the PostgreSQL server whose socket is in SERVER, except for
the statements of the conversation, a JSON file:

  {"nullsFirst": true,                              NULL precedes all values in an ascending order
   "neverNull": ["id"],                             columns where that makes no difference
   "replies": [
     {"when": "REGEX", "error": ["0A000", "..."]},  the statement fails with this SQLSTATE and these words
     {"when": "REGEX", "instead": "TEXT"},          the found part of the statement becomes another one
     {"when": "REGEX", "lose": true},               the statement is run, and the connection is lost before its end
     {"when": "REGEX", "drop": true},               the connection is lost before the statement
     {..., "refuse": 1, "once": true}]}             as many connections after it are refused; later statements are run

It prints "ready", and ends when its input does.
"""

import json
import os
import re
import socket
import struct
import sys
import threading

conversation, server, folder = sys.argv[1:]
with open(conversation, encoding="utf-8") as file:
    rules = json.load(file)
NAME = "/.s.PGSQL.5432"


def literal(text):
    return "'" + text.replace("'", "''") + "'"


def with_nulls_first(sql):
    def key(match):
        if match.group(1).strip('"') in rules.get("neverNull", []):
            return match.group(0)
        descending = match.group(2)
        return match.group(1) + (f"{descending} NULLS LAST" if descending else " NULLS FIRST")

    def order(match):
        return "ORDER BY " + re.sub(r'("[^"]+"|\bv\b)( DESC)?', key, match.group(1))

    return re.sub(r"ORDER BY ((?:\"[^\"]+\"|v)(?: DESC)?(?:, \"[^\"]+\"(?: DESC)?)*)", order, sql)


# How many further connections are refused.
refused = 0


def rewritten(sql):
    """The statement for the server, or None, and whether the connection is lost with it."""
    global refused
    for reply in rules.get("replies", []):
        if not re.search(reply["when"], sql) or reply.get("used"):
            continue
        reply["used"] = reply.get("once", False)
        if "error" in reply:
            code, words = reply["error"]
            raised = f"RAISE EXCEPTION USING ERRCODE = {literal(code)}, MESSAGE = {literal(words)};"
            return f"DO $kin$ BEGIN {raised} END $kin$", False
        if reply.get("lose") or reply.get("drop"):
            refused += reply.get("refuse", 0)
            return (sql if reply.get("lose") else None), True
        sql = re.sub(reply["when"], lambda _: reply["instead"], sql)
    return (with_nulls_first(sql) if rules.get("nullsFirst") else sql), False


def exactly(source, count):
    data = b""
    while len(data) < count:
        part = source.recv(count - len(data))
        if not part:
            raise EOFError
        data += part
    return data


class Client:
    def __init__(self, client):
        self.client = client
        self.server = socket.socket(socket.AF_UNIX)
        self.server.connect(server + NAME)
        self.is_lost = False
        threading.Thread(target=self.answers, daemon=True).start()
        threading.Thread(target=self.statements, daemon=True).start()

    def answers(self):
        try:
            while data := self.server.recv(65536):
                if self.is_lost:
                    break
                self.client.sendall(data)
        except OSError:
            pass
        self.end()

    def statements(self):
        try:
            length = exactly(self.client, 4)
            self.server.sendall(length + exactly(self.client, struct.unpack("!I", length)[0] - 4))
            while True:
                kind = exactly(self.client, 1)
                size = struct.unpack("!I", exactly(self.client, 4))[0] - 4
                body = exactly(self.client, size)
                if kind == b"P":
                    name, sql, rest = body.split(b"\0", 2)
                    text, self.is_lost = rewritten(sql.decode())
                    if text is None:
                        break
                    body = name + b"\0" + text.encode() + b"\0" + rest
                self.server.sendall(kind + struct.pack("!I", len(body) + 4) + body)
            # The server sees the end of the connection, not the statement.
            self.end()
        except (EOFError, OSError):
            # A lost connection ends after the server has run the statement.
            if not self.is_lost:
                self.end()

    def end(self):
        for end in (self.client, self.server):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


listener = socket.socket(socket.AF_UNIX)
listener.bind(folder + NAME)
listener.listen()


def listen():
    global refused
    while True:
        client = listener.accept()[0]
        if refused > 0:
            refused -= 1
            client.close()
        else:
            Client(client)


threading.Thread(target=listen, daemon=True).start()
print("ready", flush=True)
sys.stdin.read()
os._exit(0)
