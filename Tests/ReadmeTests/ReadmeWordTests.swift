import CommandLanguage
import Platform
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The names in README.md and on the pages exist: each command, option and file, and each number of an example.
@MainActor @Suite struct ReadmeWordTests {
  /// Packages, addresses, parts of names, and words of other programs.
  private static let others: Set<String> = [
    "libcurl4", "libmicrohttpd12", "libncursesw6", "libpq5", "libsqlite3-0", "sudo", "SECTION ROW",
    "0 3",
    "3", ".", "#id",
    "NAME.tabletop",
    "NAME.transcript", ".build/debug/tabletop", ".build/release/tabletop", "--plot FILE",
    "REMAKE=1 .ci/run pages", "THOROUGH=1 .ci/run tests",
  ]

  /// The suites of tests: each is a file of its name.
  private static func suites() throws -> Set<String> {
    let names = try Readme.testFiles().compactMap { $0.split(separator: "/").last }
    return Set(names.filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(6)) })
  }

  private func spans(of path: String) throws -> [String] {
    let text = String(decoding: try Files.read(path).bytes, as: UTF8.self)
    var parts = text.split(separator: "```", omittingEmptySubsequences: false)
    parts = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return parts.flatMap { part in
      part.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { $0.element.replacing("\n", with: " ") }
    }
    .map { String($0) }
  }

  /// Whether each word of a line of the shell that begins with dashes is an option of the program.
  private func isLine(_ words: [Substring]) -> Bool {
    guard words.first == "tabletop" else { return words.first == "swift" }
    return words.dropFirst().filter { $0.hasPrefix("-") }
      .allSatisfy { ProgramOption.named(String($0)) != nil }
  }

  /// Whether what a span names is there.
  private func isKnown(_ span: String) throws -> Bool {
    let words = span.split(separator: " ")
    guard let first = words.first.map(String.init) else { return false }
    let own = LessonCatalog.own.courses.map(\.name) + Wiring.all.map(\.name)
    if Self.others.contains(span) || own.contains(span) || isLine(words) { return true }
    let commands = Features.all.commands
    if commands.names.contains(first) || ProgramOption.named(first) != nil { return true }
    let root = Readme.root
    if [first, "examples/" + first, "Sources/" + first].contains(where: {
      Files.exists("\(root)/\($0)")
    }) {
      return true
    }
    if first.hasSuffix("Tests"), try Self.suites().contains(first) { return true }
    // A type of the sources is a file. A colon separates a job that is measured from its goal.
    let folders = [
      "Workbench/Commands", "Workbench/Features", "Teaching/Lessons", "Teaching/Measuring",
      "TableStore", "TableUI/Cells", "Wirings",
    ]
    let name = span.prefix { $0 != "." } + ".swift"
    let isFile = folders.contains { Files.exists("\(root)/Sources/\($0)/\(name)") }
    return isFile || span.contains(": ")
  }

  @Test func `each promise names the tests that keep it`() throws {
    let rows = try Readme.lines(of: Readme.page("Promises")).drop { !$0.hasPrefix("|---") }
      .dropFirst().prefix { $0.hasPrefix("|") }
    #expect(rows.count > 8)
    let suites = try Self.suites()
    for row in rows {
      let names = row.split(separator: "|").last?.split(separator: "`").map(String.init) ?? []
      #expect(names.contains { suites.contains($0) }, "\(row)")
    }
  }

  @Test func `each command, option, file and type is there`() throws {
    let paths = [Readme.root + "/README.md"] + Readme.pages
    let names = try paths.flatMap { try spans(of: $0) }
    #expect(names.count > 250)
    let unknown = try Set(names).filter { try !isKnown($0) }.sorted()
    #expect(unknown == [])
  }

  /// A number that the table of examples tells, and the line that answers it.
  nonisolated private static let numbers = [
    ("the 118 elements", "elements.json", "rows", 118),
    ("3380 rows and 11 cells", "characters.json", "rows", 3380),
    ("3380 rows and 11 cells", "characters.json", "stats cellsMade", 11),
  ]

  @Test(arguments: numbers.indices) func `numbers of examples are counted`(index: Int) throws {
    let (words, file, line, number) = Self.numbers[index]
    let lines = try Readme.lines(of: Readme.page("Examples"))
    #expect(lines.contains { $0.hasPrefix("| `\(file)` |") && $0.contains(words) })
    let session = Session()
    var codes: [String] = []
    let script = "open \(Readme.root)/examples/\(file); expect \(line) = \(number)"
    _ = session.run(script, at: CommandPlace()) { codes.append($0.errorCode ?? "ok") }
    #expect(codes == ["ok", "ok"])
  }
}
