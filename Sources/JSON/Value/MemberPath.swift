/// A path to a value inside a JSON value: a key, or several steps one below the other.
///
/// ```swift
/// try MemberPath("name.common")     // the member `common` of the member `name`
/// try MemberPath("tags.0")          // the first element of `tags`
/// try MemberPath(#""a.b".c"#)       // a key that holds a dot is written in quotes
/// try MemberPath("/name/common")    // the same as a JSON Pointer (RFC 6901)
/// ```
/// A step that is a number is an index in an array and a key in an object. A key of the object itself that is
/// spelled as the whole path wins over the path, so `a.b` also finds the member `a.b`.
public struct MemberPath: Sendable {
  /// The path as it was typed.
  public let text: String

  /// The keys and indexes from the outside in; one or more.
  public let steps: [String]

  /// Whether the path is a key of the object itself and nothing else.
  public let isPlain: Bool

  /// The steps as the search compares them.
  let compared: [Step]

  /// The bytes of all steps, followed by those of ``text``.
  let bytes: [UInt8]

  /// A step by its place among the bytes.
  struct Step: Sendable {
    /// The bytes of the step.
    let range: Range<Int>

    /// The element that the step means in an array, or nil if it is not a number.
    let index: Int?
  }

  init(text: String, steps: [String]) {
    self.text = text
    self.steps = steps
    var bytes: [UInt8] = []
    compared = steps.map { step in
      let start = bytes.count
      bytes += step.utf8
      return Step(range: start..<bytes.count, index: MemberPath.index(of: step))
    }
    bytes += text.utf8
    self.bytes = bytes
    isPlain = steps.count == 1 && steps[0].utf8.elementsEqual(text.utf8)
  }

  /// Creates the path to a member of an object, whatever its key looks like.
  ///
  /// - Parameter key: The key.
  public init(key: String) { self.init(text: key, steps: [key]) }

  /// Creates a path of steps, written with dots and, where they are needed, quotes.
  ///
  /// - Parameter steps: The keys and indexes from the outside in; none gives the path to the key "".
  public init(steps: [String]) {
    let steps = steps.isEmpty ? [""] : steps
    let isPlain = steps.count == 1 && !steps[0].isEmpty && !steps[0].contains { $0 == "\"" }
    self.init(text: isPlain ? steps[0] : MemberPath.text(of: steps), steps: steps)
  }

  /// Creates the path that a text means, or the path to the key of that name if it does not read as a path.
  ///
  /// - Parameter text: A path, or any key.
  public init(orKey text: String) {
    do throws(MemberPathError) { try self.init(text) } catch { self.init(key: text) }
  }

  /// The bytes of the whole text, to be compared with keys, or nil if those of the only step are the same.
  var whole: Range<Int>? {
    isPlain ? nil : bytes.count - text.utf8.count..<bytes.count
  }

  /// The path to a value below this one.
  ///
  /// - Parameter step: The key or index of the value.
  /// - Returns: The longer path, written with dots.
  public func appending(_ step: String) -> MemberPath { MemberPath(steps: steps + [step]) }
}

extension MemberPath: Hashable {
  /// Whether both paths are typed in the same bytes.
  public static func == (left: MemberPath, right: MemberPath) -> Bool {
    left.bytes == right.bytes && left.steps.count == right.steps.count
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension MemberPath: CustomStringConvertible {
  public var description: String { text }
}

extension MemberPath {
  /// The index that a step means in an array: digits without a leading zero; nil for any other step.
  static func index(of step: String) -> Int? {
    let digits = step.utf8
    guard let first = digits.first, digits.count <= 18, digits.allSatisfy({ ASCII.isDigit($0) })
    else { return nil }
    return first == ASCII.zero && digits.count > 1 ? nil : Int(step)
  }

  /// The steps with dots between, in quotes where one would read as something else.
  static func text(of steps: [String]) -> String {
    steps.enumerated().map { number, step in
      isBare(step, isFirst: number == 0) ? step : JSONValue.string(step).text
    }
    .joined(separator: ".")
  }

  private static func isBare(_ step: String, isFirst: Bool) -> Bool {
    guard let first = step.utf8.first, !(isFirst && first == ASCII.slash) else { return false }
    return !step.utf8.contains { $0 == ASCII.point || $0 == ASCII.quote || $0 < ASCII.space }
  }
}
