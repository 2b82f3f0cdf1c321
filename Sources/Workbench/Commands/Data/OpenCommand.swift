import TableModel
import TableStore

/// `open`: loads a data source.
struct OpenCommand: Command {
  static let description = CommandDescription(
    name: "open",
    shortest: "op",
    group: .data,
    syntax: [
      "open FILE|URL [as NAME] [--title KEY] [--subtitle KEY] [--image KEY] [--id KEY]"
        + " [--section KEY] [--kind KEY] [--row-height KEY] [--strict]"
        + " [--header 'K: V'] [--method M] [--param K=V] [--paging RULE]"
    ],
    summary: "loads a JSON file, or fetches a URL, and makes it the current data source",
    pattern: "M reads the file and keeps its rows as bytes; a controller of the wiring shows them.",
    example: "open more.json as more",
    effects: [.changes, .readsFiles, .usesNetwork],
    completion: .openWords
  )

  private let path: String
  private let name: String?
  private let options: OpenOptions
  private let web: WebOptions

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    options = try Self.takeOptions(&arguments, session.settings.open)
    web = try Self.takeWebOptions(&arguments, session.settings.web)
    path = try arguments.takeText("a file")
    name = arguments.take("as") ? try arguments.takeText("a name") : nil
  }

  /// A file needs no network.
  static func effects(of words: ArraySlice<Token>) -> Effects {
    let asks = words.contains { Session.isAddress($0.text) }
    return asks ? description.effects : description.effects.subtracting(.usesNetwork)
  }

  private static func takeOptions(
    _ arguments: inout Arguments,
    _ defaults: OpenOptions
  ) throws(CommandError) -> OpenOptions {
    var options = defaults
    for (option, key) in OpenOptions.keys {
      if let token = try arguments.takeOption(option) { options[keyPath: key] = token.text }
    }
    if arguments.takeFlag("--strict") { options.isStrict = true }
    return options
  }

  private static func takeWebOptions(
    _ arguments: inout Arguments,
    _ defaults: WebOptions
  ) throws(CommandError) -> WebOptions {
    var options = defaults
    for option in WebOptions.all {
      while let token = try arguments.takeOption(option.name) {
        guard option.take(&options, token.text) else {
          throw CommandError(
            "bad-argument",
            "\(option.name) cannot be \(quoted(token.text))",
            hint: "\(option.name) \(option.value)",
            offset: token.range.lowerBound
          )
        }
      }
    }
    return options
  }

  func run(in session: Session) throws(CommandError) -> Answer {
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
  /// The options that bind keys, by their spelling.
  static let keys: [(option: String, key: any WritableKeyPath<OpenOptions, String?> & Sendable)] = [
    ("--title", \.titleKey), ("--subtitle", \.subtitleKey), ("--image", \.imageKey),
    ("--id", \.idKey), ("--section", \.sectionKey), ("--kind", \.kindKey),
    ("--row-height", \.rowHeightKey),
  ]
}

extension OpenSource {
  /// The answer about a source that was just opened.
  var openedValue: AnswerValue {
    [
      "name": .text(name), "path": .optional(document.path ?? feed?.address),
      "sections": .int(sections.count),
      "rows": .int(rowCount), "bytes": .int(document.byteCount),
      "bindings": document.bindings.value, "warnings": .list(openingNotes.map { .text($0) }),
    ]
  }

  /// What opening noticed at no cost, in the rows that are on the screen; `report` says more.
  var openingNotes: [String] { document.notes + unknownKindsOnScreen }
}

extension ItemBindings {
  /// The bindings as data.
  var value: AnswerValue { .object(pairs.map { .init($0.role, .text($0.key)) }) }
}

extension Grammar {
  /// A file, a name for it, and the keys to bind.
  fileprivate static let openWords = Grammar.options(
    OpenOptions.keys.map { WordOption(name: $0.option, help: "a key to bind", value: .text) }
      + [WordOption(name: "--strict", help: "refuses duplicate keys")]
      + WebOptions.all.map { WordOption(name: $0.name, help: $0.summary, value: .text) },
    .sequence([.dataFile, .optional(.sequence([.word("as", help: "a name for it"), .text]))])
  )
}
