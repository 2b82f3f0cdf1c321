public import CommandLanguage
public import TableStore
public import TableUI
public import TextLayout
public import Wirings
import Workspace

/// The settings of a session, from options and commands.
public struct SessionSettings: Sendable {
  /// The output format.
  public var format: AnswerFormat = .text

  /// The name of the wiring for new tables.
  public var wiring = "items"

  /// The available wirings.
  ///
  /// The default is all built-in wirings; ``add(_:)`` and ``use(_:)`` add one.
  public private(set) var wirings = Wiring.all

  /// The size of the viewport in points.
  public var viewport = Size(width: 390, height: 528)

  /// The style of tables, or nil for the document's style, or else plain.
  public var style: TableViewStyle?

  /// The key bindings for opening files.
  public var open = OpenOptions()

  /// The options for requests.
  public var web = WebOptions()

  /// The display style of control characters in data.
  public var escapeStyle: EscapeStyle = .symbol

  /// The condition for colored output.
  public var color: ColorChoice = .auto

  /// Whether output longer than the screen goes to the pager at the prompt.
  public var usesPager = true

  /// The editing keys of the prompt, or nil for those in `.editrc`.
  public var editor: LineSettings.Keys?

  /// The earlier lines that the history keys recall.
  public var historyScope = LineSettings.Scope.global

  /// The language of lessons, help and `explain`; nil for that of the environment at the prompt.
  package var language: TextLanguage?

  /// The language of the environment, for the prompt.
  package var languageAtPrompt = TextLanguage.english

  /// Whether to show hints after the line while it is typed, if the terminal has gray.
  public var showsHints = true

  /// Whether output is for screen readers: one fact per line, without drawings or overwritten
  /// lines.
  public var isAccessible = false

  /// Whether each command prints its running time.
  public var showsTime = false

  /// Whether tables reload changed files at the prompt.
  public var followsFiles = false

  /// The prompt before the line, or nil for the table and the row.
  public var prompt: String?

  /// Whether each command is printed before its output.
  public var echoes = false

  /// Whether a script continues after a failure.
  public var keepsGoing = false

  /// Whether the line about an opened table is omitted.
  public var isQuiet = false

  /// Whether `time` measures; a replay prints 0 to get the same output every time.
  public var measuresTime = true

  /// The origins of settings that differ from their defaults, by name.
  var origins: [String: String] = [:]

  /// The variables given by options.
  public var variables: [String: String] = [:]

  /// Creates the default settings.
  public init() {}

  /// Adds a custom wiring.
  ///
  /// - Parameter wiring: The wiring; it replaces one with the same name.
  public mutating func add(_ wiring: Wiring) {
    wirings.removeAll { $0.name == wiring.name }
    wirings.append(wiring)
  }

  /// Adds a custom wiring and uses it for new tables.
  ///
  /// - Parameter wiring: The wiring; it replaces one with the same name.
  public mutating func use(_ wiring: Wiring) {
    add(wiring)
    self.wiring = wiring.name
  }

  /// Returns the wiring with a name, or nil.
  package func wiring(named name: String) -> Wiring? { wirings.first { $0.name == name } }

  /// The wiring for new tables.
  var chosenWiring: Wiring { wiring(named: wiring) ?? .items }
}
