/// A path to a value inside a JSON value: a key, or several nested steps.
///
/// ```swift
/// try MemberPath("name.common")     // the member `common` of the member `name`
/// try MemberPath("tags.0")          // the first element of `tags`
/// try MemberPath(#""a.b".c"#)       // a key that holds a dot is written in quotes
/// try MemberPath("/name/common")    // the same as a JSON Pointer (RFC 6901)
/// ```
/// A number is an index in an array and a key in an object. If the object itself has a key that is
/// spelled like the whole path, that key wins: `a.b` also finds the member `a.b`.
public struct MemberPath: Sendable {
  /// The path in the user's words.
  public let text: String

  /// The keys and indexes from the outside in; at least one.
  public let steps: [String]

  /// Whether the path is only a key of the object itself.
  public let isPlain: Bool

  /// The steps in the form that the search compares.
  let compared: [Step]

  /// The bytes of all steps, followed by those of ``text``.
  let bytes: [UInt8]

  /// A step as a range of bytes.
  struct Step: Sendable {
    /// The bytes of the step.
    let range: Range<Int>

    /// The index that the step means in an array, or nil if it is not a number.
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

  /// Creates the path to a member of an object, for any key.
  ///
  /// - Parameter key: The key.
  public init(key: String) { self.init(text: key, steps: [key]) }

  /// Creates a path from its steps, with dots and, where needed, quotes.
  ///
  /// - Parameter steps: The keys and indexes from the outside in; an empty array means the key "".
  public init(steps: [String]) {
    let steps = steps.isEmpty ? [""] : steps
    let isPlain = steps.count == 1 && !steps[0].isEmpty && !steps[0].contains { $0 == "\"" }
    self.init(text: isPlain ? steps[0] : MemberPath.text(of: steps), steps: steps)
  }

  /// Creates a path from a text; if it is not a valid path, the whole text is the key.
  ///
  /// - Parameter text: A path, or any key.
  public init(orKey text: String) {
    do throws(MemberPathError) { try self.init(text) } catch { self.init(key: text) }
  }

  /// The bytes of the whole text to compare with keys, or nil if the only step has the same bytes.
  var whole: Range<Int>? {
    isPlain ? nil : bytes.count - text.utf8.count..<bytes.count
  }

  /// Returns the path to a value below this one.
  ///
  /// - Parameter step: The key or index of the value.
  /// - Returns: The longer path, with dots.
  public func appending(_ step: String) -> MemberPath { MemberPath(steps: steps + [step]) }
}

extension MemberPath: Hashable {
  /// Whether both paths have the same text, byte for byte.
  public static func == (left: MemberPath, right: MemberPath) -> Bool {
    left.bytes == right.bytes && left.steps.count == right.steps.count
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension MemberPath: CustomStringConvertible {
  public var description: String { text }
}

extension MemberPath {
  /// Returns the index that a step means in an array, or nil if it is not an index.
  ///
  /// An index has digits only and does not start with a zero, except 0 itself.
  static func index(of step: String) -> Int? {
    let digits = step.utf8
    guard let first = digits.first, digits.count <= 18, digits.allSatisfy({ ASCII.isDigit($0) })
    else { return nil }
    return first == ASCII.zero && digits.count > 1 ? nil : Int(step)
  }

  /// Joins the steps with dots, with quotes around a step that would otherwise read differently.
  static func text(of steps: [String]) -> String {
    steps.enumerated().map { number, step in
      isBare(step, isFirst: number == 0) ? step : JSONValue.string(step).text
    }
    .joined(separator: ".")
  }

  /// The path as a JSON Pointer.
  public var pointer: String {
    steps.map { step in
      "/" + step.replacing("~", with: "~0").replacing("/", with: "~1")
    }
    .joined()
  }

  private static func isBare(_ step: String, isFirst: Bool) -> Bool {
    guard let first = step.utf8.first, !(isFirst && first == ASCII.slash) else { return false }
    return !step.utf8.contains { $0 == ASCII.point || $0 == ASCII.quote || $0 < ASCII.space }
  }
}
