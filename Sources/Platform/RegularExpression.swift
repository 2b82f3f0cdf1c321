#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// A POSIX extended regular expression that must match a whole text.
///
/// It reads UTF-8 regardless of the locale of the process.
@safe public final class RegularExpression {
  /// The pattern of the expression.
  public let pattern: String

  private let compiled: UnsafeMutablePointer<regex_t>

  /// Creates an expression from a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The expression, without slashes or anchors around it.
  ///   - ignoresCase: Whether to ignore case. The default is false.
  /// - Throws: The error in the pattern.
  public init(_ pattern: String, ignoresCase: Bool = false) throws(RegularExpressionError) {
    guard !pattern.utf8.contains(0) else {
      throw RegularExpressionError(message: "a pattern cannot contain a zero byte")
    }
    self.pattern = pattern
    unsafe compiled = UnsafeMutablePointer<regex_t>.allocate(capacity: 1)
    unsafe compiled.initialize(to: regex_t())
    let flags = REG_EXTENDED | (ignoresCase ? REG_ICASE : 0)
    let code = RegularExpression.withUTF8 { unsafe regcomp(compiled, pattern, flags) }
    guard code == 0 else {
      let message = unsafe RegularExpression.message(of: code, compiled)
      // This keeps `deinit` from freeing an expression that was never compiled.
      unsafe compiled.pointee = regex_t()
      throw RegularExpressionError(message: message)
    }
  }

  deinit {
    unsafe regfree(compiled)
    unsafe compiled.deallocate()
  }

  /// Returns whether the expression matches a whole text.
  public func matches(_ text: String) -> Bool {
    // The leftmost, longest match is found, so a match of the whole text is always the one found.
    guard let found = match(in: text) else { return false }
    return found.rm_so == 0 && Int(found.rm_eo) == text.utf8.count
  }

  /// Returns whether a part of a text matches the expression.
  public func isFound(in text: String) -> Bool {
    match(in: text) != nil
  }

  /// Returns the place of the leftmost, longest match, or nil.
  private func match(in text: String) -> regmatch_t? {
    var found = regmatch_t()
    #if canImport(Musl)
    // A text ends at a zero byte there.
    guard !text.utf8.contains(0) else { return nil }
    let flags: Int32 = 0
    #else
    found.rm_eo = regoff_t(text.utf8.count)
    let flags = REG_STARTEND
    #endif
    let code = RegularExpression.withUTF8 { unsafe regexec(compiled, text, 1, &found, flags) }
    return code == 0 ? found : nil
  }

  /// The UTF-8 locale for texts; created once, because the system reads files to create it.
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

/// The reason why a pattern is invalid.
public struct RegularExpressionError: Error, Hashable, Sendable {
  /// The system's error message.
  public let message: String
}
