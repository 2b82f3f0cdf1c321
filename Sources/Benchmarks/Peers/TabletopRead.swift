import Platform
import TableModel
import TableStore

/// Tabletop opens the file and takes every row apart: the same work that makes objects elsewhere.
@MainActor struct TabletopRead: Contestant {
  let name = "tabletop-rows"
  let detail = "open, every row decoded"
  let isOurs = true
  let path: String

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let answer = Answer(of: try TableDocument.open(path))
    let end = Clock.monotonicNanoseconds
    return Measurement(nanoseconds: Double(end - start), answer: answer)
  }
}

extension Answer {
  /// Reads every row.
  init(of document: TableDocument) {
    self.init(count: 0)
    var (ids, quarters, bytes) = (0, 0, 0)
    for section in document.sections {
      for item in section.items {
        count += 1
        ids += item.value["id"]?.integer ?? 0
        quarters += Int((item.height ?? 0) * 4)
        bytes += item.title?.utf8.count ?? 0
      }
    }
    (self.ids, quarterPoints, titleBytes) = (ids, quarters, bytes)
  }
}
