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
    var binary: Set<String> = []
    for row in self {
      for member in row.members where member.value.isSizeOfBlob { binary.insert(member.key) }
    }
    guard !binary.isEmpty, let first, first.members.contains(where: { !binary.contains($0.key) })
    else { return self }
    return map { row in binary.reduce(row) { $0.removing($1) } }
  }
}

extension JSONValue {
  /// Whether the value is a text that stands for binary data.
  fileprivate var isSizeOfBlob: Bool {
    kind == .string && DatabaseValue.isSize(ofBlob: utf8.dropFirst().dropLast())
  }
}
