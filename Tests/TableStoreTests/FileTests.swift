import Foundation
import JSON
import TableModel
import TableStore
import Testing

@Suite final class FileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "tablestore-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  private func code(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? StoreError)?.code
    }
  }

  @Test func `says what is wrong with a file`() throws {
    let empty = try write("", to: "empty.json")
    let scalar = try write("5", to: "scalar.json")
    let broken = try write("[1,\n 2", to: "broken.json")
    #expect(code { _ = try TableDocument.open("\(folder)/none.json") } == "not-found")
    #expect(code { _ = try TableDocument.open(folder) } == "io")
    #expect(code { _ = try TableDocument.open(empty) } == "bad-json")
    #expect(code { _ = try TableDocument.open(scalar) } == "not-a-table")
    #expect(code { _ = try TableDocument.open(broken) } == "bad-json")
  }

  @Test func `every error has a message and most a hint`() throws {
    let scalar = try write("5", to: "scalar.json")
    #expect { try TableDocument.open(scalar) } throws: { error in
      let error = error as? StoreError
      return error?.message == "scalar.json contains a number, not a table"
        && error?.hint == "a table is an array or an object"
    }
    #expect { try TableDocument.open(self.folder) } throws: { error in
      (error as? StoreError)?.hint == "name a file in this folder"
    }
  }

  @Test func `saves to its own file again and again`() throws {
    let path = try write("[\n  \"a\"\n]\n", to: "a.json")
    var document = try TableDocument.open(path)
    #expect(document.name == "a.json")
    var sections = document.sections
    for (number, name) in ["b", "c"].enumerated() {
      let item = document.makeItem(.string(name), serial: number).item
      sections[0].items.append(item)
      document = try document.save(sections).document
    }
    #expect(try read(path) == "[\n  \"a\",\n  \"b\",\n  \"c\"\n]\n")
    let result = try document.save(document.sections)
    #expect(try read(path) == "[\n  \"a\"\n]\n")
    #expect(result.bytes == 10)
    #expect(result.path == path)
  }

  @Test func `does not write over a file that changed`() throws {
    let path = try write("[1]", to: "a.json")
    let document = try TableDocument.open(path)
    _ = try write("[1,2]", to: "a.json")
    #expect(code { _ = try document.save(document.sections) } == "refused")
    #expect(try read(path) == "[1,2]")
    _ = try document.save(document.sections, force: true)
    #expect(try read(path) == "[1]")
  }

  @Test func `another file gets a native document where there is no place`() throws {
    let path = try write("[1]", to: "a.json")
    let other = "\(folder)/b.json"
    let document = try TableDocument.open(path)
    var sections = document.sections
    sections[0].header = "H"
    #expect(code { _ = try document.save(sections) } == "refused")
    let result = try document.save(sections, to: other)
    #expect(result.notes.count == 1)
    #expect(try TableDocument.open(other).sections[0].header == "H")
    #expect(try read(path) == "[1]")
    #expect(code { _ = try result.document.save(sections, to: other) } == nil)
  }

  @Test func `forced, its own file becomes a native document and stays one`() throws {
    let path = try write("[1]", to: "a.json")
    let document = try TableDocument.open(path)
    var sections = document.sections
    sections[0].header = "H"
    let forced = try document.save(sections, force: true).document
    sections[0].header = "I"
    _ = try forced.save(sections)
    #expect(try TableDocument.open(path).sections[0].header == "I")
  }

  @Test func `numbered rows need a name first`() throws {
    let document = TableDocument.numbered([1])
    #expect(code { _ = try document.save(document.sections) } == "refused")
    let path = "\(folder)/new.json"
    let named = try document.save(document.sections, to: path).document
    #expect(named.path == path)
    #expect(code { _ = try named.save(named.sections) } == nil)
    #expect(try TableDocument.open(path).sections[0].items[0].title == "0.0")
  }

  @Test func `says that a height by hand is left out`() throws {
    let path = try write(#"[{"name":"a"}]"#, to: "a.json")
    let document = try TableDocument.open(path)
    var sections = document.sections
    sections[0].items[0] = document.settingHeight(sections[0].items[0], to: 60)
    let result = try document.save(sections)
    #expect(
      result.notes == [
        "an array of objects cannot store a custom height; left out of the file"
      ]
    )
    #expect(try read(path) == #"[{"name":"a"}]"#)
  }
}
