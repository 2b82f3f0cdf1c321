import CommandLanguage
import Platform
import TextLayout
import Workspace

/// A setting of the shell itself that `set` and `get` know beside the properties of the table view.
@MainActor struct SessionProperty {
  /// Its name.
  let name: String

  /// What it takes, for help and completion; none where any text fits.
  let values: [String]

  /// What it does, in a few words.
  let summary: String

  /// Its value.
  let get: @MainActor (Session) -> AnswerValue

  /// Sets it from a text; false where the text does not fit.
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
    flag("timing", \.showsTime, summary: "print the time of each command"),
  ]

  /// The setting of a name, or nil.
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
}

extension SessionProperty {
  /// Where the value comes from: `default`, `file` (the one of settings), `environment`, `option` or `typed`.
  func origin(in session: Session) -> String { session.settings.origins[name] ?? "default" }

  /// The value as an answer.
  func answer(in session: Session) -> Answer {
    let value = get(session)
    let text: String =
      switch value {
      case .bool(let flag): TextFormatting.onOff(flag)
      case .text(let text): session.shown(text)
      default: ""
      }
    return Answer(value, text)
  }
}
