import JSON
public import TableModel

/// The rows of one section as the document holds them: bytes, until somebody looks at one.
///
/// Four bytes a row are all that is kept beside the text.
public final class LoadedRows: RowSource {
  /// Where the rows are in the text; a member starts with its key.
  let starts: ArraySlice<UInt32>

  /// Whether each row is a member of an object.
  let areMembers: Bool

  /// Which section of the document this is.
  let section: Int

  let bindings: ItemBindings
  private let document: JSONDocument

  init(
    _ starts: ArraySlice<UInt32>,
    areMembers: Bool = false,
    section: Int,
    bindings: ItemBindings,
    document: JSONDocument
  ) {
    self.starts = starts
    self.areMembers = areMembers
    self.section = section
    self.bindings = bindings
    self.document = document
  }

  /// How many rows there are.
  public var count: Int { starts.count }

  /// The row of a number, made anew each time; nothing in it is decoded.
  public func item(at index: Int) -> Item {
    Item(
      value(at: index),
      key: key(at: index),
      origin: .loaded(IndexPath(row: index, section: section)),
      bindings: bindings
    )
  }

  func start(_ index: Int) -> Int { Int(starts[starts.startIndex + index]) }

  func value(at index: Int) -> JSONValue {
    let start = start(index)
    return document.value(at: areMembers ? document.value(ofMemberAt: start) : start)
  }

  func key(at index: Int) -> String? {
    guard areMembers else { return nil }
    let start = start(index)
    return document.text(ofKey: start..<document.end(ofStringAt: start))
  }
}
