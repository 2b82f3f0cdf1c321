import JSON
import TableModel
import TestSupport
import Testing

@testable import TableStore

/// A file of more than 32 MiB is scanned while it is read, with the same result.
@Suite struct LongFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A few rows with long titles: such texts are made and scanned quickly without optimization.
  private static func rows(_ count: Int) -> [String] {
    let title = String(repeating: "0123456789abcdef", count: 12_500)
    return (0..<count).map { "{\"id\": \($0), \"title\": \"\(title)\", \"height\": \($0 % 9)}" }
  }

  private static func text(_ rows: [String], separator: String) -> String {
    separator == "\n"
      ? rows.joined(separator: separator)
      : "{\"sections\": [{\"items\": [" + rows.joined(separator: separator) + "]}]}"
  }

  private func failure(_ path: String) -> String? {
    do throws(StoreError) {
      _ = try TableDocument.open(path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["list.json", "list.jsonl"])
  func `a long file has the rows of its text`(name: String) throws {
    let separator = name.hasSuffix("l") ? "\n" : ", "
    let text = Self.text(Self.rows(190), separator: separator)
    let path = try folder.write(text, to: name)
    var most = 0
    let file = try TableDocument.open(path) { done, total in
      #expect(done >= most && done <= total)
      most = done
      return false
    }
    let whole = try TableDocument(parsing: Array(text.utf8), name: name)
    #expect(file.source.arrays == whole.source.arrays)
    #expect(file.source.offsets == whole.source.offsets)
    #expect(file.source.notes == whole.source.notes)
    #expect(file.source.notedKey == whole.source.notedKey)
    #expect(file.source.root.range == whole.source.root.range)
    #expect(file.source.isLines == whole.source.isLines)
    #expect(file.sections[0].items.count == 190)
  }

  @Test(arguments: [3, 90, 100, 188])
  func `an error in a long file is that of its text`(damaged: Int) throws {
    var rows = Self.rows(190)
    rows[damaged] += "]"
    let text = Self.text(rows, separator: ",\n")
    let path = try folder.write(text, to: "list.json")
    var failure: String?
    do throws(StoreError) {
      _ = try TableDocument(parsing: Array(text.utf8), name: "list.json")
    } catch {
      failure = "\(error)"
    }
    #expect(failure != nil)
    #expect(self.failure(path) == failure)
  }

  @Test func `opening a long file can be cancelled while it is scanned`() throws {
    let text = Self.text(Self.rows(190), separator: ",")
    let path = try folder.write(text, to: "list.json")
    for stop in [1, 2, 3, 10, 20] {
      var asked = 0
      do throws(StoreError) {
        _ = try TableDocument.open(path) { _, _ in
          asked += 1
          return asked == stop
        }
        Issue.record("nothing was thrown")
      } catch {
        #expect("\(error)".contains("cancelled"))
      }
      #expect(asked == stop)
    }
  }
}
