/// A JSON text read as a whole: checked in one pass, its rows reachable by number.
///
/// Nothing is stored for a row but the four bytes that say where it starts, and four for the number of one key.
/// ```swift
/// let document = try JSONDocument(bytes, rowKeys: ["items"])
/// document.root["title"]?.string
/// ```
public struct JSONDocument: Sendable {
  /// The text, byte for byte.
  public let bytes: [UInt8]

  /// Whether the text starts with a UTF-8 byte order mark.
  public let hasByteOrderMark: Bool

  /// Whether the text is JSON Lines: values that each start on a new line.
  public let isLines: Bool

  /// The value of the text; of lines the first, or `null` where there is none.
  public let root: JSONValue

  /// The recorded arrays, in the order in which they start.
  ///
  /// Recorded are arrays that are reached from the root through at most four objects, arrays that
  /// are elements of those, and arrays under a row key in objects that are elements of those; an empty
  /// one of the latter two kinds is left out. Of lines the first one here stands for the list of all
  /// lines.
  public let arrays: [JSONArray]

  /// Where the elements of the recorded arrays start.
  public let offsets: [UInt32]

  /// The key whose values are noted, or nil.
  public let notedKey: String?

  /// For each of the offsets what its element has under the noted key.
  ///
  /// At the end those without are left out. Of the same key twice in one object the last counts.
  public let notes: [PackedNumber]

  /// The first hundred keys that stand twice in one object, each once however often it is there.
  public let duplicates: [JSONDuplicateKey]

  /// The number of keys that stand twice in one object.
  public let duplicateCount: Int

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8, with or without a byte order mark.
  ///   - isStrict: Whether a duplicate key is an error. The default is false.
  ///   - isLines: Whether the text is JSON Lines. The default guesses.
  ///   - rowKeys: The keys under which an element of a list of sections holds its rows.
  ///   - notedKey: The key of elements whose number is known without a walk; none unless given.
  ///   - isCancelled: Asked every megabyte with the bytes that are checked and all there are; true gives up.
  /// - Throws: `JSONError` with the first place that is wrong.
  /// - Complexity: linear in the size of the text.
  public init(
    _ bytes: [UInt8],
    isStrict: Bool = false,
    isLines: Bool? = nil,
    rowKeys: [String] = [],
    notedKey: String = "",
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(JSONError) {
    let text = try ScannedText(
      bytes,
      isLines: isLines,
      rowKeys: rowKeys,
      notedKey: notedKey,
      isStrict: isStrict,
      isCancelled: isCancelled
    )
    let scanner = text.scanner
    self.bytes = bytes
    hasByteOrderMark = text.start > 0
    self.isLines = scanner.top.role == .lines
    root = scanner.root.isEmpty ? .null : JSONValue(validated: bytes, range: scanner.root)
    arrays = scanner.recorder.arrays
    offsets = scanner.recorder.offsets
    self.notedKey = notedKey.isEmpty ? nil : notedKey
    notes = scanner.recorder.notes
    duplicates = Self.places(of: scanner.duplicates, in: bytes.span, from: text.start)
    duplicateCount = scanner.duplicateCount
  }

  /// Finds the places of all duplicates in one pass over the text.
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
