import TextLayout

/// The errors of a line's quotes, brackets, variables and output files, with their texts.
package enum LexerFault: Fault {
  case escape(problem: String)
  case openQuote(quote: Character)
  case openBrace
  case noVariable(name: String)
  case noSecret(name: String)
  case behindDestination(word: String)
  case noBlank
  case openBracket(bracket: Character)
  case badJSON(problem: String)
  case noFile(appends: Bool)
  case noProgram

  package var wording: Wording {
    switch self {
    case .escape(let problem):
      Wording(
        "bad-argument",
        "in the quotes: " + problem,
        hint: "use JSON escapes in double quotes, or 'single quotes'"
      )
    case .openQuote(let quote):
      Wording(
        "bad-argument",
        "the quote \(quote) is not closed",
        hint: "close it on this line or a later one"
      )
    case .openBrace:
      Wording("bad-argument", "the ${ is not closed", hint: "try `${NAME}`")
    case .noVariable(let name):
      Wording(
        "bad-argument",
        "no variable is named \(name)",
        hint: (Int(name) == nil ? "`let \(name) VALUE`" : "`source FILE ARG …`")
          + " sets it; `${\(name):-TEXT}` has a default; `\\$` is a plain dollar"
      )
    case .noSecret(let name):
      Wording(
        "no-secret",
        "the secret \(name) is missing",
        hint:
          "use `--set \(name)=VALUE` or the environment variable \(Lexer.environmentVariable(ofSecret: name))"
      )
    case .behindDestination(let word):
      Wording(
        "bad-argument",
        "unexpected \(quoted(word)) after the output file or program",
        hint: "end the command with `> FILE`; quote a title with > or |"
      )
    case .noBlank:
      Wording(
        "bad-json",
        "expected a space after the JSON value",
        hint: "try `{\"title\": \"New\"} {\"title\": \"Newer\"}`"
      )
    case .openBracket(let bracket):
      Wording(
        "bad-json",
        "the \(bracket) is not closed",
        hint: "close it, or put the text in quotes"
      )
    case .badJSON(let problem):
      Wording("bad-json", problem, hint: "use a JSON value such as `{\"title\": \"New\"}`")
    case .noFile(let appends):
      Wording(
        "bad-argument",
        "expected a file after \(appends ? ">>" : ">")",
        hint: "try `COMMAND \(appends ? ">>" : ">") FILE`; quote a title with >"
      )
    case .noProgram:
      Wording(
        "bad-argument",
        "expected a program after |",
        hint: "try `COMMAND | sort`; quote a title with |"
      )
    }
  }
}
