import Database
import JSON

extension DatabaseTable {
  /// The first rows, which show what the columns mean.
  var sample: [JSONValue] {
    (0..<min(Self.sampleSize, rowCount)).map { value(ofRow: $0) }
  }
}

extension [MissingRows] {
  /// The places, such as `after 12 and before 40; after 99`, or nil without any.
  var words: String? {
    guard !isEmpty else { return nil }
    let places = prefix(5).map { rows in
      let bounds = [rows.after.map { "after \($0)" }, rows.before.map { "before \($0)" }]
        .compactMap(\.self)
      return bounds.isEmpty ? "all" : bounds.joined(separator: " and ")
    }
    return places.joined(separator: "; ") + (count > 5 ? "; \(count - 5) more places" : "")
  }
}

extension [JSONValue] {
  /// The rows without the columns of binary data, unless all columns have it.
  ///
  /// A cell could only show its size.
  var withoutBinaryData: [JSONValue] {
    let isBinary = { (value: JSONValue) in value.utf8.starts(with: "\"BLOB ".utf8) }
    var binary: Set<String> = []
    for row in self { binary.formUnion(row.members.lazy.filter { isBinary($0.value) }.map(\.key)) }
    guard !binary.isEmpty, let first, first.members.contains(where: { !binary.contains($0.key) })
    else { return self }
    return map { row in binary.reduce(row) { $0.removing($1) } }
  }
}
