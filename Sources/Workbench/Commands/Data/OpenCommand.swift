import CommandLanguage
import TableModel
import TableStore
import Workspace

/// The `open` command: opens a table.
struct OpenCommand: Command {
  static let description = CommandDescription(
    heading: .init("open", short: "op", in: .data),
    words: .of(
      .file("a file", "FILE|URL", completed: .dataFile),
      .optional(.mark("as", help: "a name for it", then: .text("a name", "NAME"))),
      .openOptions,
      .webOptions,
      make: Self.init
    ),
    summary: "load a JSON file, a database or a URL and make it the current table",
    pattern:
      "The model reads the file and keeps its rows as bytes; the wiring's controller shows them.",
    example: "open more.json as more",
    effects: [.changes, .readsFiles, .usesNetwork]
  )

  private let path: String
  private let name: String?
  private let options: OpenOptions
  private let web: WebOptions

  /// The effects; opening a file does not use the network.
  var effects: Effects {
    Session.isAddress(path) || TableDocument.isServer(path)
      ? Self.description.effects : Self.description.effects.subtracting(.usesNetwork)
  }

  func run(in session: Session) throws -> Answer {
    let source = try session.open(
      session.resolved(path),
      as: name,
      options: options,
      web: web
    )
    return Answer(source.openedValue, session.openingLines(source), notes: source.openingNotes)
  }
}

extension OpenOptions {
  /// The syntax parts of these options.
  static let parts: [SyntaxPart] = keys.map { [.word($0.option), "KEY"] }
}

extension OpenTable {
  /// The output data for a table that was just opened.
  var openedValue: AnswerValue {
    [
      "name": .text(name), "path": .optional(document.path ?? feed?.address),
      "sections": .int(sections.count),
      "rows": .int(rowCount), "bytes": .int(document.byteCount),
      "bindings": document.bindings.value, "warnings": .list(openingNotes.map { .text($0) }),
    ]
  }

  /// Problems found while opening, only in the visible rows and at no extra cost; `report` lists
  /// all.
  var openingNotes: [String] {
    let origin = feed?.model.request.answeringAddress.map { FileText.response(address: $0).words }
    return (origin.map { [$0] } ?? []) + document.notes + unknownKindsOnScreen
  }
}

extension ItemBindings {
  /// The bindings as data.
  var value: AnswerValue { .object(pairs.map { .init($0.role, .text($0.key)) }) }
}

/// Keys to bind instead of those that loading detects.
typealias KeyOptions = [(
  key: any WritableKeyPath<OpenOptions, String?> & Sendable, text: String
)]

extension Syntax where Value == KeyOptions {
  /// Returns the syntax of the options that bind keys.
  static func keyOptions(help: String) -> Syntax<KeyOptions> {
    Syntax(
      forms: [OpenOptions.parts],
      grammar: .nothing,
      options: OpenOptions.keys.map { WordOption(name: $0.option, help: help, value: .text) },
      isOption: true
    ) { arguments throws(CommandError) in
      var changes: KeyOptions = []
      for (option, key) in OpenOptions.keys {
        if let token = try arguments.takeOption(option) { changes.append((key, token.text)) }
      }
      return changes
    }
  }
}

extension Syntax where Value == KeyOptions {
  /// The syntax of the options that choose the rows of a database.
  fileprivate static let rowChoices = Syntax<KeyOptions>(
    forms: [OpenOptions.rowChoices.map { [.word($0.option), .word($0.value)] }],
    grammar: .nothing,
    options: OpenOptions.rowChoices.map {
      WordOption(name: $0.option, help: $0.help, value: .text)
    },
    isOption: true
  ) { arguments throws(CommandError) in
    var changes: KeyOptions = []
    for choice in OpenOptions.rowChoices {
      if let token = try arguments.takeOption(choice.option) {
        changes.append((choice.key, token.text))
      }
    }
    return changes
  }
}

extension Syntax where Value == OpenOptions {
  /// The syntax of the options for reading a file; the session supplies the defaults.
  fileprivate static let openOptions: Syntax = {
    let pieces = Syntax<(KeyOptions, KeyOptions, Token?, Bool, Bool)>.sequence(
      .keyOptions(help: "a key to bind"),
      .rowChoices,
      .option(
        "--at",
        "PATH",
        help: "path of the table in the document",
        completed: .documentPath
      ),
      .flag("--strict", help: "reject duplicate keys"),
      .flag("--read-only", help: "reject saves to a database")
    )
    return pieces.with { arguments throws(CommandError) in
      let (keys, choices, place, isStrict, isReadOnly) = try pieces.parse(&arguments)
      var options = arguments.session?.settings.open ?? OpenOptions()
      if let place { options.at = place.text }
      for change in keys + choices { options[keyPath: change.key] = change.text }
      if isStrict { options.isStrict = true }
      if isReadOnly { options.isReadOnly = true }
      return options
    }
  }()
}

extension Syntax where Value == WebOptions {
  /// The syntax of the options for web requests; the session supplies the defaults.
  fileprivate static let webOptions = Syntax(
    forms: [WebOptions.all.map { [.word($0.name), .word($0.shortValue)] }],
    grammar: .nothing,
    options: WebOptions.all.map { WordOption(name: $0.name, help: $0.summary, value: .text) },
    isOption: true
  ) { arguments throws(CommandError) in
    var options = arguments.session?.settings.web ?? WebOptions()
    for option in WebOptions.all {
      while let token = try arguments.takeOption(option.name) {
        guard option.take(&options, token.text) else {
          throw CommandError(
            ArgumentFault.optionValue(name: option.name, word: token.text, value: option.value),
            at: token.range.lowerBound
          )
        }
      }
    }
    return options
  }
}
