import CommandLanguage
import Platform

/// The setup of a new editor for the terminal and the user's settings.
@MainActor struct EditorSetup {
  /// The maximum size of a settings file, in bytes.
  private static let settingsLimit = 1 << 20

  /// Keys that no terminal sends, bound to libedit's own word functions.
  static let nextWord = "\u{1B}[901~"

  let editor: Editline
  private let readsSettings: Bool
  private var warnings: [String] = []

  /// Whether the terminal supports escape sequences.
  private(set) var allowsEscapes = true

  /// Whether the terminal probably supports faint text; the earliest ones did not.
  private(set) var allowsGrey = true

  /// Creates the setup and applies it.
  ///
  /// - Parameters:
  ///   - editor: The editor.
  ///   - readsSettings: Whether to read the user's file of key bindings.
  init(_ editor: Editline, readsSettings: Bool) {
    self.editor = editor
    self.readsSettings = readsSettings
    chooseTerminal()
    useKeys(nil)
  }

  /// Rebinds all keys.
  ///
  /// - Parameter keys: Emacs or vi; nil for the bindings of the user's file.
  mutating func useKeys(_ keys: LineSettings.Keys?) {
    bind(keys ?? .emacs)
    if readsSettings { readSettings() }
    if let keys, editor.isVi != (keys == .vi) { bind(keys) }
    if editor.isVi { bindViKeys() }
  }

  private func bind(_ keys: LineSettings.Keys) {
    editor.useKeys(keys)
    guard keys == .emacs else { return }
    bindOwnKeys()
    bindEmacsKeys()
  }

  /// Returns warnings about the terminal or the settings, each only once.
  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  private mutating func chooseTerminal() {
    let name = Environment.value("TERM") ?? ""
    allowsGrey = !name.hasPrefix("vt")
    guard name.isEmpty || name == "dumb" || !editor.knowsTerminal(name) else { return }
    allowsEscapes = false
    if !name.isEmpty, name != "dumb" {
      warnings.append("unknown terminal type \(name); the screen stays simple")
    }
  }

  /// Binds the keys of the functions that libedit lacks.
  private func bindOwnKeys() {
    for key in ["^M", "^J"] { editor.bind(key, to: "accept-line") }
    editor.bind("^I", to: "complete-word")
    editor.bind("^P", to: "earlier-line")
    editor.bind("^N", to: "later-line")
    editor.bind(KnownKey.up.binding, to: "earlier-line")
    editor.bind(KnownKey.down.binding, to: "later-line")
    editor.bind("^R", to: "search-earlier")
    editor.bind("^S", to: "search-later")
  }

  private func bindEmacsKeys() {
    for key in ["^?", "^H"] { editor.bind(key, to: "delete-before") }
    editor.bind(KnownKey.delete.binding, to: "delete-after")
    for key in [KnownKey.left.binding, "^B"] { editor.bind(key, to: "move-before") }
    for key in [KnownKey.right.binding, "^F"] { editor.bind(key, to: "move-after") }
    editor.bind(KnownKey.home.binding, to: "ed-move-to-beg")
    for key in [KnownKey.end.binding, "^E"] { editor.bind(key, to: "move-end") }
    for key in [KnownKey.wordRight.binding, "\\ef", "\\eF"] { editor.bind(key, to: "next-word") }
    editor.bind(EditorSetup.nextWord.replacing("\u{1B}", with: "\\e"), to: "em-next-word")
    editor.bind(KnownKey.wordLeft.binding, to: "ed-prev-word")
    editor.bind("^T", to: "transpose")
    editor.bind("\\e.", to: "last-word")
    editor.bind("^X^E", to: "edit-outside")
    editor.bind("^W", to: "ed-delete-prev-word")
    editor.bind("^_", to: "undo-change")
  }

  /// Binds the vi keys; ESC leaves insert mode at once, so the rest of a key sequence is a command.
  private func bindViKeys() {
    for key in ["^M", "^J"] {
      editor.bind(key, to: "accept-line")
      editor.bind(key, to: "accept-line", inCommands: true)
    }
    editor.bind("^I", to: "complete-word")
    editor.bind("^R", to: "search-earlier")
    editor.bind("^S", to: "search-later")
    editor.bind("^E", to: "move-end")
    editor.bind("^F", to: "move-after")
    // libedit's own function starts vi, even if the user prefers another editor or programs are
    // forbidden.
    editor.bind("v", to: "edit-outside", inCommands: true)
    editor.bind("[3~", to: "ed-delete-next-char", inCommands: true)
    editor.bind("[1;5C", to: "vi-next-word", inCommands: true)
    editor.bind("[1;5D", to: "vi-prev-word", inCommands: true)
  }

  /// Reads the settings; the file is checked first, because libedit would block forever on a FIFO.
  private mutating func readSettings() {
    guard let path = settingsPath, let status = Files.status(path) else { return }
    guard status.kind == .regular, status.identity.size <= EditorSetup.settingsLimit else { return }
    if !editor.source(path) { warnings.append("\(path) has an invalid line; the rest is ignored") }
  }

  private var settingsPath: String? {
    if let path = Environment.value("EDITRC") { return path }
    guard let home = Environment.value("HOME"), !home.isEmpty else { return nil }
    return "\(home)/.editrc"
  }
}
