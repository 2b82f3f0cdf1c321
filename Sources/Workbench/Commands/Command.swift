/// What a command touches beside the table, which `--safe` looks at.
struct Effects: OptionSet, Hashable, Sendable {
  let rawValue: Int

  /// Whether nothing is another way afterwards: the command looks at the session or at files.
  var areOfLooking: Bool { isSubset(of: [.reads, .readsFiles]) }

  /// Looks at something.
  static let reads = Effects(rawValue: 1)

  /// Changes rows, settings or the table.
  static let changes = Effects(rawValue: 2)

  /// Reads files.
  static let readsFiles = Effects(rawValue: 4)

  /// Writes files.
  static let writesFiles = Effects(rawValue: 8)

  /// Asks servers.
  static let usesNetwork = Effects(rawValue: 16)

  /// Starts other programs.
  static let runsPrograms = Effects(rawValue: 32)
}

/// Under which heading `help` lists a command.
enum CommandGroup: String, CaseIterable, Sendable {
  case data = "Data"
  case looking = "Looking"
  case acting = "Acting as a person would"
  case changing = "Changing"
  case seeing = "Seeing the pattern"
  case session = "Session"
}

/// Everything that is known of a command without running it.
struct CommandDescription: Sendable {
  /// The full name.
  let name: String

  /// Other full names, good in scripts too.
  var aliases: [String] = []

  /// How other shells spell it: taken everywhere, told by `help` alone.
  var spellings: [String] = []

  /// The shortest form that counts at the prompt.
  let shortest: String

  /// The heading in `help`.
  let group: CommandGroup

  /// How it is written, one form a line.
  let syntax: [String]

  /// What it does, in one line.
  let summary: String

  /// What happens between model, view and controller, a line or two.
  var pattern = ""

  /// Lines that bring the table of the examples into the state for ``example``.
  var setup: [String] = []

  /// A line that `help` runs on the table of the examples.
  let example: String

  /// What it touches.
  let effects: Effects

  /// The words behind the name, for completion.
  var completion: Grammar = .nothing

  /// What must be there for it to do its work.
  var needs: CommandNeeds = []

  /// What each form does, where one line does not say it for all.
  var forms: [HelpTopic.Term] = []
}

/// One command of the language.
///
/// Making it parses all of its words and changes nothing; running it does the work.
@MainActor protocol Command {
  /// What is known of it.
  static var description: CommandDescription { get }

  /// What it touches when these words stand behind its name; the default is what the description says.
  static func effects(of words: ArraySlice<Token>) -> Effects

  /// Takes its words.
  init(_ arguments: inout Arguments, in session: Session) throws(CommandError)

  /// Does what it says.
  func run(in session: Session) throws(CommandError) -> Answer
}

extension Command {
  static func effects(of words: ArraySlice<Token>) -> Effects { description.effects }
}
