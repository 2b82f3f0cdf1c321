import JSON

/// Finds keys that a person named and no row has.
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

  /// Looks for each key that was named.
  ///
  /// - Parameter check: Asked with the number of each row where all rows are looked through.
  /// - Returns: The keys that no row has.
  /// - Throws: What `check` throws.
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

  /// Looks through all rows: only a key that no row of the sample has makes it come to this.
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

/// A key that a person named and no row has.
public struct MissingKeyError: Error, Hashable, Sendable {
  /// The key or path as it was typed.
  public let key: String

  /// The option that named it.
  public let option: String

  /// The keys and paths that the first rows have.
  public let keys: [String]
}

extension MissingKeyError {
  /// The note about a key that is bound all the same.
  var note: String { "no row has the key '\(key)' (\(option))" }
}
