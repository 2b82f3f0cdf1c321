/// A JSON text read as a whole: checked in one pass, with access to its rows by index.
///
/// A row needs only four bytes for its start offset, and two for the number of one key.
/// ```swift
/// let document = try JSONDocument(bytes, rowKeys: ["items"])
/// document.root["title"]?.string
/// ```
public struct JSONDocument: Sendable {
  /// The bytes of the text.
  public let bytes: [UInt8]

  /// Whether the text starts with a UTF-8 byte order mark.
  public let hasByteOrderMark: Bool

  /// Whether the text is JSON Lines: values that each start on a new line.
  public let isLines: Bool

  /// The value of the text; for JSON Lines the first value, or `null` if it has none.
  public let root: JSONValue

  /// The recorded arrays, in the order of their start offsets.
  ///
  /// These are the arrays reached from the root through at most four objects, and arrays that are
  /// elements of those. Arrays under a row key are recorded too, in objects that are elements of
  /// the first kind. Empty arrays of the latter two kinds are left out. For JSON Lines the first
  /// array is the list of all lines.
  public let arrays: [JSONArray]

  /// The start offsets of the elements of the recorded arrays.
  public let offsets: [UInt32]

  /// The key whose numbers are noted, or nil.
  public let notedKey: String?

  /// The noted number of the element at each offset.
  ///
  /// Missing numbers at the end are left out. If an object has the key twice, the last one counts.
  public let notes: [PackedNumber]

  /// The first hundred duplicate keys, each once regardless of its number of occurrences.
  public let duplicates: [JSONDuplicateKey]

  /// The number of duplicate keys.
  public let duplicateCount: Int

  /// Creates a document from a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8, with or without a byte order mark.
  ///   - isStrict: Whether a duplicate key is an error. The default is false.
  ///   - isLines: Whether the text is JSON Lines. The default guesses.
  ///   - rowKeys: The keys of the rows in an element of a list of sections.
  ///   - notedKey: The key whose numbers are available without a walk; none by default.
  ///   - secondThread: A thread for the second half of a long text; none by default. The document
  ///     or the error is the same as without it.
  ///   - isCancelled: A closure called every megabyte with the number of checked bytes and of all
  ///     bytes; returning true cancels the reading.
  /// - Throws: `JSONError` for the first error in the text.
  /// - Complexity: Linear in the size of the text.
  public init(
    _ bytes: [UInt8],
    isStrict: Bool = false,
    isLines: Bool? = nil,
    rowKeys: [String] = [],
    notedKey: String = "",
    secondThread: SecondThread? = nil,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(JSONError) {
    let text = try ScannedText(
      bytes,
      isLines: isLines,
      rowKeys: rowKeys,
      notedKey: notedKey,
      isStrict: isStrict,
      secondThread: secondThread,
      isCancelled: isCancelled
    )
    self.init(bytes, text)
  }

  /// Creates a document from a text that was scanned while its bytes arrived.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - scan: The scan of these bytes; returns nil if it is not finished.
  public init?(_ bytes: [UInt8], scannedBy scan: EarlyScan) {
    guard let text = scan.text else { return nil }
    precondition(bytes.count == scan.count, "The scan is of other bytes.")
    self.init(bytes, text)
  }

  private init(_ bytes: [UInt8], _ text: ScannedText) {
    let scanner = text.scanner
    let key = scanner.recorder.notedKey
    self.bytes = bytes
    hasByteOrderMark = text.start > 0
    isLines = scanner.top.role == .lines
    root = scanner.root.isEmpty ? .null : JSONValue(validated: bytes, range: scanner.root)
    arrays = scanner.recorder.arrays
    offsets = scanner.recorder.offsets
    notedKey = key.isEmpty ? nil : String(decoding: key, as: UTF8.self)
    notes = scanner.recorder.notes
    duplicates = Self.places(of: scanner.duplicates, in: bytes.span, from: text.start)
    duplicateCount = scanner.duplicateCount
  }

  /// Finds the places of all duplicate keys in one pass over the text.
  private static func places(
    of found: [FoundDuplicate],
    in bytes: borrowing Span<UInt8>,
    from start: Int
  ) -> [JSONDuplicateKey] {
    var finder = PlaceFinder(from: start)
    var places: [Int: JSONPlace] = [:]
    for offset in Set(found.flatMap { [$0.first, $0.second] }).sorted() {
      places[offset] = finder.place(of: offset, path: "", in: bytes)
    }
    return found.compactMap { duplicate in
      guard let first = places[duplicate.first], let second = places[duplicate.second] else {
        return nil
      }
      return JSONDuplicateKey(
        key: duplicate.key,
        first: first.with(path: duplicate.path),
        second: second.with(path: duplicate.path),
        count: duplicate.count
      )
    }
  }
}

extension JSONPlace {
  fileprivate func with(path: String) -> JSONPlace {
    JSONPlace(offset: offset, line: line, column: column, path: path)
  }
}
