import Platform

/// Makes the facts about the wirings' sources anew, as Swift text.
struct SourceFactsMaker {
  struct Source {
    var path: String
    var lines: [String]
    var declared: Set<String>
    var words: Set<String>
  }

  /// A method and where it stands.
  struct Found {
    var name: String

    /// From its comment to the line that closes it.
    var lines: ClosedRange<Int>

    /// The line that says its name.
    var line: Int
  }

  let wirings: [Source]
  let supports: [Source]

  /// The methods that a message speaks of, anywhere in the sources.
  let spoken: Set<String>

  /// Which protocol of the table view each method belongs to.
  let protocols: [String: String]

  /// Reads the sources of a checkout.
  init(root: String) throws {
    wirings = try Self.sources(root, "Wirings")
    // How rows are fetched page by page is the same for all, so it says nothing about one.
    supports = try (Self.sources(root, "TableAdapters") + Self.sources(root, "TableStore"))
      .filter { source in
        source.path == "TableStore/SectionStore.swift"
          || source.path.hasPrefix("TableAdapters/") && !source.path.contains("/Loading/")
      }
    var protocols: [String: String] = [:]
    for source in try Self.sources(root, "TableUI/Protocols") {
      for method in Self.methods(in: source.lines) {
        let name = Self.type(around: method, in: source.lines)
        if name.hasPrefix("TableView") || name.hasPrefix("Scroll") { protocols[method.name] = name }
      }
    }
    self.protocols = protocols
    let modules = ["TableUI", "TableAdapters", "TableStore", "Wirings", "Workbench/Session"]
    var spoken: Set<String> = []
    // Looking for a byte is much quicker than the expression, and few lines have a quote.
    for line in try modules.flatMap({ try Self.sources(root, $0) }).flatMap(\.lines)
    where line.utf8.contains(UInt8(ascii: "\"")) {
      for match in line.matches(of: /"(?:\w+\.)?(\w+\([\w:]*\))/) {
        spoken.insert(String(match.output.1))
      }
    }
    self.spoken = spoken
  }

  /// The files that hold the facts, by name, for the wirings in their order.
  func files(for names: [String]) throws -> [(name: String, text: String)] {
    let list = names.map { ".\($0), " }.joined().dropLast()
    let all = """
      // Made from the sources of the wirings by a test, which says how to make it anew.

      extension SourceFacts {
        /// The facts of all wirings.
        static let all: [SourceFacts] = [
          \(list)
        ]
      }

      """
    return try [("SourceFacts+All.swift", all), ("SourcePlaces+All.swift", placesText)]
      + names.map { ("SourceFacts+\($0).swift", try text(of: $0)) }
  }

  private func text(of wiring: String) throws -> String {
    let own = ownFiles(of: wiring)
    let leaned = leanedFiles(of: own)
    let files = Self.elements(own.map(text(of:)))
    let supports = leaned.map { source in
      "      Support(path: \"\(source.path)\", codeLines: \(Self.codeLines(source.lines)))"
    }
    return """
      // Made from the sources of the wirings by a test, which says how to make it anew.

      extension SourceFacts {
        static let \(wiring) = SourceFacts(
          wiring: "\(wiring)",
          files: [
      \(files)
          ],
          supports: [
      \(Self.elements(supports))
          ]
        )
      }

      """
  }

  private func text(of source: Source) -> String {
    let methods = Self.methods(in: source.lines).map { method -> String in
      let owner = protocols[method.name].map { "\"\($0)\"" } ?? "nil"
      let range = "\(method.lines.lowerBound)...\(method.lines.upperBound)"
      return """
                  Method(
                    name: "\(method.name)",
                    tableProtocol: \(owner),
                    lines: \(range)
                  )
        """
    }
    let body = source.lines.map { $0.isEmpty ? "" : "          \($0)" }.joined(separator: "\n")
    return """
            File(
              path: "\(source.path)",
              codeLines: \(Self.codeLines(source.lines)),
              methods: [
      \(Self.elements(methods))
              ],
              text: ##\"\"\"
      \(body)
                \"\"\"##
            )
      """
  }

  /// The elements of a list, with the commas that the formatter wants.
  private static func elements(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : parts.map { $0 + "," }.joined(separator: "\n")
  }

  /// The file that declares a wiring, then those beside it whose types it names.
  private func ownFiles(of wiring: String) -> [Source] {
    guard
      let main = wirings.first(where: { source in
        source.lines.contains { $0.contains("static let \(wiring) = Wiring(") }
      })
    else { return [] }
    var found = [main]
    var index = 0
    while index < found.count {
      let named = found[index].words
      for source in wirings where !source.declared.isDisjoint(with: named) {
        let isNew = !found.contains { $0.path == source.path }
        if isNew, !source.path.hasSuffix("/Wiring.swift") { found.append(source) }
      }
      index += 1
    }
    return found
  }

  /// Every file of the libraries whose types are named, by the wiring or by such a file.
  private func leanedFiles(of own: [Source]) -> [Source] {
    var found: [Source] = []
    var open = own
    while let next = open.popLast() {
      for source in supports where !source.declared.isDisjoint(with: next.words) {
        guard !found.contains(where: { $0.path == source.path }) else { continue }
        found.append(source)
        open.append(source)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  // MARK: Reading

  private static func sources(_ root: String, _ folder: String) throws -> [Source] {
    let path = "\(root)/Sources/\(folder)"
    var result: [Source] = []
    for entry in try Files.list(path).sorted(by: { $0.name < $1.name }) {
      if entry.isDirectory {
        result += try sources(root, "\(folder)/\(entry.name)")
      } else if entry.name.hasSuffix(".swift") {
        let bytes = try Files.read("\(path)/\(entry.name)").bytes
        let text = String(decoding: bytes, as: UTF8.self)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        result.append(source("\(folder)/\(entry.name)", lines))
      }
    }
    return result
  }

  private static func source(_ path: String, _ lines: [String]) -> Source {
    let code = lines.filter { !isComment($0) }
    var declared: Set<String> = []
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    // A file of extensions belongs to the type that it extends.
    if let plus = file.firstIndex(of: "+") { declared.insert(String(file[..<plus])) }
    for line in code where !line.hasPrefix(" ") {
      if let match = line.firstMatch(of: declaration) { declared.insert(String(match.output.1)) }
    }
    let words = code.flatMap { line in
      line.utf8.split { !isWordByte($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
    return Source(path: path, lines: lines, declared: declared, words: Set(words))
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /^(?:@\w+ |public |open |package |final )*(?:class|struct|protocol|enum) (\w+)/
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isComment(_ line: String) -> Bool {
    line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
  }

  static func codeLines(_ lines: [String]) -> Int {
    lines.count { line in !isComment(line) && !line.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }
  }

  /// The methods of a file: each from its comment to the line that closes it.
  static func methods(in lines: [String]) -> [Found] {
    lines.indices.compactMap { index in
      guard lines[index].contains("func "), let match = lines[index].firstMatch(of: method) else {
        return nil
      }
      let (indent, name) = (String(match.output.1), String(match.output.2))
      var first = index
      while first > 0, isComment(lines[first - 1]) { first -= 1 }
      let opening = lines[index...].prefix(longestHeader).joined(separator: " ")
      guard let labels = labels(in: opening.dropFirst(match.output.0.count)) else { return nil }
      // A body that begins and ends on one line, or that closes where the method began.
      let header = lines[index...].firstIndex { $0.contains(")") } ?? index
      let isShort = lines[header].contains("{") && lines[header].hasSuffix("}")
      let closing = lines[(index + 1)...].firstIndex {
        $0 == indent + "}" || ($0.hasPrefix(indent + ")") && $0.hasSuffix("}"))
      }
      let last = isShort && header == index ? index : (closing ?? index)
      return Found(name: "\(name)(\(labels))", lines: first + 1...last + 1, line: index + 1)
    }
  }

  /// No method needs more lines than these to name its parameters.
  static let longestHeader = 30

  /// The protocol or the extended type that a method stands in.
  private static func type(around method: Found, in lines: [String]) -> String {
    for line in lines[..<method.line].reversed() where !line.hasPrefix(" ") {
      if let match = line.firstMatch(of: type) { return String(match.output.1) }
    }
    return ""
  }

  private static var type: Regex<(Substring, Substring)> {
    /^(?:@MainActor )?(?:public |package )?(?:protocol|extension) (\w+)/
  }

  private static var method: Regex<(Substring, Substring, Substring)> {
    /^( *)(?:@\w+ |public |open |package |private |static |class |override |final )*func (\w+)[^(]*\(/
  }

  /// The labels between the brackets of a declaration.
  private static func labels(in text: Substring) -> String? {
    var depth = 0
    var part = ""
    var parts: [String] = []
    for character in text {
      if character == ")", depth == 0 { break }
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.compactMap { part in
      part.split(separator: " ").first.map { $0.hasSuffix(":") ? String($0) : "\($0):" }
    }.joined()
  }
}
