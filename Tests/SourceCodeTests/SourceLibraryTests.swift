import Platform
import Testing

@testable import SourceCode

@Suite struct SourceLibraryTests {
  private static let sources =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Sources/"

  private static func bytes(of path: String) throws -> [UInt8] {
    Array(try Files.read(sources + path).bytes)
  }

  /// All files in a folder of the sources and in its folders.
  private static func allFiles(in folder: String) throws -> [String] {
    try Files.list(sources + folder).flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      return entry.isDirectory ? try allFiles(in: path) : [path]
    }
  }

  /// The Swift files in a folder of the sources and in its folders.
  private static func files(in folder: String) throws -> [String] {
    try allFiles(in: folder).filter { $0.hasSuffix(".swift") }
  }

  @Test func `every file of the libraries is embedded as it is`() throws {
    let folders = ["TableAdapters", "TableStore/Requests", "TableUI", "Wirings"]
    let others = ["TableStore/SectionStore.swift", "Workspace/Tables/ControllerAdapter.swift"]
    let found = (try folders.flatMap(Self.files) + others).sorted()
    #expect(SourceLibrary.paths == found, "list them in Sources/CFiles/Sources.c")
    #expect(SourceLibrary.all.count == found.count)
    for file in SourceLibrary.all {
      #expect(Array((file.text + "\n").utf8) == (try Self.bytes(of: file.path)), "\(file.path)")
    }
  }

  @Test func `every text of the folders is embedded as it is`() throws {
    let folders = ["Page/Resources", "Teaching", "Workbench/Help"]
    let found = try folders.flatMap(Self.allFiles).filter { path in
      ![".swift", ".md"].contains { path.hasSuffix($0) }
    }.sorted()
    #expect(EmbeddedFile.texts.map(\.path) == found, "list them in Sources/CFiles/Texts.c")
    for file in EmbeddedFile.texts {
      #expect(Array(file.text.utf8) == (try Self.bytes(of: file.path)), "\(file.path)")
    }
    #expect(!EmbeddedFile.text(at: "Teaching/Lessons/Frames/lesson.frame").isEmpty)
    #expect(EmbeddedFile.find("Teaching/Lessons") == nil)
  }

  @Test func `no other file names a message of the trace`() throws {
    for path in try ["TableStore", "Workspace"].flatMap(Self.files)
    where !SourceLibrary.paths.contains(path) {
      let file = SourceFile(path: path, bytes: try Self.bytes(of: path))
      #expect(file.messages == [], "\(path): list it in Sources/CFiles/Sources.c")
    }
  }

  @Test func `each file is balanced and its declarations are found`() {
    var types = 0
    var functions = 0
    for file in SourceLibrary.all {
      #expect(file.isBalanced, "\(file.path)")
      let found = file.declarations
      for (index, line) in file.lines.enumerated() {
        guard let (keyword, name) = declared(on: line) else { continue }
        let declaration = found.first { $0.line == index + 1 && $0.name.hasPrefix(name) }
        #expect(declaration != nil, "\(file.path):\(index + 1) \(keyword) \(name)")
        if keyword == "func" { functions += 1 } else { types += 1 }
      }
      #expect(
        found.map(\.lines.lowerBound) == found.map(\.lines.lowerBound).sorted(),
        "\(file.path)"
      )
      for declaration in found {
        let last = file.lines[declaration.lines.upperBound - 1]
        let isBody = declaration.kind == .function && !declaration.owner.isEmpty
        #expect(
          !isBody || !last.trimmedStart.hasPrefix("func ") || last.contains("func"),
          "\(last)"
        )
      }
    }
    #expect(types > 300 && functions > 1_000)
  }

  /// The keyword and the name of a declaration that a line of code begins with, read word by word.
  private func declared(on line: String) -> (String, String)? {
    let modifiers: Set = [
      "public", "package", "private", "fileprivate", "open", "final", "static", "override",
      "@MainActor",
      "mutating", "nonmutating", "convenience", "required", "nonisolated", "indirect",
      "@inline(__always)",
      "@discardableResult",
    ]
    var words = line.split(separator: " ")
    while let first = words.first,
      modifiers.contains(String(first))
        || first == "class" && words.count > 1 && ["func", "var"].contains(words[1])
    {
      words.removeFirst()
    }
    let keywords = ["func", "class", "struct", "enum", "protocol"]
    guard words.count > 1, keywords.contains(String(words[0])) else { return nil }
    let name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : (String(words[0]), String(name))
  }
}

extension String {
  fileprivate var trimmedStart: Substring { drop { $0 == " " } }
}
