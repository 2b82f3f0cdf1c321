import SessionSupport
import Testing

@testable import Workbench

/// Queries as they are typed, over rows with values inside values.
@MainActor @Suite struct QueryCommandTests {
  nonisolated private static let films = #"""
    [{"title": "City Lights", "year": 1931, "cast": ["Chaplin", "Cherrill"], "on": "1931-01-30",
      "by": {"name": "Charles", "a.b": {"c": 1}}},
     {"title": "Modern Times", "year": 1936, "cast": ["Chaplin", "Goddard"], "on": "1936-02-05",
      "by": {"name": "Charles"}},
     {"title": "Metropolis", "year": 1927, "cast": ["Helm"], "by": {"name": "Fritz"}, "note": "a = b"},
     {"title": "Rock and Roll", "year": null, "cast": []}]
    """#

  @Test(
    arguments: [
      ("year >= 1931 and cast ~ Chaplin", "2"), ("'year >= 1931 and cast ~ Chaplin'", "2"),
      ("year > 1930", "2"), ("year>1930", "2"), ("year >1930", "2"), ("year > 1931", "1"),
      ("year < 1930", "1"), ("year != 1931", "3"), ("year = null", "1"), ("year != null", "3"),
      ("not year = null", "3"), ("not not year = null", "1"), ("year == 1931", "1"),
      ("on >= 1936", "1"), ("on = 1931-01", "1"), ("on < 1936-02-05", "1"),
      ("by.name = charles", "2"), ("/by/name = fritz", "1"), (#"by."a.b".c = 1"#, "1"),
      ("cast.0 = Chaplin", "2"), ("title = City Lights", "1"), (#"title = "city lights""#, "1"),
      ("title ~ /^M/", "2"), ("title ~ /^m/i and year < 1930", "1"), ("title !~ /^M/", "2"),
      ("/^M.*s$/", "2"), ("/chaplin/i", "2"), ("chaplin", "2"), ("1931", "1"),
      ("rock and roll", "1"), ("'rock and roll'", "1"), (#"'"a = b"'"#, "1"),
      (#""Chaplin" and "Cherrill""#, "1"), (#""Helm" or "Goddard""#, "2"),
      ("year = 1927 or year = 1931 and cast ~ Helm", "1"),
      ("(year = 1927 or year = 1931) and cast ~ Chaplin", "1"),
      ("not (year = 1927 or year = 1931) and year != null", "1"),
      ("/title ~ City", "1"),
      ("year > 1900 and Charles", "2"), ("title ~ o", "3"), ("", "4"), ("nothing at all", "0"),
    ]
  )
  func `a query counts rows`(query: String, count: String) throws {
    let fixture = try SessionFixture(Self.films)
    #expect(fixture.run("count \(query)") == count, "\(query)")
  }

  @Test(
    arguments: [
      ("count year >=", "bad-argument", 14), ("count year ~", "bad-argument", 13),
      ("count year = 1 and", "bad-argument", 19), ("count (year = 1", "bad-argument", 7),
      ("count = 3 or year = 1", "bad-argument", 7),
      ("count 'year = 1 and ('", "bad-argument", 22), ("count year = /a/", "bad-argument", 12),
      ("count year < null", "bad-argument", 12), ("count title ~ /(/", "bad-argument", 15),
      ("count yaer = 1", "no-key", 7), ("count year = 1 and nmae ~ x", "no-key", 20),
      ("count by..name = 1", "bad-argument", 10), ("filter yaer = 1", "no-key", 8),
      ("find yaer = 1", "no-key", 6), ("sort year, yaer desc", "no-key", 12),
      ("sort by.nmae", "no-key", 6), ("group by.nmae", "no-key", 7),
      ("sort a..b", "bad-argument", 8), ("find Chaplin --limit 2", "bad-argument", 14),
      ("count Chaplin --x", "bad-argument", 15), ("filter \"x\" --keys", "bad-argument", 12),
    ]
  )
  func `an error points at the place`(line: String, code: String, column: Int) throws {
    let record = try SessionFixture(Self.films).records(line)[0]
    #expect(record.contains(#""code":"\#(code)""#), "\(record)")
    #expect(record.contains(#""column":\#(column)"#), "\(record)")
  }

  @Test func `a bracket nested too deep is refused, and not without end is not`() throws {
    let fixture = try SessionFixture(Self.films)
    let deep = String(repeating: "(", count: 200_000) + "year = 1"
    #expect(fixture.run("count \(deep)").hasPrefix("error[bad-argument]: brackets are nested"))
    let negated = String(repeating: "not ", count: 20_000) + "year = 1931"
    #expect(fixture.type("count \(negated)") == "1")
  }

  @Test(arguments: [
    ("/a~1b >= 2", "1"), ("'/a~1b>=2'", "1"), ("/c~0d = 1 or /a~1b = 2", "2"), ("/ = 5", "1"),
  ])
  func `a pointer may hold escapes and an empty key`(query: String, count: String) throws {
    let fixture = try SessionFixture(#"[{"a/b": 1, "c~d": 1, "": 5}, {"a/b": 2, "c~d": 2}]"#)
    #expect(fixture.run("count \(query)") == count)
  }

  @Test func `an empty key is listed as it is typed`() throws {
    let fixture = try SessionFixture(#"[{"": 5, "x": 1}]"#)
    #expect(fixture.run("keys").hasPrefix("/  number"))
    #expect(fixture.run("rows --keys /").contains("5"))
    #expect(fixture.type("bind title \"\"") == #"title  ""  1 of 1 row  "5""#)
  }

  @Test(
    arguments: [
      ("find 'year >= 1931'", "ok"), ("find chaplin", "ok"), ("find 'year > 2000'", "expect"),
      ("count 'year >= 1931'", "ok"), ("count zork", "expect"), ("find 'yaer > 1'", "no-key"),
      ("count 'year >= 1931 and cast ~ Chaplin' = 2", "ok"), ("count 'year > 1931' = 2", "expect"),
      ("find 'year >= 1931' = 2", "ok"), ("find 'year >= 1931' at most 1", "expect"),
    ]
  )
  func `an assertion takes the same queries`(line: String, code: String) throws {
    #expect(try SessionFixture(Self.films).code("expect \(line)") == code)
  }

  @Test func `nearest keys are named`() throws {
    let text = try SessionFixture(Self.films).run("sort name")
    #expect(text.contains("no row has the key \"name\""))
    #expect(text.contains("hint: the nearest is `by.name`; `keys` lists all"))
  }

  @Test(arguments: [
    "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
  ])
  func `a query filters, and rows sort by several keys`(wiring: String) throws {
    let fixture = try SessionFixture(Self.films, wiring: wiring)
    let text = fixture.run(
      "filter year >= 1927",
      "sort by.name, year desc",
      "rows",
      "filter off",
      "rows"
    )
    #expect(
      text == """
        filter "year >= 1927": 3 of 4 rows, 1 section
        filter "year >= 1927", sort by.name, year desc: 3 of 4 rows, 1 section
        0 0  Modern Times  Charles
        0 1  City Lights   Charles
        0 2  Metropolis    Fritz
        sort by.name, year desc: 4 of 4 rows, 1 section
        0 0  Modern Times   Charles
        0 1  City Lights    Charles
        0 2  Metropolis     Fritz
        0 3  Rock and Roll
        """
    )
  }

  @Test func `nested values are edited in place`() throws {
    let fixture = try SessionFixture(Self.films)
    let text = fixture.run(
      #"update 0 2 by.name="Lang" cast.0=Fröhlich"#,
      #"update 0 0 by."a.b".c=2"#,
      "item 0 2 --raw",
      "count by.name = lang",
      #"count by."a.b".c = 2"#,
      "undo 2",
      "count by.name = lang"
    )
    #expect(
      text.contains(#""cast": ["Fröhlich"], "by": {"name": "Lang"}, "note": "a = b"}"#),
      "\(text)"
    )
    #expect(text.hasSuffix("\n0"))
    #expect(text.contains("\n1\n1\n"))
  }

  @Test(
    arguments: [
      ("update 0 0 year.x=1", "cannot set year.x: year is a number, not an object"),
      ("update 0 0 cast.7=1", "cannot set cast.7: cast has 2 elements"),
      ("update 0 0 cast.x=1", "cannot set cast.x: cast is an array, and \"x\" is not an index"),
    ]
  )
  func `a path that cannot be set is refused`(line: String, message: String) throws {
    let text = try SessionFixture(Self.films).run(line)
    #expect(text.hasPrefix("error[refused]: \(message)\n"), "\(text)")
  }

  @Test func `keys lists paths`() throws {
    let text = try SessionFixture(Self.films).run("keys")
    #expect(
      text == """
        title       string                     all rows  4 distinct  City Lights, Modern Times, Metropolis
        year        number, null            3 of 4 rows  3 distinct  1927 to 1936
        cast        array of string, array     all rows  4 distinct  ["Chaplin","Cherrill"], ["Chaplin","Goddard"], …
        on          string                  2 of 4 rows  2 distinct  1931-01-30 to 1936-02-05
        by          object                  3 of 4 rows
        by.name     string                  3 of 4 rows  2 distinct  Charles, Fritz
        by."a.b"    object                  1 of 4 rows
        by."a.b".c  number                  1 of 4 rows  1 distinct  1
        note        string                  1 of 4 rows  1 distinct  a = b
        """
    )
  }
}
