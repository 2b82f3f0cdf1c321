import CommandLanguage
import TableModel

/// A message that an assertion names, with what it says of the receiver, arguments and result.
struct ExpectedMessage {
  /// A part of the selector, such as `didSelect`.
  let selector: String

  /// A part of the receiver's name, or nil for any receiver.
  var receiver: String?

  /// A part of the sender's name, or nil for any sender.
  var sender: String?

  /// The arguments after the selector, or nil for any.
  var arguments: String?

  /// The result, or nil for any.
  var result: String?

  /// The number of such messages, or nil for at least one.
  var count: Int?

  /// Returns whether a line of the trace is such a message.
  func matches(_ line: TraceLine) -> Bool {
    guard line.name.containsText(selector) || line.message.selector.containsText(selector),
      Self.contains(line.message.receiver.name, receiver),
      Self.contains(line.senderName, sender)
    else { return false }
    if let arguments, !Self.contains(line.arguments, words: arguments) { return false }
    guard let result else { return true }
    return Self.isSame(line.result ?? "nil", result)
  }

  private static func contains(_ name: String, _ part: String?) -> Bool {
    guard let part else { return true }
    return name.lowercased().containsText(part.lowercased())
  }

  /// Returns whether a text contains words next to each other: `0 3` is in `id 0 3`, not in `10 3`.
  private static func contains(_ text: Substring, words: String) -> Bool {
    (" \(text) ").containsText(" \(words) ")
  }

  /// Returns whether two results are the same; numbers compare as numbers.
  private static func isSame(_ found: String, _ expected: String) -> Bool {
    if found == expected || found == "\"\(expected)\"" { return true }
    if let found = Double(found), let expected = Double(expected) { return found == expected }
    let flags = ["on": "true", "off": "false"]
    return flags[expected].map { $0 == found } ?? false
  }

  /// The message in the user's words.
  var words: String {
    var words = [selector]
    if let receiver { words.append("to \(receiver)") }
    if let sender { words.append("by \(sender)") }
    if let arguments { words.append("with \(arguments)") }
    if let result { words.append("= \(result)") }
    switch count {
    case nil: break
    case 1: words.append("once")
    case 2: words.append("twice")
    case .some(let count): words.append("\(count) times")
    }
    return words.joined(separator: " ")
  }
}

extension TraceLine {
  /// The text after the selector, such as `0 3`.
  fileprivate var arguments: Substring { message.selector.drop { $0 != " " }.dropFirst() }
}
