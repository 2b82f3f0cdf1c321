public import TableStore

/// The options for requesting rows from a URL.
public struct WebOptions: Hashable, Sendable {
  /// The HTTP method.
  public var method = "GET"

  /// Additional header fields.
  public var headers: [HTTPField] = []

  /// The parameters, sent in the query or as a form.
  public var parameters: [HTTPField] = []

  /// The rule for requesting more pages.
  public var paging: PageRule = .automatic

  /// Creates the default options.
  public init() {}
}

extension WebOptions {
  /// A web option of `open` and of the program.
  struct Option: Sendable {
    /// The name of the option with its dashes.
    let name: String

    /// The placeholder of its value.
    let value: String

    /// The placeholder, where space is limited.
    var shortValue: String { value.utf8.count > 16 ? "RULE" : value }

    /// A one-line summary.
    let summary: String

    /// The closure that sets a value; it returns false if the value is invalid.
    let take: @Sendable (inout WebOptions, String) -> Bool
  }

  static let all: [Option] = [
    Option(name: "--header", value: "'NAME: VALUE'", summary: "add a request header") {
      options,
      text in
      guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
        text[..<colon].allSatisfy(\.isHeaderName),
        text.unicodeScalars.allSatisfy({ $0.value >= 32 })
      else { return false }
      let value = text[text.index(after: colon)...].drop { $0 == " " }
      options.headers.append(HTTPField(String(text[..<colon]), String(value)))
      return true
    },
    Option(name: "--method", value: "M", summary: "the HTTP method (GET)") { options, text in
      guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
      options.method = text.uppercased()
      return true
    },
    Option(name: "--param", value: "K=V", summary: "add a request parameter") { options, text in
      guard let split = text.firstIndex(of: "="), split > text.startIndex else { return false }
      let value = text[text.index(after: split)...]
      options.parameters.append(HTTPField(String(text[..<split]), String(value)))
      return true
    },
    Option(
      name: "--paging",
      value: "none|auto|link|page[:PARAM[:FIRST]]|cursor:KEY[:PARAM]",
      summary: "choose how to request further pages"
    ) { options, text in
      guard let rule = PageRule(option: text) else { return false }
      options.paging = rule
      return true
    },
  ]
}

extension PageRule {
  /// Creates a rule from the value of `--paging`; nil if it is invalid.
  init?(option text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(""), let word = parts.first else { return nil }
    switch (word, parts.count) {
    case ("none", 1): self = .none
    case ("auto", 1): self = .automatic
    case ("link", 1): self = .link
    case ("page", 1...3):
      guard let first = parts.count == 3 ? Int(parts[2]) : 1, first >= 0 else { return nil }
      self = .numbered(parameter: parts.count > 1 ? parts[1] : "page", first: first)
    case ("cursor", 2...3):
      self = .cursor(key: parts[1], parameter: parts.count == 3 ? parts[2] : "cursor")
    default: return nil
    }
  }
}

extension Character {
  /// Whether a header name may contain the character. (RFC 9110, token.)
  fileprivate var isHeaderName: Bool {
    isASCII && (isLetter || isNumber || "!#$%&'*+-.^_`|~".contains(self))
  }
}
