import JSON
import TableModel
import TableUI

/// A row, a header or another part of the table, as the page shows it.
struct PageBlock: Hashable, Sendable {
  /// The key, which stays the same while the block moves.
  let key: String

  /// The row, or nil.
  var path: IndexPath?

  /// The frame in the content.
  var frame: Rect

  /// The drawing order.
  let level: Int

  /// The current states of the block, such as `selected focused`, separated by blanks.
  var flags: String

  /// The texts that name the block.
  let label: String

  /// The other members, as a JSON object.
  let content: JSONValue

  /// Writes the block as an object.
  ///
  /// The members are `k`, `frame` (x, y, width, height), `level`, `at` (section and row), `flags`
  /// and `content`.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("k", key)
    writer.key("frame")
    writer.value(frame)
    writer.member("level", level)
    if let path { writer.member("at", [path.section, path.row]) }
    writer.member("flags", flags)
    writer.member("content", content)
    writer.endObject()
  }

  /// Writes the key, the frame, the flags and the row as an array.
  func writePlace(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.value(key)
    writer.value(frame)
    writer.value(flags)
    if let path { writer.value([path.section, path.row]) }
    writer.endArray()
  }

  /// Whether one block precedes another one in the page's order.
  ///
  /// That is the order of reading: from the top, a header before the rows below it. The background is
  /// first.
  static func precedes(_ one: PageBlock, _ other: PageBlock) -> Bool {
    let (level, otherLevel) = (min(one.level, 1), min(other.level, 1))
    if level != otherLevel { return level < otherLevel }
    if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
    if one.level != other.level { return one.level > other.level }
    if one.frame.minX != other.frame.minX { return one.frame.minX < other.frame.minX }
    return one.key < other.key
  }
}
