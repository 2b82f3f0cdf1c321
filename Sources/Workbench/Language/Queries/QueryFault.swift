import CommandLanguage
import TableModel

/// The errors of a query, with their texts.
enum QueryFault: Fault {
  case termMissing
  case openQuote(Character)
  case openBracket
  case tooDeep
  case unexpected(String)
  case valueMissing(QueryComparison.Operation)
  case patternCompared(QueryComparison.Operation)
  case nullCompared(QueryComparison.Operation)
  case badExpression(String)
  case option(String)

  /// An error with its place in the query.
  struct Failure: Error {
    let fault: QueryFault

    /// The place in the query, in bytes.
    let offset: Int

    init(_ fault: QueryFault, at offset: Int) { (self.fault, self.offset) = (fault, offset) }
  }

  var wording: Wording {
    switch self {
    case .termMissing:
      Wording("bad-argument", "the query ends too early", hint: Self.forms)
    case .openQuote(let quote):
      Wording("bad-argument", "the quote \(quote) is not closed", hint: "close it in the query")
    case .openBracket:
      Wording("bad-argument", "the bracket ( is not closed", hint: "close it with )")
    case .tooDeep:
      Wording(
        "bad-argument",
        "brackets are nested more than \(QueryReader.deepest) deep",
        hint: "remove those that change nothing"
      )
    case .unexpected(let word):
      Wording(
        "bad-argument",
        "expected a text, /RE/ or PATH OP VALUE, found \(quoted(word))",
        hint: "quote a text with operators: `find '\"a = b\"'`"
      )
    case .valueMissing(let operation):
      Wording(
        "bad-argument",
        "expected a value after \(operation.rawValue)",
        hint: "try `filter year \(operation.rawValue) 1931`; `null` means no value"
      )
    case .patternCompared(let operation):
      Wording(
        "bad-argument",
        "\(operation.rawValue) cannot compare with an expression",
        hint: "`~` and `!~` take /RE/"
      )
    case .nullCompared(let operation):
      Wording(
        "bad-argument",
        "null cannot be compared with \(operation.rawValue)",
        hint: "`= null` and `!= null` find rows without and with a value"
      )
    case .option(let word):
      Wording(
        "bad-argument",
        "unknown option \(word)",
        hint: "quote the text to search for it: `find \"\(word)\"`"
      )
    case .badExpression(let problem):
      Wording(
        "bad-argument",
        "in the expression: \(problem)",
        hint: "use POSIX extended syntax: `find /^A.*n$/`"
      )
    }
  }

  private static let forms =
    "use a text, /RE/ or PATH OP VALUE; `help queries` lists the operators"
}
