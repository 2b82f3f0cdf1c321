extension MemberPath {
  /// Reads a path: keys separated by dots, each plain or in quotes, or a JSON Pointer.
  ///
  /// - Parameter text: The path.
  /// - Throws: ``MemberPathError`` with the place of the mistake.
  public init(_ text: String) throws(MemberPathError) {
    let bytes = Array(text.utf8)
    if bytes.first == ASCII.slash {
      self.init(text: text, steps: try MemberPath.pointerSteps(bytes))
    } else {
      self.init(text: text, steps: try MemberPath.dottedSteps(bytes))
    }
  }

  private static func dottedSteps(_ bytes: [UInt8]) throws(MemberPathError) -> [String] {
    var steps: [String] = []
    var at = 0
    while true {
      let start = at
      if at < bytes.count, bytes[at] == ASCII.quote {
        let (step, end) = try quotedStep(bytes, at: at)
        steps.append(step)
        at = end
      } else {
        at = bytes[at...].firstIndex(of: ASCII.point) ?? bytes.count
        // The key "" of an object is an empty path; between dots, it requires quotes.
        guard at > start || bytes.isEmpty else {
          throw MemberPathError(.emptyStep, at: start)
        }
        steps.append(String(decoding: bytes[start..<at], as: UTF8.self))
      }
      guard at < bytes.count else { return steps }
      guard bytes[at] == ASCII.point else { throw MemberPathError(.textAfterQuote, at: at) }
      at += 1
    }
  }

  private static func quotedStep(
    _ bytes: [UInt8],
    at quote: Int
  ) throws(MemberPathError) -> (step: String, end: Int) {
    var end = quote + 1
    while end < bytes.count, bytes[end] != ASCII.quote {
      end += bytes[end] == ASCII.backslash ? 2 : 1
    }
    guard end < bytes.count else { throw MemberPathError(.openQuote, at: quote) }
    do throws(JSONError) {
      let step = try JSONValue(parsing: Array(bytes[quote...end]))
      return (step.string ?? "", end + 1)
    } catch {
      throw MemberPathError(.badEscape, at: quote)
    }
  }

  private static func pointerSteps(_ bytes: [UInt8]) throws(MemberPathError) -> [String] {
    var steps: [[UInt8]] = []
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case ASCII.slash: steps.append([])
      case ASCII.tilde:
        guard at + 1 < bytes.count, bytes[at + 1] == ASCII.zero || bytes[at + 1] == ASCII.zero + 1
        else { throw MemberPathError(.badEscape, at: at) }
        at += 1
        steps[steps.count - 1].append(bytes[at] == ASCII.zero ? ASCII.tilde : ASCII.slash)
      default: steps[steps.count - 1].append(bytes[at])
      }
      at += 1
    }
    return steps.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// An invalid path, and the place of the mistake.
public struct MemberPathError: Error, Hashable, Sendable {
  /// The reason why a path is invalid.
  public enum Reason: Hashable, Sendable {
    /// A dot without a key before or after it.
    case emptyStep

    /// A quote that is not closed.
    case openQuote

    /// A key in quotes that is followed by something other than a dot.
    case textAfterQuote

    /// An escape that neither JSON nor JSON Pointer defines.
    case badEscape
  }

  /// The reason.
  public let reason: Reason

  /// The place in the text of the path, in bytes from 0.
  public let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
