import CommandLanguage
import Platform
import TableStore
import TextLayout
import Workspace

/// A shell setting that `set` and `get` accept in addition to table view properties.
@MainActor struct SessionProperty {
  /// The name.
  let name: String

  /// The accepted values, for help and completion; empty if any text is valid.
  let values: [String]

  /// A description of other accepted values, shown after the words in a hint.
  var also = ""

  /// Whether numbers are accepted too.
  var takesNumbers: Bool { !also.isEmpty }

  /// A short summary.
  let summary: String

  /// The closure that returns the value.
  let get: @MainActor (Session) -> AnswerValue

  /// The closure that sets the value from a text; it returns false if the text is invalid.
  let set: @MainActor (Session, String) -> Bool

  /// All settings, by name.
  static let all: [SessionProperty] = [
    flag(
      "accessible",
      \.isAccessible,
      summary:
        "output for screen readers: one fact per line, no boxes"
    ),
    SessionProperty(
      name: "color",
      values: ColorChoice.allCases.map(\.rawValue),
      summary: "when output has color"
    ) {
      .text($0.settings.color.rawValue)
    } set: { session, text in
      guard let choice = ColorChoice(rawValue: text) else { return false }
      session.settings.color = choice
      return true
    },
    SessionProperty(
      name: "editor",
      values: LineSettings.Keys.allCases.map(\.rawValue) + ["auto"],
      summary: "the keys that edit the line; auto follows .editrc"
    ) {
      .text($0.settings.editor?.rawValue ?? "auto")
    } set: { session, text in
      let keys = LineSettings.Keys(rawValue: text)
      guard keys != nil || text == "auto" else { return false }
      session.settings.editor = keys
      return true
    },
    limit("connectTimeout", .connecting, summary: "the longest time of connecting to a server"),
    flag("hints", \.showsHints, summary: "gray text suggests the rest of the line"),
    SessionProperty(
      name: "history",
      values: LineSettings.Scope.allCases.map(\.rawValue),
      summary: "the history the keys use: all lines, or those of this folder or file"
    ) {
      .text($0.settings.historyScope.rawValue)
    } set: { session, text in
      guard let scope = LineSettings.Scope(rawValue: text) else { return false }
      session.settings.historyScope = scope
      return true
    },
    SessionProperty(
      name: "language",
      values: TextLanguage.allCases.map(\.rawValue) + ["auto"],
      summary: "the language of lessons, help and explain; auto follows the environment"
    ) {
      .text($0.settings.language?.rawValue ?? "auto")
    } set: { session, text in
      let language = TextLanguage(rawValue: text)
      guard language != nil || text == "auto" else { return false }
      session.settings.language = language
      return true
    },
    limit("lockTimeout", .locking, summary: "the longest wait for a lock on a database"),
    flag("pager", \.usesPager, summary: "show output longer than the screen in the pager"),
    SessionProperty(
      name: "prompt",
      values: [],
      summary: "the prompt text: %s table, %m star, %r row, %w wiring; or auto"
    ) {
      .text($0.settings.prompt ?? "auto")
    } set: { session, text in
      session.settings.prompt = text == "auto" ? nil : text
      return true
    },
    limit("readTimeout", .reading, summary: "the longest time of a server's statement"),
    flag("timing", \.showsTime, summary: "print the time of each command"),
  ]

  /// The accepted values in words.
  var valuesText: String { values.isEmpty ? "any text" : values.joined(separator: ", ") + also }

  /// Returns the setting with a name, or nil.
  static func named(_ name: String) -> SessionProperty? { all.first { $0.name == name } }

  private static func flag(
    _ name: String,
    _ path: WritableKeyPath<SessionSettings, Bool>,
    summary: String
  ) -> SessionProperty {
    SessionProperty(name: name, values: ["on", "off"], summary: summary) {
      .bool($0.settings[keyPath: path])
    } set: { session, text in
      guard ["on", "off", "true", "false"].contains(text) else { return false }
      session.settings[keyPath: path] = text == "on" || text == "true"
      return true
    }
  }

  private static func limit(
    _ name: String,
    _ work: TimeLimits.Work,
    summary: String
  ) -> SessionProperty {
    SessionProperty(
      name: name,
      values: ["auto"],
      also: ", or 1 to 86,400 seconds",
      summary: "\(summary); auto is \(work.usual) seconds, or what its address says"
    ) {
      $0.settings.open.timeLimits[work].map(AnswerValue.int) ?? .text("auto")
    } set: { session, text in
      let seconds = Int(text)
      guard seconds.map((1...86_400).contains) ?? (text == "auto") else { return false }
      session.settings.open.timeLimits[work] = seconds
      return true
    }
  }
}

extension SessionProperty {
  /// Returns the origin of the value: `default`, `file` (the settings file), `environment`,
  /// `option` or `typed`.
  func origin(in session: Session) -> String { session.settings.origins[name] ?? "default" }

  /// Returns the value as output.
  func answer(in session: Session) -> Answer {
    let value = get(session)
    let text: String =
      switch value {
      case .bool(let flag): TextFormatting.onOff(flag)
      case .int(let seconds): "\(seconds) s"
      case .text(let text): session.shown(text)
      default: ""
      }
    return Answer(value, text)
  }
}
