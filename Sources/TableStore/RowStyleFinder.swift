import JSON

/// Finds a row that new rows can look like.
struct RowStyleFinder {
  private static let looked = 100

  private let document: TableDocument
  private let style: DocumentStyle

  init(_ writer: DocumentWriter) {
    document = writer.document
    style = writer.style
  }

  /// The style of the first object in a list, else in another list of rows, else that of the
  /// document.
  func style(for list: TextList?, indentation: [UInt8]) -> RowStyle {
    if let found = list.flatMap({ style(in: $0) }) { return found }
    if document.layout.outer != nil {
      for section in document.layout.sections.prefix(RowStyleFinder.looked) {
        if let found = section.rows.flatMap({ style(in: $0) }) { return found }
      }
    }
    let isOneLine = document.shape == .numbered || document.shape == .lines
    return isOneLine
      ? .oneLine(colon: Array(": ".utf8), comma: Array(", ".utf8))
      : style.row(indentation: indentation)
  }

  /// The style of the first object of a list, or nil; in JSON Lines a row is written on one line, whatever the first
  /// one looks like.
  private func style(in list: TextList) -> RowStyle? {
    let source = document.source
    for index in 0..<min(list.count, RowStyleFinder.looked) {
      let start = list.start(index)
      let value = list.kind == .object ? source.value(ofMemberAt: start) : start
      guard let found = RowStyle(of: value, in: source) else { continue }
      if list.kind != .lines || found.isOnOneLine { return found }
    }
    return nil
  }
}
