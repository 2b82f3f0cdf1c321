extension SourceFactsMaker {
  /// Where each method of the wirings and of what they lean on is declared, as Swift text.
  var placesText: String {
    var classes: [String: Class] = [:]
    for source in wirings + supports { read(source, into: &classes) }
    let lines = classes.filter { !$0.value.methods.isEmpty || !$0.value.parent.isEmpty }.sorted {
      $0.key < $1.key
    }.flatMap { name, found in
      ["\(name): \(found.parent)"] + found.methods
    }
    return """
      // Made from the sources of the wirings by a test, which says how to make it anew.

      extension SourcePlaces {
        /// A class and what it inherits from, then a file with its methods, each behind its line.
        static let text = ##\"\"\"
      \(lines.map { "    " + $0 }.joined(separator: "\n"))
          \"\"\"##
      }

      """
  }

  private struct Class {
    var parent = ""
    var methods: [String] = []
  }

  /// Notes the methods of the classes that a file declares or extends.
  private func read(_ source: Source, into classes: inout [String: Class]) {
    var owners: [(line: Int, name: String)] = []
    for (index, line) in source.lines.enumerated() where !line.hasPrefix(" ") {
      if let match = line.firstMatch(of: Self.classDeclaration) {
        let name = String(match.output.1)
        let lines = source.lines[index...].prefix(Self.longestHeader).joined(separator: " ")
        classes[name, default: Class()].parent = Self.parent(in: lines.prefix { $0 != "{" })
        owners.append((index, name))
      } else if let match = line.firstMatch(of: Self.otherDeclaration) {
        owners.append((index, String(match.output.1)))
      }
    }
    var found: [String: [String]] = [:]
    for method in Self.methods(in: source.lines) where spoken.contains(method.name) {
      let declaration = source.lines[method.line - 1]
      // What stands deeper belongs to a type within.
      guard declaration.prefix(while: { $0 == " " }).count == 2,
        let owner = owners.last(where: { $0.line < method.line })
      else { continue }
      found[owner.name, default: []].append("\(method.line) \(method.name)")
    }
    for (name, methods) in found {
      classes[name, default: Class()].methods.append("  \(source.path)")
      classes[name]?.methods += methods.map { "    " + $0 }
    }
  }

  /// The first name behind the colon, which is that of a class if there is one.
  private static func parent(in header: Substring) -> String {
    // A colon between angle brackets belongs to a generic parameter.
    var depth = 0
    for (index, character) in zip(header.indices, header) {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      guard character == ":", depth == 0 else { continue }
      let rest = header[header.index(after: index)...].drop { $0 == " " }
      return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    return ""
  }

  private static var classDeclaration: Regex<(Substring, Substring)> {
    /^(?:@\w+ |public |open |package |final )*class (\w+)/
  }

  private static var otherDeclaration: Regex<(Substring, Substring)> {
    /^(?:@\w+ |public |package |private |fileprivate )*(?:extension|struct|enum|protocol) (\w+)/
  }
}
