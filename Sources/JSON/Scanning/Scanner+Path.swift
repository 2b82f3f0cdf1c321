extension Scanner {
  /// Returns the path from the root to the current position.
  func path(in bytes: borrowing Span<UInt8>) -> String {
    var path = ""
    for frame in outer { append(frame, to: &path, in: bytes) }
    append(top, to: &path, in: bytes)
    return path
  }

  /// Returns the path from the root to an open container.
  func path(toDepth depth: Int, in bytes: borrowing Span<UInt8>) -> String {
    var path = ""
    for frame in outer.prefix(depth) { append(frame, to: &path, in: bytes) }
    return path
  }

  /// Returns the last key of a frame.
  func key(_ frame: ScanFrame, in bytes: borrowing Span<UInt8>) -> String {
    var rest = UnescapedBytes(frame.key)
    var decoded: [UInt8] = []
    while decoded.count < 4096, let byte = rest.next(in: bytes) { decoded.append(byte) }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Records a duplicate key, or throws if duplicates are an error.
  mutating func noteDuplicate(
    first: Int,
    second: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    duplicateCount += 1
    if let known = placesOfDuplicates[first] {
      duplicates[known].count += 1
      return
    }
    guard isStrict || duplicates.count < Self.duplicateLimit else { return }
    let found = FoundDuplicate(
      key: key(top, in: bytes),
      path: path(in: bytes),
      first: first,
      second: second
    )
    if isStrict { throw ScanFailure(.duplicateKey(found), at: second) }
    placesOfDuplicates[first] = duplicates.count
    duplicates.append(found)
  }

  private func append(_ frame: ScanFrame, to path: inout String, in bytes: borrowing Span<UInt8>) {
    if frame.role == .document { return }
    if !frame.isObject {
      if frame.index >= 0 { path += "[\(frame.index)]" }
    } else if frame.keyStart > 0 {
      JSONPath.append(key: key(frame, in: bytes), to: &path)
    }
  }
}
