import Platform
import Testing

/// The page of seeds names a test or a transcript for each row, and each of them is there.
@Suite struct SeedTests {
  /// How many rows each letter has.
  private static let letters = [
    ("S", 15), ("C", 22), ("E", 13), ("M", 19), ("L", 29), ("P", 8), ("N", 20), ("D", 15),
  ]

  private let rows: [(id: String, cells: [Substring])]

  init() throws {
    let path = "\(Readme.root)/Sources/Wirings/Wirings.docc/Seeds.md"
    let text = String(decoding: try Files.read(path).bytes, as: UTF8.self)
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard cells.count == 3, let id = cells.first?.split(separator: " ").first,
        id.dropFirst().allSatisfy(\.isNumber), id.count > 1
      else { return nil }
      return (String(id), Array(cells.dropFirst()))
    }
  }

  @Test func `no row is missing, and none stands twice`() {
    let wanted = Self.letters.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    #expect(rows.map(\.id) == wanted)
  }

  @Test func `each row is shown by something, or says that it is not built`() {
    let empty = rows.filter { !$0.cells[1].contains("\"") && !$0.cells[1].contains("examples/") }
    #expect(empty.filter { !$0.cells[1].hasPrefix("not built: ") }.map(\.id) == [])
  }

  @Test func `what is named is there`() throws {
    let tests = try sources(in: "\(Readme.root)/Tests")
    for row in rows {
      for match in row.cells[1].matches(of: /(\w+): "([^"]+)"/) {
        let (suite, name) = (String(match.output.1), String(match.output.2))
        let text = tests[suite, default: ""]
        // A name may say at its end, in brackets, which rows it shows.
        let isThere = text.contains("func `\(name)`") || text.contains("func `\(name) (")
        #expect(isThere, "\(row.id): \(suite): \(name)")
      }
      for match in row.cells[1].matches(of: /examples\/[\w.-]+/) {
        #expect(Files.exists("\(Readme.root)/\(match.output)"), "\(row.id): \(match.output)")
      }
    }
  }

  /// The texts of the files of tests, by suite; what extends a suite counts with it.
  private func sources(in folder: String) throws -> [String: String] {
    var found: [String: String] = [:]
    for entry in try Files.list(folder) {
      let path = "\(folder)/\(entry.name)"
      if entry.isDirectory {
        found.merge(try sources(in: path)) { $0 + $1 }
      } else if entry.name.hasSuffix(".swift") {
        let suite = entry.name.dropLast(6).prefix { $0 != "+" }
        found[String(suite), default: ""] += String(
          decoding: try Files.read(path).bytes,
          as: UTF8.self
        )
      }
    }
    return found
  }
}
