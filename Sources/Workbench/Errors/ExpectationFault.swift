import CommandLanguage

/// The errors of `expect`.
enum ExpectationFault: Fault {
  case noDestination
  case changing(name: String, reason: String, command: String, question: String)
  case unmet(message: String, details: [String])

  /// The value and the output are of different kinds.
  case unlike(
    value: String,
    wanted: String,
    query: String,
    sign: String,
    found: String,
    meaning: String?
  )
  case noComparison(query: String)
  case noDenial(query: String)
  case unknown(Name, String, near: String?)

  /// The kinds of names.
  enum Name {
    case codeOrCommand, command, message, receiver
  }

  var wording: Wording {
    switch self {
    case .noDestination:
      Wording(
        "refused",
        "`expect` cannot write to a file or a program",
        hint: "to compare, try `expect QUERY at least NUMBER`"
      )
    case .changing(let name, let reason, let command, let question):
      Wording(
        "refused",
        "`expect` accepts read-only commands; `\(name)` " + reason,
        hint: "try `\(command); expect \(question)`"
      )
    case .unmet(let message, let details):
      Wording("expect", message, details: details)
    case .unlike(let value, let wanted, let query, let sign, let found, let meaning):
      Wording(
        "bad-argument",
        "expected \(wanted) to compare with `\(query)`, found \(quoted(value))",
        hint: Self.search(query, sign, value)
          ?? (meaning.map { "it is \($0), now " } ?? "its value is now ") + quoted(found)
      )
    case .noComparison(let query):
      Wording(
        "bad-argument",
        "expected a comparison after `\(query)`",
        hint: "try `expect \(query) = VALUE`; `help expect` lists the comparisons"
      )
    case .noDenial(let query):
      Wording(
        "bad-argument",
        "`no` accepts a code or a message, not a query",
        hint: "try `expect \(query) != VALUE`"
      )
    case .unknown(let name, let word, let near):
      Wording("not-found", "unknown \(name.words) \(quoted(word))", hint: near ?? name.hint)
    }
  }
}

extension ExpectationFault {
  /// Returns a hint to quote a search that contains an operator; nil for other queries.
  fileprivate static func search(_ query: String, _ sign: String, _ value: String) -> String? {
    let words = query.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0] == "find" || words[0] == "count" else { return nil }
    return "to search, try `expect \(words[0]) '\(words[1]) \(sign) \(value)'`"
  }
}

extension ExpectationFault.Name {
  fileprivate var words: String {
    switch self {
    case .codeOrCommand: "code or command"
    case .command: "command"
    case .message: "message"
    case .receiver: "class"
    }
  }

  /// The place that lists the names.
  fileprivate var hint: String {
    switch self {
    case .codeOrCommand: "`help errors` lists the codes, `help expect` the forms"
    case .command: "`help` lists all commands"
    case .message: "`trace show` lists the messages sent"
    case .receiver: "`trace show` lists the objects"
    }
  }
}
