import Platform
import Testing

/// The first pages of the modules, and the code on all pages.
@Suite struct PageTests {
  /// A target of Package.swift.
  private struct Target: Sendable {
    let name: String
    let isLibrary: Bool
    let dependencies: [String]
  }

  /// The targets in `Sources`, in the order of Package.swift; those elsewhere say their path.
  private static func targets() throws -> [Target] {
    try text("Package.swift").matches(
      of: /\.(target|executableTarget)\((?<words>[^()]*(?:\([^()]*\)[^()]*)*)\)/
    )
    .compactMap { match in
      let words = match.output.words
      guard !words.contains("path:"), let name = words.firstMatch(of: /name: "(\w+)"/)?.output.1
      else { return nil }
      let list = words.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
      return Target(
        name: String(name),
        isLibrary: match.output.1 == "target",
        dependencies: list.matches(of: /"(\w+)"/).map { String($0.output.1) }
      )
    }
  }

  /// The libraries of Swift: a door to C has a folder of headers.
  private static func libraries() throws -> [Target] {
    try targets().filter {
      $0.isLibrary && !Files.isDirectory("\(Readme.root)/Sources/\($0.name)/include")
    }
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Files.read("\(Readme.root)/\(path)").bytes, as: UTF8.self)
  }

  private static func firstPage(of module: String) throws -> String {
    try text("Sources/\(module)/\(module).docc/\(module).md")
  }

  @Test func `each library has a page of its own`() throws {
    let libraries = try Self.libraries().map(\.name)
    #expect(libraries.count >= 12)
    let wanted = ["## Overview", "| Layer |", "### Words", "```text", "```swift", "## Topics"]
    var missing: [String] = []
    for name in libraries {
      let page = try Self.firstPage(of: name)
      if !page.hasPrefix("# ``\(name)``\n\n") { missing.append("\(name): its title") }
      missing += wanted.filter { !page.contains("\n\($0)") }.map { "\(name): \($0)" }
    }
    #expect(missing == [])
  }

  @Test func `each page says what its module is built on, who uses it and what it never imports`()
    throws
  {
    let targets = try Self.targets()
    var missing: [String] = []
    for library in try Self.libraries() {
      let page = try Self.firstPage(of: library.name)
      let users = targets.filter {
        $0.dependencies.contains(library.name) && $0.name != "Benchmarks"
      }
      let rows = [
        Self.row("Built on", library.dependencies), Self.row("Used by", users.map(\.name)),
      ]
      missing += rows.filter { !page.contains($0) }.map { "\(library.name): \($0)" }
      let never = try #require(page.firstMatch(of: /\n\| Never imports \| (.+) \|\n/)?.output.1)
      let names = never.matches(of: /`(\w+)`/).map { String($0.output.1) }
      missing += names.filter(library.dependencies.contains).map { "\(library.name) imports \($0)" }
    }
    #expect(missing == [])
  }

  private static func row(_ title: String, _ names: [String]) -> String {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return "\n| \(title) | \(list.isEmpty ? "nothing" : list) |\n"
  }

  @Test func `the code on the pages is the code that the tests run`() throws {
    let files = ["PageExampleTests", "PageExampleTests+Ground", "PageExampleTests+Controllers"]
    let compiled = try (files + ["PromptProgramTests"]).map {
      try Self.text("Tests/ReadmeTests/\($0).swift").filter { !$0.isWhitespace }
    }.joined()
    var count = 0
    var missing: [String] = []
    for library in try Self.libraries() {
      let path = "\(Readme.root)/Sources/\(library.name)/\(library.name).docc/\(library.name).md"
      let words = try Readme.blocks(of: "swift", in: path).flatMap(Self.words)
      count += words.count
      missing += words.filter { !compiled.contains($0) }.map { "\(library.name): \($0)" }
    }
    #expect(missing == [])
    #expect(count > 100)
  }

  /// What must stand in a test, without its blanks.
  ///
  /// That is each line of code, and the value in the comment behind it or below it. Words behind a semicolon
  /// in a comment are a remark, and so is a comment above a line of code.
  private static func words(of block: [String]) -> [String] {
    var words: [String] = []
    var isBehindCode = false
    for line in block {
      let parts = line.split(
        separator: /(^|\s)\s*\/\/( |$)/,
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let code = parts[0].filter { !$0.isWhitespace }
      if !code.isEmpty { words.append(code) }
      isBehindCode = !code.isEmpty || (isBehindCode && parts.count > 1)
      guard isBehindCode, parts.count > 1 else { continue }
      let value = parts[1].split(separator: "; ", omittingEmptySubsequences: false)[0]
      words.append(value.filter { !$0.isWhitespace })
    }
    return words.filter { !$0.isEmpty }
  }
}
