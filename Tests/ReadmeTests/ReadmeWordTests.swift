import CommandLanguage
import Platform
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// What README.md names is there: each command, option and file, and each number of an example.
@MainActor @Suite struct ReadmeWordTests {
  /// Packages, places in addresses and parts of names.
  private static let others: Set<String> = [
    "libcurl4", "libncursesw6", "sudo", "SECTION ROW", "0 3", ".", "#id", ".docc", "NAME.tabletop",
    "NAME.transcript", ".build/release/tabletop",
  ]

  /// The suites of tests: each is a file of its name.
  private static func suites() throws -> Set<String> {
    let names = try Readme.testFiles().compactMap { $0.split(separator: "/").last }
    return Set(names.filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(6)) })
  }

  private func spans() throws -> [String] {
    let text = String(decoding: try Files.read(Readme.root + "/README.md").bytes, as: UTF8.self)
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
    // A type of the sources is a file; the jobs that are measured are told with a colon.
    let folders = ["Workbench/Commands", "Teaching/Lessons", "TableUI/Cells", "Wirings"]
    let name = span.prefix { $0 != "." } + ".swift"
    let isFile = folders.contains { Files.exists("\(root)/Sources/\($0)/\(name)") }
    return try isFile || span.contains(": ") || isOfXcode(span)
  }

  /// The names of all types that the table view and the model declare.
  private static let types = Result { try declaredTypes(in: ["TableUI", "TableModel"]) }

  private static func declaredTypes(in folders: [String]) throws -> Set<String> {
    var names: Set<String> = []
    var waiting = folders.map { "\(Readme.root)/Sources/\($0)" }
    while let folder = waiting.popLast() {
      for entry in try Files.list(folder) {
        let path = "\(folder)/\(entry.name)"
        if entry.isDirectory { waiting.append(path) }
        guard entry.name.hasSuffix(".swift") else { continue }
        let text = String(decoding: try Files.read(path).bytes, as: UTF8.self)
        for match in text.matches(of: /\b(?:class|struct|enum|protocol) (\w+)/) {
          names.insert(String(match.output.1))
        }
      }
    }
    return names
  }

  /// Whether a span names one of the types of the porting table, here or in UIKit, or a word of Swift there.
  private func isOfXcode(_ span: String) throws -> Bool {
    let name = String(span.split(separator: ".").last ?? "")
    if try Self.types.get().contains(name)
      || Files.exists("\(Readme.root)/Sources/TableUI/TableUI.docc/\(name).md")
    {
      return true
    }
    if ["Double", "CGFloat", "CGSize", "init", "required"].contains(span) {
      return true
    }
    let path = "\(Readme.root)/.ci/UIKit/UIKit.swiftinterface"
    let text = String(decoding: try Files.read(path).bytes, as: UTF8.self)
    return text.contains("class \(name):") || text.contains("protocol \(name):")
      || text.contains("enum \(name):")
  }

  @Test func `each promise names the tests that keep it`() throws {
    let text = String(decoding: try Files.read(Readme.root + "/README.md").bytes, as: UTF8.self)
    let rows = text.split(separator: "\n").drop { $0 != "## Promises" }
      .drop { !$0.hasPrefix("|---") }.dropFirst().prefix { $0.hasPrefix("|") }
    #expect(rows.count > 8)
    let suites = try Self.suites()
    for row in rows {
      let names = row.split(separator: "|").last?.split(separator: "`").map(String.init) ?? []
      #expect(names.contains { suites.contains($0) }, "\(row)")
    }
  }

  @Test func `each command, option, file and type is there`() throws {
    let spans = try spans()
    #expect(spans.count > 150)
    #expect(try Set(spans).filter { try !isKnown($0) }.sorted() == [])
  }

  /// A number that the table of examples tells, and the line that answers it.
  nonisolated private static let numbers = [
    ("the 118 elements", "elements.json", "rows", 118),
    ("3380 rows and 11 cells", "characters.json", "rows", 3380),
    ("3380 rows and 11 cells", "characters.json", "stats cellsMade", 11),
  ]

  @Test(arguments: numbers.indices) func `numbers of examples are counted`(index: Int) throws {
    let (words, file, line, number) = Self.numbers[index]
    #expect(try Readme.lines().contains { $0.hasPrefix("| `\(file)` |") && $0.contains(words) })
    let session = Session()
    var codes: [String] = []
    let script = "open \(Readme.root)/examples/\(file); expect \(line) = \(number)"
    _ = session.run(script, at: CommandPlace()) { codes.append($0.errorCode ?? "ok") }
    #expect(codes == ["ok", "ok"])
  }
}
