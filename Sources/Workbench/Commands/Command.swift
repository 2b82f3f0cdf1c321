package import CommandLanguage
package import Workspace

/// The side effects of a command, which `--safe` checks.
package struct Effects: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether the command leaves everything unchanged and only reads the session or files.
  package var isReadOnly: Bool { isSubset(of: [.reads, .readsFiles]) }

  /// Reading the session.
  package static let reads = Effects(rawValue: 1)

  /// Changing rows, settings or the table.
  package static let changes = Effects(rawValue: 2)

  /// Reading files.
  package static let readsFiles = Effects(rawValue: 4)

  /// Writing files.
  package static let writesFiles = Effects(rawValue: 8)

  /// Sending requests to servers.
  static let usesNetwork = Effects(rawValue: 16)

  /// Starting other programs.
  static let runsPrograms = Effects(rawValue: 32)
}

/// The heading under which `help` lists a command.
package enum CommandGroup: String, CaseIterable, Sendable {
  case data = "Data"
  case looking = "Looking"
  case acting = "Acting as a person would"
  case changing = "Changing"
  case seeing = "Seeing the pattern"
  case session = "Session"
}

/// The names of a command and its heading in `help`.
package struct CommandHeading: Sendable {
  /// The full name.
  let name: String

  /// The shortest form accepted at the prompt.
  let shortest: String

  /// The heading in `help`.
  let group: CommandGroup

  /// Other full names, also accepted in scripts.
  let aliases: [String]

  /// The spellings of other shells: accepted everywhere, listed only in `help`.
  let spellings: [String]

  package init(
    _ name: String,
    short shortest: String,
    in group: CommandGroup,
    aliases: [String] = [],
    spellings: [String] = []
  ) {
    (self.name, self.shortest, self.group) = (name, shortest, group)
    (self.aliases, self.spellings) = (aliases, spellings)
  }
}

/// The static description of a command.
///
/// Each command has one shared instance; its syntax is made once, on first use.
package final class CommandDescription: Sendable {
  /// The full name.
  package let name: String

  /// The shortest form accepted at the prompt.
  let shortest: String

  /// The heading in `help`.
  package let group: CommandGroup

  /// Other full names, also accepted in scripts.
  let aliases: [String]

  /// The spellings of other shells: accepted everywhere, listed only in `help`.
  let spellings: [String]

  /// The syntax of its arguments, used for parsing, help and completion.
  @MainActor var words: Syntax<any Command> { language.words }

  /// Its forms, one per line.
  @MainActor var syntax: [String] { language.syntax }

  /// Both, made on first use: a start needs the names of all commands, the syntax of a few.
  @MainActor private var language: Language {
    if let madeLanguage { return madeLanguage }
    let words = makeWords()
    let forms = words.forms.map { ([.word(name)] + $0).text } + otherForms
    let made = Language(words: words, syntax: forms)
    madeLanguage = made
    return made
  }

  @MainActor private var madeLanguage: Language?

  /// A command's syntax and its forms, shared by all calls.
  private final class Language: Sendable {
    let words: Syntax<any Command>
    let syntax: [String]

    init(words: Syntax<any Command>, syntax: [String]) {
      (self.words, self.syntax) = (words, syntax)
    }
  }

  private let makeWords: @MainActor () -> Syntax<any Command>
  private let makeForms: @MainActor () -> [HelpTopic.Term]
  private let otherForms: [String]

  /// A one-line summary.
  let summary: String

  /// The calls between model, view and controller, in one or two lines.
  let pattern: String

  /// Lines that prepare the example table for ``example``.
  let setup: [String]

  /// A line that `help` runs on the example table.
  let example: String

  /// The effects that the command can have.
  package let effects: Effects

  /// The value that `expect` compares, or nil if the command always changes something.
  package let value: PrimaryValue?

  /// The conditions for running the command.
  ///
  /// If nil, its type decides: a table command needs an open table, others need no condition.
  let needs: CommandNeeds?

  /// The cases in which the command needs all rows of a table, not only those on the screen.
  let needsAllRows: RowNeed

  /// The meaning of each form, if one line does not cover them all.
  @MainActor var forms: [HelpTopic.Term] { makeForms() }

  /// Whether the command, or a script that it runs, can print a time.
  let isTimed: Bool

  /// Creates a description of a command.
  ///
  /// - Parameters:
  ///   - heading: The names and the heading.
  ///   - words: The syntax of its arguments.
  ///   - otherForms: Other forms, listed in the help after those of `words`.
  ///   - summary: A one-line summary.
  ///   - pattern: The calls between model, view and controller.
  ///   - setup: Lines that prepare the example.
  ///   - example: A line that `help` runs.
  ///   - effects: The effects that the command can have.
  ///   - value: The value that `expect` compares.
  ///   - needs: The conditions for running the command.
  ///   - needsAllRows: The cases in which it needs all rows of a table, which are then counted first.
  ///   - forms: The meaning of each form.
  ///   - isTimed: Whether it can print a time.
  package init(
    heading: CommandHeading,
    words: @autoclosure @escaping @MainActor () -> Syntax<any Command>,
    otherForms: [String] = [],
    summary: String,
    pattern: String = "",
    setup: [String] = [],
    example: String,
    effects: Effects,
    value: PrimaryValue? = nil,
    needs: CommandNeeds? = nil,
    needsAllRows: RowNeed = .always,
    forms: @autoclosure @escaping @MainActor () -> [HelpTopic.Term] = [],
    isTimed: Bool = false
  ) {
    (name, shortest, group) = (heading.name, heading.shortest, heading.group)
    (aliases, spellings) = (heading.aliases, heading.spellings)
    makeWords = words
    self.otherForms = otherForms
    (self.summary, self.pattern, self.setup, self.example) = (summary, pattern, setup, example)
    (self.effects, self.value, self.needs) = (effects, value, needs)
    self.needsAllRows = needsAllRows
    makeForms = forms
    self.isTimed = isTimed
  }

  /// The grammar of the words after its name.
  @MainActor var completion: Grammar { words.completion }
}

/// A command of the language.
///
/// Its description declares it: parsing the description's syntax creates the command without side
/// effects. Running the command does the work.
@MainActor package protocol Command {
  /// The description of the command.
  static var description: CommandDescription { get }

  /// The effects with its parsed arguments; the default is the description's effects.
  var effects: Effects { get }

  /// The value that `expect` compares; the default is the description's value.
  var primaryValue: PrimaryValue? { get }

  /// The conditions for running it; the default is the description's conditions.
  var needs: CommandNeeds { get }

  /// The conditions of its kind, used if the description has none; empty by default.
  static var needsOfKind: CommandNeeds { get }

  /// The type if its commands perform gestures; otherwise nil.
  ///
  /// A cast would find it too, but the first cast of each type searches all conformances of the
  /// program.
  static var gestureType: (any GestureCommand.Type)? { get }

  /// Runs the command.
  func run(in session: Session) throws -> Answer

  /// Returns the next step of a read-only command: at the prompt, Return on an empty line runs it.
  ///
  /// - Parameters:
  ///   - answer: The command's output.
  ///   - session: The session in which it ran.
  /// - Returns: The next step, or nil if the command cannot continue, as by default.
  func step(behind answer: Answer, in session: Session) -> LookingStep?
}

extension Command {
  package var effects: Effects { Self.description.effects }
  package var primaryValue: PrimaryValue? { Self.description.value }
  package var needs: CommandNeeds { Self.declaredNeeds }
  package static var needsOfKind: CommandNeeds { [] }
  package static var gestureType: (any GestureCommand.Type)? { nil }
  package func step(behind answer: Answer, in session: Session) -> LookingStep? { nil }

  /// The conditions under which typing the command makes sense.
  static var declaredNeeds: CommandNeeds {
    description.needs ?? needsOfKind
  }
}

/// A command that works on the current table, which the caller passes.
@MainActor package protocol TableCommand: Command {
  /// Runs the command on the current table.
  func run(on source: OpenTable, in session: Session) throws -> Answer
}

extension TableCommand {
  package static var needsOfKind: CommandNeeds { .source }

  package func run(in session: Session) throws -> Answer {
    try run(on: try session.requireSource(), in: session)
  }
}
