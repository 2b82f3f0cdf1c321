import TableModel
import TableStore
import TableUI
import TextLayout

/// Small words that many answers share.
enum Words {
  /// `1 row`, `5 rows`, `10,000 rows`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A whole number with commas between the thousands.
  static func grouped(_ number: Int) -> String { number.grouped }

  /// `on` or `off`.
  static func onOff(_ flag: Bool) -> String { flag ? "on" : "off" }
}

extension AnswerValue {
  /// `[section,row]`.
  init(_ path: IndexPath) { self = .list([.int(path.section), .int(path.row)]) }

  /// A list of `[section,row]`.
  init(_ paths: some Sequence<IndexPath>) { self = .list(paths.map { AnswerValue($0) }) }

  /// `[x,y,w,h]`.
  init(_ rect: Rect) {
    self = .list([
      .points(rect.origin.x), .points(rect.origin.y),
      .points(rect.size.width), .points(rect.size.height),
    ])
  }
}
