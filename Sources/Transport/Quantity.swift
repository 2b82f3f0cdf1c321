/// Numbers as they stand in messages.
enum Quantity {
  /// A size, in the largest unit that leaves nothing over: `64 MB`, `1000 bytes`.
  static func bytes(_ count: Int) -> String {
    for (unit, name) in [(1 << 20, "MB"), (1 << 10, "KB")]
    where count >= unit && count % unit == 0 {
      return "\(count / unit) \(name)"
    }
    return count == 1 ? "1 byte" : "\(count) bytes"
  }

  /// A time: `30 s`, `0.3 s`.
  static func seconds(_ time: Double) -> String {
    let text = "\(time)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
  }
}
