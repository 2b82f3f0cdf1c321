import Foundation
import JSON
import TableModel
import TableStore
import Testing

/// The JSON of Debian's package iso-codes, where it is installed.
@Suite struct IsoCodesTests {
  private static let folder = "/usr/share/iso-codes/json"

  private static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test(.enabled(if: !files.isEmpty), arguments: files)
  func `opens and is saved byte for byte`(file: String) throws {
    let path = "\(IsoCodesTests.folder)/\(file)"
    let document = try TableDocument.open(path)
    if file.hasPrefix("schema") {
      #expect(document.shape == .keyValues)
    } else {
      #expect(document.shape == .items)
      #expect(document.envelope.count == 1)
      #expect(document.bindings.title == "name")
      let subtitles = ["alpha_2", "alpha_3", "alpha_4", "code", "official_name"]
      #expect(subtitles.contains(document.bindings.subtitle ?? ""))
      #expect(document.bindings.height == nil)
      #expect(document.bindings.kind == nil)
    }
    let saved = try document.bytes(of: document.sections)
    #expect(Data(saved) == FileManager.default.contents(atPath: path))
    #expect(document.sections[0].items.allSatisfy { $0.title != nil })
  }

  @Test(.enabled(if: !files.isEmpty)) func `a new row looks like the others`() throws {
    let path = "\(IsoCodesTests.folder)/iso_3166-1.json"
    let document = try TableDocument.open(path)
    var sections = document.sections
    let typed = try JSONValue(parsing: #"{"title":"Atlantis","alpha_2":"XA"}"#)
    sections[0].items.insert(document.makeItem(typed, serial: 1).item, at: 4)
    var lines = String(decoding: try document.bytes(of: sections), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex(of: "      \"name\": \"Atlantis\","))
    #expect(
      lines[place - 1...place + 2] == [
        "    {", "      \"name\": \"Atlantis\",", "      \"alpha_2\": \"XA\"", "    },",
      ]
    )
    lines.removeSubrange(place - 1...place + 2)
    #expect(Data(lines.joined(separator: "\n").utf8) == FileManager.default.contents(atPath: path))
  }
}
