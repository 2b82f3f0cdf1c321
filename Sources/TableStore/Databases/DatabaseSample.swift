import Database
import JSON

extension DatabaseTable {
  /// The first rows, which show what the columns mean.
  var sample: [JSONValue] {
    (0..<min(Self.sampleSize, rowCount)).map { value(ofRow: $0) }
  }
}

extension [JSONValue] {
  /// The rows without the columns of binary data, unless all columns have it.
  ///
  /// A cell could only show its size.
  var withoutBinaryData: [JSONValue] {
    let isBinary = { (value: JSONValue) in
      value.kind == .string && DatabaseValue.isSize(ofBlob: value.utf8.dropFirst().dropLast())
    }
    var binary: Set<String> = []
    for row in self { binary.formUnion(row.members.lazy.filter { isBinary($0.value) }.map(\.key)) }
    guard !binary.isEmpty, let first, first.members.contains(where: { !binary.contains($0.key) })
    else { return self }
    return map { row in binary.reduce(row) { $0.removing($1) } }
  }
}
