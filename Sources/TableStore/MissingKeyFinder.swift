import JSON

/// Finds keys that the user named and that no row has.
struct MissingKeyFinder {
  private let source: JSONDocument
  private let layout: TableLayout
  private let sample: RowSample
  private let options: OpenOptions

  init(
    _ source: JSONDocument,
    _ layout: TableLayout,
    _ sample: RowSample,
    _ options: OpenOptions
  ) {
    self.source = source
    self.layout = layout
    self.sample = sample
    self.options = options
  }

  /// Looks for each named key.
  ///
  /// - Parameter check: Called with row numbers if all rows need to be read.
  /// - Returns: The keys that no row has.
  /// - Throws: The error from `check`.
  func find(
    _ check: (_ row: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> [MissingKeyError] {
    var missing: [MissingKeyError] = []
    for (option, key) in options.namedKeys where sample[key] == nil {
      guard try !isPresent(key, check) else { continue }
      let keys = (sample.keys + sample.nested).map(\.key)
      missing.append(MissingKeyError(key: key, option: option, keys: keys))
    }
    return missing
  }

  /// Whether the table has rows that could have keys.
  var hasRows: Bool { sample.rows > 0 || layout.shape == .keyValues }

  /// Reads all rows; called only for a key that is missing from the sample.
  private func isPresent(
    _ key: String,
    _ check: (_ row: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> Bool {
    guard layout.shape != .keyValues else { return false }
    let path = MemberPath(orKey: key)
    var row = 0
    for start in layout.sections.lazy.compactMap(\.rows?.starts).joined() {
      try check(row)
      row += 1
      if layout.value(ofRowAt: Int(start), in: source)[path] != nil { return true }
    }
    return false
  }
}

/// A key that the user named and that no row has.
public struct MissingKeyError: Error, Hashable, Sendable {
  /// The key or path in the user's words.
  public let key: String

  /// The name of the option for the key.
  public let option: String

  /// The keys and paths of the first rows.
  public let keys: [String]
}

extension MissingKeyError {
  /// The note about a missing key that is bound nevertheless.
  var note: String { "no row has the key \"\(key)\" (\(option))" }
}
