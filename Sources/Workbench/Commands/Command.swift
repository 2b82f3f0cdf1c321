package import CommandLanguage
package import Workspace

/// What a command touches beside the table, which `--safe` looks at.
package struct Effects: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether nothing is another way afterwards: the command looks at the session or at files.
  package var isReadOnly: Bool { isSubset(of: [.reads, .readsFiles]) }

  /// Looks at something.
  package static let reads = Effects(rawValue: 1)

  /// Changes rows, settings or the table.
  package static let changes = Effects(rawValue: 2)

  /// Reads files.
  package static let readsFiles = Effects(rawValue: 4)

  /// Writes files.
  package static let writesFiles = Effects(rawValue: 8)

  /// Asks servers.
  static let usesNetwork = Effects(rawValue: 16)

  /// Starts other programs.
  static let runsPrograms = Effects(rawValue: 32)
}

/// Under which heading `help` lists a command.
package enum CommandGroup: String, CaseIterable, Sendable {
  case data = "Data"
  case looking = "Looking"
  case acting = "Acting as a person would"
  case changing = "Changing"
  case seeing = "Seeing the pattern"
  case session = "Session"
}

/// What a command is called, and where `help` lists it.
package struct CommandHeading: Sendable {
  /// The full name.
  let name: String

  /// The shortest form that counts at the prompt.
  let shortest: String

  /// The heading in `help`.
  let group: CommandGroup

  /// Other full names, good in scripts too.
  let aliases: [String]

  /// How other shells spell it: taken everywhere, told by `help` alone.
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

/// Everything that is known of a command without running it.
///
/// One is made for each command and kept; what each call reads of it is put together once.
package final class CommandDescription: Sendable {
  /// The full name.
  package let name: String

  /// The shortest form that counts at the prompt.
  let shortest: String

  /// The heading in `help`.
  package let group: CommandGroup

  /// Other full names, good in scripts too.
  let aliases: [String]

  /// How other shells spell it: taken everywhere, told by `help` alone.
  let spellings: [String]

  /// Its words: how they are read, written and completed.
  let words: Syntax<any Command>

  /// How it is written, one form a line.
  let syntax: [String]

  /// What it does, in one line.
  let summary: String

  /// What happens between model, view and controller, a line or two.
  let pattern: String

  /// Lines that bring the table of the examples into the state for ``example``.
  let setup: [String]

  /// A line that `help` runs on the table of the examples.
  let example: String

  /// What it may touch.
  package let effects: Effects

  /// What must be there for it to do its work; nil where its type says it: an open source, or nothing.
  let needs: CommandNeeds?

  /// What each form does, where one line does not say it for all.
  let forms: [HelpTopic.Term]

  /// Whether it, or a script that it runs, may answer with a time.
  let isTimed: Bool

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - heading: What it is called.
  ///   - words: Its words.
  ///   - otherForms: Other ways to write it, which stand in the help below those of its words.
  ///   - summary: What it does, in one line.
  ///   - pattern: What happens between model, view and controller.
  ///   - setup: Lines that prepare the example.
  ///   - example: A line that `help` runs.
  ///   - effects: What it may touch.
  ///   - needs: What must be there.
  ///   - forms: What each form does.
  ///   - isTimed: Whether it may answer with a time.
  package init(
    heading: CommandHeading,
    words: Syntax<any Command>,
    otherForms: [String] = [],
    summary: String,
    pattern: String = "",
    setup: [String] = [],
    example: String,
    effects: Effects,
    needs: CommandNeeds? = nil,
    forms: [HelpTopic.Term] = [],
    isTimed: Bool = false
  ) {
    (name, shortest, group) = (heading.name, heading.shortest, heading.group)
    (aliases, spellings) = (heading.aliases, heading.spellings)
    self.words = words
    syntax = words.forms.map { ([.word(heading.name)] + $0).text } + otherForms
    (self.summary, self.pattern, self.setup, self.example) = (summary, pattern, setup, example)
    (self.effects, self.needs, self.forms, self.isTimed) = (effects, needs, forms, isTimed)
  }

  /// What fits behind its name.
  var completion: Grammar { words.completion }
}

/// One command of the language.
///
/// Its description is the one declaration of it: the words of that make the command, which changes nothing; running it
/// does the work.
@MainActor package protocol Command {
  /// What is known of it.
  static var description: CommandDescription { get }

  /// What it touches, with the words that it was made of; the default is what the description says.
  var effects: Effects { get }

  /// What must be there for it to run; the default is what the description says.
  var needs: CommandNeeds { get }

  /// What its kind needs where the description does not say it; the default is nothing.
  static var needsOfKind: CommandNeeds { get }

  /// Does what it says.
  func run(in session: Session) throws -> Answer
}

extension Command {
  package var effects: Effects { Self.description.effects }
  package var needs: CommandNeeds { Self.declaredNeeds }
  package static var needsOfKind: CommandNeeds { [] }

  /// What must be there for the command to be worth typing.
  static var declaredNeeds: CommandNeeds {
    description.needs ?? needsOfKind
  }
}

/// A command about the table at the prompt, which whoever calls it hands over.
@MainActor package protocol TableCommand: Command {
  /// Does what it says, to the table at the prompt.
  func run(on source: OpenTable, in session: Session) throws -> Answer
}

extension TableCommand {
  package static var needsOfKind: CommandNeeds { .source }

  package func run(in session: Session) throws -> Answer {
    try run(on: try session.requireSource(), in: session)
  }
}
