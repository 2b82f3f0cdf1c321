public import CommandLanguage
public import TableStore
public import TableUI
public import TextLayout
public import Wirings
import Workspace

/// What options and commands set for a whole session.
public struct SessionSettings: Sendable {
  /// The form of answers.
  public var format: AnswerFormat = .text

  /// The name of the wiring for new sources.
  public var wiring = "items"

  /// The wirings to choose from.
  ///
  /// The default is all that there are; ``add(_:)`` and ``use(_:)`` add one.
  public private(set) var wirings = Wiring.all

  /// The size of the viewport in points.
  public var viewport = Size(width: 390, height: 528)

  /// The style of tables, or nil for what the document says, else plain.
  public var style: TableViewStyle?

  /// Which keys bind to what.
  public var open = OpenOptions()

  /// How addresses are asked.
  public var web = WebOptions()

  /// How control characters of data are shown.
  public var escapeStyle: EscapeStyle = .symbol

  /// When answers bear colour.
  public var color: ColorChoice = .auto

  /// Whether an answer longer than the screen goes to the pager, at the prompt.
  public var usesPager = true

  /// The keys that edit the line at the prompt; nil for those that `.editrc` says.
  public var editor: LineSettings.Keys?

  /// Which of the earlier lines keys go back to.
  public var historyScope = LineSettings.Scope.global

  /// Whether hints are shown behind the line while it is typed, where there is grey.
  public var showsHints = true

  /// Whether answers are written to be heard: one fact a line, nothing drawn and nothing drawn over.
  public var isAccessible = false

  /// Whether each command says how long it took.
  public var showsTime = false

  /// Whether tables follow their files, at the prompt.
  public var followsFiles = false

  /// What stands before the line, or nil for the source and the row.
  public var prompt: String?

  /// Whether each command is printed before its answer.
  public var echoes = false

  /// Whether a script goes on after a failure.
  public var keepsGoing = false

  /// Whether the line about an opened source is left out.
  public var isQuiet = false

  /// Whether `time` measures; a replay says 0, so that it is the same every time.
  public var measuresTime = true

  /// Where settings come from that are not as the program has them by itself, by name.
  var origins: [String: String] = [:]

  /// The variables given by options.
  public var variables: [String: String] = [:]

  /// Starts with the defaults.
  public init() {}

  /// Adds a wiring of the program's own.
  ///
  /// - Parameter wiring: The wiring; one of the same name goes.
  public mutating func add(_ wiring: Wiring) {
    wirings.removeAll { $0.name == wiring.name }
    wirings.append(wiring)
  }

  /// Adds a wiring of the program's own, which new sources have from now on.
  ///
  /// - Parameter wiring: The wiring; one of the same name goes.
  public mutating func use(_ wiring: Wiring) {
    add(wiring)
    self.wiring = wiring.name
  }

  /// The wiring of a name, or nil.
  package func wiring(named name: String) -> Wiring? { wirings.first { $0.name == name } }

  /// The wiring that new sources have.
  var chosenWiring: Wiring { wiring(named: wiring) ?? .items }
}
