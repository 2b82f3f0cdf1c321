@unsafe @preconcurrency import Glibc

/// A POSIX extended regular expression that a whole text has to match.
///
/// It reads UTF-8 whatever the locale of the process is.
@safe public final class RegularExpression {
  /// The expression as written.
  public let pattern: String

  private let compiled: UnsafeMutablePointer<regex_t>

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - pattern: The expression, without slashes or anchors around it.
  ///   - ignoresCase: Whether small and large letters are the same. The default is false.
  /// - Throws: What is wrong with it.
  public init(_ pattern: String, ignoresCase: Bool = false) throws(RegularExpressionError) {
    guard !pattern.utf8.contains(0) else {
      throw RegularExpressionError(message: "a zero byte fits nowhere")
    }
    self.pattern = pattern
    unsafe compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    unsafe compiled.initialize(to: regex_t())
    let flags = REG_EXTENDED | (ignoresCase ? REG_ICASE : 0)
    let code = RegularExpression.withUTF8 { unsafe regcomp(compiled, pattern, flags) }
    guard code == 0 else {
      let message = unsafe RegularExpression.message(of: code, compiled)
      // Keeps `deinit` from freeing what was never made.
      unsafe compiled.pointee = regex_t()
      throw RegularExpressionError(message: message)
    }
  }

  deinit {
    unsafe regfree(compiled)
    unsafe compiled.deallocate()
  }

  /// Whether the expression matches a text from its first byte to its last.
  public func matches(_ text: String) -> Bool {
    guard !text.utf8.contains(0) else { return false }
    var found = regmatch_t()
    let code = RegularExpression.withUTF8 { unsafe regexec(compiled, text, 1, &found, 0) }
    // Of all matches the leftmost and then the longest is found, so a match of the whole is it.
    return code == 0 && found.rm_so == 0 && Int(found.rm_eo) == text.utf8.count
  }

  /// Whether a part of a text matches the expression.
  public func isFound(in text: String) -> Bool {
    guard !text.utf8.contains(0) else { return false }
    var found = regmatch_t()
    return RegularExpression.withUTF8 { unsafe regexec(compiled, text, 1, &found, 0) } == 0
  }

  /// Texts are UTF-8; made once, since the system reads files to make one.
  private nonisolated(unsafe) static let locale = unsafe newlocale(1 << LC_CTYPE, "C.UTF-8", nil)

  private static func withUTF8(_ body: () -> Int32) -> Int32 {
    guard let locale = unsafe locale else { return body() }
    let old = unsafe uselocale(locale)
    defer { unsafe uselocale(old) }
    return body()
  }

  private static func message(of code: Int32, _ compiled: UnsafePointer<regex_t>) -> String {
    var words = [CChar](repeating: 0, count: 256)
    unsafe regerror(code, compiled, &words, words.count)
    return String(decoding: words.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The system locks an expression while it matches, and nothing changes it.
extension RegularExpression: @unchecked Sendable {}

/// Why a text is no regular expression.
public struct RegularExpressionError: Error, Hashable, Sendable {
  /// The system's words.
  public let message: String
}
