import CommandLanguage
import JSON
import Platform
import TableModel
import TableStore
import TableUI
import TextLayout
import Wirings
import Workspace

/// The commands that set up the state at the start of a recording in a new session.
@MainActor struct RecordingStart {
  /// The folder of the recording.
  let folder: String

  /// The features of the session.
  let features: Features

  /// The initial settings of a replay.
  private(set) var settings = SessionSettings()

  /// The commands.
  private(set) var commands: [String] = []

  /// The files of the open tables.
  private(set) var files: Set<String> = []

  /// Notes about state that the commands cannot restore.
  private(set) var notes: [String] = []

  init(of session: Session, folder: String) {
    features = session.features
    self.folder = Files.resolved(folder.isEmpty ? "." : folder) ?? folder
    settings.variables = session.settings.variables
    for (name, value) in session.names.variables.sorted(by: { $0.key < $1.key }) {
      guard session.shownValue(of: name, value) == value else {
        notes.append("the recording omits the secret in \(name); replay with `--set \(name)=VALUE`")
        continue
      }
      commands.append("let \(name) \(Self.quoted(value))")
    }
    for (name, alias) in session.names.aliases.sorted(by: { $0.key < $1.key }) {
      let words = alias.tokens.map(Self.word).joined(separator: " ")
      commands.append(SecretText("alias \(name) " + words).text)
    }
    addSources(of: session)
    for state in session.names.states {
      notes.append("the recording omits the snapshot \(state.name), so `apply` cannot find it")
    }
    if session.settings.format != .text {
      commands.append("format \(session.settings.format.rawValue)")
    }
    if Files.resolved(".") != self.folder {
      notes.append("`--check` looks for files in the folder of the recording")
    }
  }

  private mutating func addSources(of session: Session) {
    for source in session.sources {
      guard let command = opening(source, session.settings.open) else {
        notes.append("\(source.name) has no file, so the recording cannot open it")
        continue
      }
      commands.append(command)
      if let path = source.document.path { files.insert(path) }
      if source.wiring.name != settings.wiring { commands.append("wiring \(source.wiring.name)") }
      let size = source.tableView.size
      if size != settings.viewport {
        commands.append("viewport \(size.width.pointsText) \(size.height.pointsText)")
      }
      commands += Self.arranging(source.arrangement)
      if source.arrangement.hasFolds {
        notes.append("the folds of \(source.name) are not in the recording")
      }
      if source.isModified {
        notes.append("\(source.name) has unsaved changes that are not in the recording")
      }
    }
    if let current = session.current, session.sources.last !== current {
      commands.append("use \(Self.quoted(current.name))")
    }
  }

  /// Returns the commands for a row arrangement; a text `off` is quoted, because the word ends it.
  private static func arranging(_ arrangement: RowArrangement) -> [String] {
    func word(_ text: String) -> String { text == "off" ? text.literal : quoted(text) }
    var commands: [String] = []
    if let key = arrangement.grouping { commands.append("group \(word(key.name))") }
    if let order = arrangement.order {
      let parts = order.parts.map { word($0.key.name) + ($0.isDescending ? " desc" : "") }
      commands.append("sort " + parts.joined(separator: " , "))
    }
    if let filter = arrangement.filter { commands.append("filter \(word(filter.text))") }
    return commands
  }

  private func opening(_ source: OpenTable, _ options: OpenOptions) -> String? {
    let document = source.document
    guard let path = document.path else {
      guard document.shape == .numbered else { return nil }
      let counts = document.sections.map { String($0.items.count) }
      return (["new"] + counts).joined(separator: " ")
    }
    var words = ["open", Self.quoted(relative(path))]
    if source.name != document.name { words += ["as", Self.quoted(source.name)] }
    for (option, key) in OpenOptions.texts {
      if let value = options[keyPath: key] { words += [option, Self.quoted(value)] }
    }
    if options.isStrict { words.append("--strict") }
    return words.joined(separator: " ")
  }

  /// Returns a path relative to the folder of the recording.
  private func relative(_ path: String) -> String {
    guard let path = Files.resolved(path) else { return path }
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: from.count - common)
    return (up + to[common...].map(String.init)).joined(separator: "/")
  }

  private static func word(_ token: Token) -> String {
    token.bare ?? token.json?.text ?? token.text.literal
  }

  /// Returns a text as one word, quoted if it has special characters.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      Character(UnicodeScalar(byte)).isLetter && byte < 0x80
        || Character(UnicodeScalar(byte)).isNumber && byte < 0x80
        || "-_./,+@%".utf8.contains(byte)
    }
    return isPlain && !text.isEmpty ? text : text.literal
  }
}
