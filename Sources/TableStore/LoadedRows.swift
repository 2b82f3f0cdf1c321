import JSON
public import TableModel

/// The rows of one section as the document holds them: bytes, until one is used.
///
/// Eight bytes a row are all that is kept beside the text: where it starts, and its height.
public final class LoadedRows: RowSource {
  /// The starts of the rows in the text; a member starts with its key.
  let starts: ArraySlice<UInt32>

  /// Whether each row is a member of an object.
  let areMembers: Bool

  /// Which section of the document this is.
  let section: Int

  private let text: RowText

  /// The place of the bracket after the last row, or nil where rows are not neighbours in the text.
  private let end: Int?

  /// The number of the first row among the document's offsets, or nil where heights are not noted.
  private let firstOffset: Int?

  /// - Parameters:
  ///   - list: The rows, which are neighbours in the text.
  ///   - section: Which section of the document this is.
  ///   - text: The document, and which keys mean what.
  init(_ list: TextList, section: Int, in text: RowText) {
    starts = list.starts
    areMembers = list.kind == .object
    end = list.inside.upperBound
    let isNoted = list.isRecorded && text.notesHeights
    firstOffset = isNoted ? list.starts.startIndex : nil
    self.section = section
    self.text = text
  }

  /// - Parameters:
  ///   - starts: Where the rows are, elements of some array.
  ///   - section: Which section of the document this is.
  ///   - text: The document, and which keys mean what.
  init(_ starts: ArraySlice<UInt32>, section: Int, in text: RowText) {
    self.starts = starts
    areMembers = false
    end = nil
    firstOffset = nil
    self.section = section
    self.text = text
  }

  /// Which keys mean what.
  var bindings: ItemBindings { text.bindings }

  private var document: JSONDocument { text.document }

  /// The number of rows.
  public var count: Int { starts.count }

  /// The row of a number, made again each time; nothing in it is decoded.
  public func item(at index: Int) -> Item {
    var item = Item(
      value(at: index),
      key: key(at: index),
      origin: .loaded(IndexPath(row: index, section: section)),
      bindings: bindings
    )
    if let firstOffset {
      item.knownHeight = KnownHeight(document.note(of: firstOffset + index))
    }
    return item
  }

  /// The heights as they were noted; where they were not, the rows are asked.
  public func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool {
    guard let firstOffset, !areMembers else { return false }
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

  /// Whether the document noted the heights that rows ask for.
  let notesHeights: Bool

  init(_ document: JSONDocument, _ bindings: ItemBindings) {
    self.document = document
    self.bindings = bindings
    // What is noted is the number of a key; a path leads further.
    let isPlain = bindings.path(of: .height)?.isPlain ?? true
    notesHeights = isPlain && bindings.height == document.notedKey
  }
}
