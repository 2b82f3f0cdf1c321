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
        hint: "escapes in double quotes are those of JSON; 'single quotes' take text as it is"
      )
    case .openQuote(let quote):
      Wording(
        "bad-argument",
        "the quote \(quote) is never closed",
        hint: "close it on this line or a later one"
      )
    case .openBrace:
      Wording("bad-argument", "the ${ is never closed", hint: "${NAME}")
    case .noVariable(let name):
      Wording(
        "bad-argument",
        "no variable is named \(name)",
        hint: "let \(name) VALUE gives it one, ${\(name):-TEXT} a default; \\$ is a plain dollar"
      )
    case .noSecret(let name):
      Wording(
        "no-secret",
        "the secret \(name) is missing",
        hint:
          "--set \(name)=VALUE, or the environment variable \(Lexer.environmentVariable(ofSecret: name)), gives it"
      )
    case .behindDestination(let word):
      Wording(
        "bad-argument",
        "found \(quoted(word)) behind the place where the answer goes",
        hint: "COMMAND > FILE is the end of a command; a title with > or | stands in quotes"
      )
    case .noBlank:
      Wording(
        "bad-json",
        "a blank is missing behind the JSON value",
        hint: "{\"title\": \"New\"} {\"title\": \"Newer\"}"
      )
    case .openBracket(let bracket):
      Wording(
        "bad-json",
        "the \(bracket) is never closed",
        hint: "close it, or put the text in quotes"
      )
    case .badJSON(let problem):
      Wording("bad-json", problem, hint: "a JSON value such as {\"title\": \"New\"}")
    case .noFile(let appends):
      Wording(
        "bad-argument",
        "a file is missing behind \(appends ? ">>" : ">")",
        hint: "COMMAND \(appends ? ">>" : ">") FILE; a title with > stands in quotes"
      )
    case .noProgram:
      Wording(
        "bad-argument",
        "a program is missing behind |",
        hint: "COMMAND | sort; a title with | stands in quotes"
      )
    }
  }
}
