#!/usr/bin/env python3
"""Makes examples/databases/music.sql: a small collection of invented records, the same on each run.

  .ci/make-music.py           writes the file
  .ci/make-music.py --check   fails if the file differs
"""
import pathlib
import random
import sys

PATH = pathlib.Path(__file__).resolve().parent.parent / "examples/databases/music.sql"
FIRST = "Amber Blue Cedar Copper Distant Early Golden Hidden Iron Little Low Marble Night Open Quiet".split()
SECOND = "Bridge Choir Engine Garden Harbor Kites Lantern Mirrors Orchard Parade River Stations Tide".split()
VERBS = "Carry Count Draw Find Follow Keep Leave Paint Remember Send Turn Watch".split()
THINGS = ["the Clouds", "a Letter", "My Name", "the Stairs", "Two Keys", "the Weather", "Our Street",
          "a Map", "the Noise", "What's Left", "Señor Río", "the Last Bus"]
CITIES = ["Oslo", "Lisbon", "Kraków", "Osaka", "Lima", "Accra", None]

SCHEMA = """\
-- Invented records; made by .ci/make-music.py. Build the database with
--   sqlite3 music.db < examples/databases/music.sql
PRAGMA foreign_keys = ON;
BEGIN;
CREATE TABLE artist(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  city TEXT
);
CREATE TABLE album(
  id INTEGER PRIMARY KEY,
  artist INTEGER NOT NULL REFERENCES artist,
  title TEXT NOT NULL,
  year INTEGER CHECK(year BETWEEN 1950 AND 2030),
  price REAL
);
CREATE TABLE track(
  album INTEGER NOT NULL REFERENCES album ON DELETE CASCADE,
  number INTEGER NOT NULL,
  title TEXT NOT NULL COLLATE NOCASE,
  seconds INTEGER,
  PRIMARY KEY(album, number)
) WITHOUT ROWID;
CREATE INDEX album_by_year ON album(year, title);
CREATE VIEW long_track AS
  SELECT track.title, artist.name AS artist, seconds FROM track
  JOIN album ON album.id = track.album JOIN artist ON artist.id = album.artist
  WHERE seconds > 400;
"""


def quoted(value):
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)


def insert(table, rows):
    lines = ["  (" + ", ".join(map(quoted, row)) + ")" for row in rows]
    return f"INSERT INTO {table} VALUES\n" + ",\n".join(lines) + ";\n"


def text():
    pick = random.Random(7)
    names = pick.sample([f"{a} {b}" for a in FIRST for b in SECOND], 24)
    artists = [(i + 1, name, pick.choice(CITIES)) for i, name in enumerate(names)]
    albums, tracks = [], []
    for number in range(1, 73):
        title = f"{pick.choice(VERBS)} {pick.choice(THINGS)}"
        year = pick.choice([None] + list(range(1962, 2026)))
        price = pick.choice([None, 9.5, 12.0, 14.25, 19.99])
        albums.append((number, pick.randrange(24) + 1, title, year, price))
        for track in range(1, pick.randrange(8, 13)):
            name = f"{pick.choice(VERBS)} {pick.choice(THINGS)}"
            tracks.append((number, track, name, pick.choice([None] + list(range(95, 560)))))
    return SCHEMA + insert("artist", artists) + insert("album", albums) + insert("track", tracks) + "COMMIT;\n"


if __name__ == "__main__":
    made = text()
    if "--check" not in sys.argv:
        PATH.write_text(made)
    elif PATH.read_text() != made:
        sys.exit(f"{PATH} differs from what {sys.argv[0]} makes")
