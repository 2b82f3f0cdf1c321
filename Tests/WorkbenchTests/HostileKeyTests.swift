import SessionSupport
import TableModel
import Testing

@testable import Workbench
@testable import Workspace

/// Keys that nobody would choose, wherever a key is taken.
@MainActor @Suite struct HostileKeyTests {
  /// A key as it is typed, and as it is written in JSON.
  nonisolated private static let keys = [
    ("a.b", #""a.b""#), (#""q\"uote""#, #""q\"uote""#), (#""b\\s""#, #""b\\s""#),
    (#""n\u0000l""#, #""n\u0000l""#), (#""t\tab""#, #""t\tab""#), (#""sp ace""#, #""sp ace""#),
    (#""new\nline""#, #""new\nline""#), ("/", #""""#), ("/~1slash", #""/slash""#),
    ("/~0t", #""~t""#), (#""=eq""#, #""=eq""#), ("0", #""0""#), ("section", #""section""#),
    (#""section 2""#, #""section 2""#), ("id", #""id""#), ("dup", #""dup""#),
  ]

  @Test(arguments: keys) func `a key of any form is found`(typed: String, written: String) throws {
    let twice = written == #""dup""# ? #""dup":1,"# : ""
    let fixture = try SessionFixture(#"[{"x":0},{\#(twice)\#(written):7}]"#)
    #expect(fixture.type("count \(typed) >= 1") == "1")
    #expect(fixture.type("sort \(typed) desc").hasPrefix("sort "))
    let listed = fixture.type("rows --keys \(typed) --limit 1")
    #expect(listed.hasSuffix("0 0  7\n… 1 more: rows --from 1"))
    fixture.type("sort off")
    #expect(fixture.type("bind title \(typed)").contains(#"1 of 2 rows  "7""#))
    #expect(fixture.session.current?.shown[0].items[1].title == "7")
    #expect(fixture.type("update 0 1 \(typed)=99").hasPrefix("changed 0 1 \"99\"\n"))
    #expect(fixture.type("item 0 1 --raw") == "{\(twice)\(written):99}")
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(fixture.type("item 0 1 --raw") == "{\(twice)\(written):7}")
  }

  @Test func `a path may be five hundred steps long`() throws {
    let depth = 500
    let path = "d" + String(repeating: ".k", count: depth)
    let rows = [5, 7].map { number in
      #"{"d":"# + String(repeating: #"{"k":"#, count: depth) + "\(number)"
        + String(repeating: "}", count: depth) + "}"
    }
    let fixture = try SessionFixture("[\(rows.joined(separator: ","))]")
    #expect(fixture.type("count \(path) = 5") == "1")
    #expect(fixture.code("sort \(path) desc") == "ok")
    #expect(fixture.code("sort off") == "ok")
    #expect(fixture.type("rows --keys \(path)").hasSuffix("\n0 0  5\n0 1  7"))
    fixture.type("bind title \(path)")
    #expect(fixture.session.current?.shown[0].items.map(\.title) == ["5", "7"])
    #expect(fixture.type("update 0 0 \(path)=9").hasSuffix("k…: 5 → 9"))
    #expect(fixture.type("item 0 0 --raw") == rows[0].replacing("5", with: "9"))
    #expect(fixture.code("bind title \(path).k") == "no-key")
  }
}
