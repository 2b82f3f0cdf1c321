public import JSON
public import TableModel

/// Creates rows from typed or imported values, and collects each note about them once.
public struct ItemMaker: Sendable {
  private let document: TableDocument
  private let isRaw: Bool
  private let bindings: ItemBindings
  private var names = UniqueNames()
  private var folded = FoldedNotes()

  /// Creates rows for a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isRaw: Whether to use the values unchanged.
  ///   - section: Which section of the loaded document they come into, or nil for one that was made since.
  public init(_ document: TableDocument, isRaw: Bool, section: Int? = 0) {
    self.document = document
    self.isRaw = isRaw
    bindings = document.bindings(ofSection: section)
  }

  /// The notes about the rows so far, without repetitions; of those that name a key, only the first
  /// few.
  public var notes: [String] { folded.notes }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - serial: A number that no other row created in this session has.
  ///   - isTaken: Whether an existing row has a key; only called for rows of a plain object.
  /// - Returns: The row.
  /// - Throws: Errors of `isTaken`.
  public mutating func make<Failure: Error>(
    _ value: JSONValue,
    serial: Int,
    isTaken: (_ key: String) throws(Failure) -> Bool
  ) throws(Failure) -> Item {
    guard document.layout.rowsAreMembers else {
      let made = document.makeItem(value, isRaw: isRaw, serial: serial, bindings: bindings)
      for note in made.notes { folded.add(note) }
      return made.item
    }
    let (wanted, content, height) = member(of: value)
    let key = try names.take(wanted, unless: isTaken)
    if !key.utf8.elementsEqual(wanted.utf8) {
      folded.add(
        "the key \"\(wanted)\" already exists; the new row is \"\(key)\"",
        isOneOfMany: true
      )
    }
    return Item(
      content,
      key: key,
      origin: .made(serial),
      bindings: bindings,
      heightByHand: height
    )
  }

  /// The key and the value of a new member, and its height.
  private mutating func member(
    of value: JSONValue
  ) -> (key: String, value: JSONValue, height: Double?) {
    guard document.shape == .entries else {
      let (key, value, height) = document.member(of: value, isRaw: isRaw)
      return (key, value, height)
    }
    let (key, object, notes) = document.entry(of: value, isRaw: isRaw)
    for note in notes { folded.add(note) }
    return (key, object, nil)
  }
}

/// Rows that were created by number; their ids and titles are section and row.
final class PlaceholderRows: RowSource {
  let count: Int
  let areAlike = true
  let areLoaded = true
  private let section: Int
  private let bindings: ItemBindings

  private static let beforeID = Array(#"{"id": ""#.utf8)
  private static let beforeTitle = Array(#"", "title": ""#.utf8)
  private static let end = Array(#""}"#.utf8)

  init(_ count: Int, section: Int, bindings: ItemBindings) {
    self.count = count
    self.section = section
    self.bindings = bindings
  }

  /// Appends the id of a row, which is also its title.
  private func append(_ index: Int, to bytes: inout [UInt8]) {
    bytes.append(digitsOf: section)
    bytes.append(UInt8(ascii: "."))
    bytes.append(digitsOf: index)
  }

  func item(at index: Int) -> Item {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    bytes += Self.beforeID
    append(index, to: &bytes)
    bytes += Self.beforeTitle
    append(index, to: &bytes)
    bytes += Self.end
    return Item(
      JSONValue(validated: bytes, range: 0..<bytes.count),
      origin: .loaded(IndexPath(row: index, section: self.section)),
      bindings: bindings
    )
  }
}
