import JSON
public import TableModel

/// The rows of one section in the document: bytes, until one is used.
///
/// Besides the text, each row takes six bytes: its start and its height.
public final class LoadedRows: RowSource {
  /// The starts of the rows in the text; a member starts with its key.
  let starts: ArraySlice<UInt32>

  /// Whether each row is a member of an object.
  let areMembers: Bool

  /// The index of the section in the document.
  let section: Int

  private let text: RowText

  /// The offset of the bracket after the last row, or nil if the rows are not adjacent in the text.
  private let end: Int?

  /// The index of the first row among the document's offsets, or nil if numbers are not recorded.
  private let firstOffset: Int?

  /// - Parameters:
  ///   - list: The rows, which are adjacent in the text.
  ///   - section: The index of the section in the document.
  ///   - text: The document, with its bindings.
  init(_ list: TextList, section: Int, in text: RowText) {
    starts = list.starts
    areMembers = list.kind == .object
    end = list.inside.upperBound
    firstOffset = list.isRecorded ? list.starts.startIndex : nil
    self.section = section
    self.text = text
  }

  /// - Parameters:
  ///   - starts: The starts of the rows, which are elements of an array.
  ///   - section: The index of the section in the document.
  ///   - text: The document, with its bindings.
  init(_ starts: ArraySlice<UInt32>, section: Int, in text: RowText) {
    self.starts = starts
    areMembers = false
    end = nil
    firstOffset = nil
    self.section = section
    self.text = text
  }

  /// The bindings of keys.
  var bindings: ItemBindings { text.bindings }

  private var document: JSONDocument { text.document }

  /// The number of rows.
  public var count: Int { starts.count }

  public var areLoaded: Bool { true }

  /// Returns the row at an index, created on each call; none of its values are decoded.
  public func item(at index: Int) -> Item {
    var item = Item(
      value(at: index),
      key: key(at: index),
      origin: .loaded(IndexPath(row: index, section: section)),
      bindings: bindings
    )
    if let firstOffset, text.notesHeights {
      item.knownHeight = KnownHeight(document.note(of: firstOffset + index))
    }
    return item
  }

  /// Appends the recorded heights; if none are recorded, reads the rows.
  public func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool {
    guard let firstOffset, !areMembers, text.notesHeights else { return false }
    let start = heights.count
    let elements = firstOffset + rows.lowerBound..<firstOffset + rows.upperBound
    document.appendNotedNumbers(of: elements, to: &heights)
    for index in start..<heights.count where !Item.heights.contains(heights[index]) {
      heights[index] = .nan
    }
    return true
  }

  func start(_ index: Int) -> Int { Int(starts[starts.startIndex + index]) }

  func value(at index: Int) -> JSONValue {
    let start = start(index)
    let first = areMembers ? document.value(ofMemberAt: start) : start
    guard let end else { return document.value(at: first) }
    let next = index + 1 < count ? self.start(index + 1) : end
    let last = document.end(ofElementBefore: next)
    return JSONValue(validated: document.bytes, range: first..<max(first, last))
  }

  func key(at index: Int) -> String? {
    guard areMembers else { return nil }
    let start = start(index)
    return document.text(ofKey: start..<document.end(ofStringAt: start))
  }
}

/// The data that all rows of a document share.
final class RowText: Sendable {
  let document: JSONDocument
  let bindings: ItemBindings

  /// Whether the document recorded the heights of rows.
  var notesHeights: Bool { bindings.isRebound ? areHeightsNoted : notedFirst }

  private let notedFirst: Bool

  init(_ document: JSONDocument, _ bindings: ItemBindings) {
    self.document = document
    self.bindings = bindings
    notedFirst = bindings.notes(document.notedKey)
  }

  private var areHeightsNoted: Bool { bindings.notes(document.notedKey) }
}

extension ItemBindings {
  /// Whether the height is the number of a key that is noted; a path leads further.
  fileprivate func notes(_ key: String?) -> Bool {
    (path(of: .height)?.isPlain ?? true) && height == key
  }
}
