import CEditline
import CommandLanguage

/// One editor of libedit: its calls with Swift's types.
///
/// It turns keys into a line and knows nothing of the screen.
@MainActor @safe final class Editline {
  private static let historySize = Int32(LineHistory.limit)

  /// Who answers what libedit asks.
  let handlers = EditlineHandlers()

  private let editor: OpaquePointer
  private let history: OpaquePointer

  /// Makes an editor; nil where memory is short.
  ///
  /// - Parameters:
  ///   - program: The name that lines of the person's settings may begin with.
  ///   - input: The terminal that is read from.
  ///   - output: The terminal that the line is shown on.
  ///   - messages: Where libedit complains.
  init?(program: String, input: Int32, output: Int32, messages: Int32) {
    let owner = unsafe Unmanaged.passUnretained(handlers).toOpaque()
    let made = unsafe editline_make(program, input, output, messages, owner) { owner, character in
      let handlers = unsafe EditlineHandlers.at(owner)
      guard let key = MainActor.assumeIsolated({ handlers.nextKey() }) else { return -1 }
      unsafe character.pointee = key.value
      return 1
    } _: { owner, action in
      let handlers = unsafe EditlineHandlers.at(owner)
      return MainActor.assumeIsolated { handlers.act(action) }
    }
    guard let editor = unsafe made else { return nil }
    guard let history = unsafe editline_history_make(editor, Editline.historySize) else {
      unsafe editline_destroy(editor)
      return nil
    }
    unsafe self.editor = editor
    unsafe self.history = history
  }

  isolated deinit {
    unsafe editline_destroy(editor)
    unsafe editline_history_destroy(history)
  }

  /// Edits a line until Return; nil when the reading ended otherwise.
  func read() -> String? {
    var count = 0
    guard let line = unsafe editline_read(editor, &count) else { return nil }
    return unsafe Editline.text(UnsafeBufferPointer(start: line, count: count))
  }

  /// Drops what was typed.
  func reset() {
    unsafe editline_reset(editor)
  }

  /// Adds a line to those the arrow keys go back to.
  func remember(_ line: String) {
    unsafe editline_history_enter(history, Editline.characters(line.unicodeScalars))
  }

  /// Forgets the lines that the arrow keys go back to.
  func forgetLines() {
    unsafe editline_history_clear(history)
  }

  /// Ends a text with zero, as C wants it; a zero within would cut it off and goes.
  private static func characters(_ text: some Sequence<Unicode.Scalar>) -> [UInt32] {
    text.map(\.value).filter { $0 != 0 } + [0]
  }

  private static func text(_ characters: UnsafeBufferPointer<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    for index in characters.indices {
      text.append(unsafe Unicode.Scalar(characters[index]) ?? "\u{FFFD}")
    }
    return String(text)
  }
}

extension Editline {
  /// Whether keys edit the line; else the terminal itself collects it, and shows it.
  var isEditing: Bool { unsafe editline_is_editing(editor) }

  /// The line as it is now.
  var line: EditedLine {
    let text = unsafe editline_text(editor)
    let count = unsafe text.end - text.start
    return unsafe EditedLine(
      text: Editline.text(UnsafeBufferPointer(start: text.start, count: count)),
      cursor: text.cursor - text.start
    )
  }

  /// The text before the cursor.
  var textBeforeCursor: String {
    let text = unsafe editline_text(editor)
    let count = unsafe text.cursor - text.start
    return unsafe Editline.text(UnsafeBufferPointer(start: text.start, count: count))
  }

  /// The text after the cursor.
  var textAfterCursor: String {
    let text = unsafe editline_text(editor)
    let count = unsafe text.end - text.cursor
    return unsafe Editline.text(UnsafeBufferPointer(start: text.cursor, count: count))
  }

  /// Inserts text at the cursor; tells whether there was room.
  func insert(_ text: String) -> Bool {
    let characters = Editline.characters(text.unicodeScalars)
    return unsafe characters.count == 1 || editline_insert(editor, characters)
  }

  /// Puts a text in the place of the line, which no key brings back, and leaves the cursor where it
  /// is; false for an empty text, and where there is no room.
  func rewrite(_ text: String) -> Bool {
    unsafe editline_replace(editor, Editline.characters(text.unicodeScalars))
  }

  /// Deletes so many Unicode scalars before the cursor.
  func deleteBeforeCursor(_ count: Int) {
    unsafe editline_delete_before(editor, Int32(clamping: count))
  }

  /// Moves the cursor by so many Unicode scalars, to the left where negative.
  func moveCursor(by count: Int) {
    unsafe editline_move_cursor(editor, Int32(clamping: count))
  }

  /// Puts a text in the place of the line, the cursor at its end; tells whether there was room.
  func replace(with text: String) -> Bool {
    moveCursor(by: .max)
    deleteBeforeCursor(textBeforeCursor.unicodeScalars.count)
    return insert(text)
  }

  /// Has keys come before those that are typed next, without our reading them.
  func type(_ keys: String) {
    unsafe editline_type(editor, Editline.characters(keys.unicodeScalars))
  }

  /// Tells once what keys asked of the screen since the last call.
  func takeWishes() -> EditlineWishes {
    unsafe editline_take_wishes(editor)
  }

  /// Switches between the modes for editing and those before.
  func prepareTerminal(isEditing: Bool) {
    unsafe editline_prepare_terminal(editor, isEditing)
  }
}

extension Editline {
  /// Whether there is a description of a terminal of that name.
  func knowsTerminal(_ name: String) -> Bool {
    unsafe editline_knows_terminal(editor, name)
  }

  /// Chooses the keys of Emacs or those of vi, as libedit has them.
  func useKeys(_ keys: LineSettings.Keys) {
    _ = unsafe editline_set_editor(editor, keys.rawValue)
  }

  /// Whether the person chose the keys of vi.
  var isVi: Bool { unsafe editline_is_vi(editor) }

  /// Binds a key, spelled as in the person's settings, to a function named as there.
  func bind(_ keys: String, to function: String, inCommands: Bool = false) {
    _ = unsafe editline_bind(editor, inCommands, keys, function)
  }

  /// Runs a file of settings; false where a line of it is wrong.
  func source(_ path: String) -> Bool {
    unsafe editline_source(editor, path)
  }

  /// Makes the C library write UTF-8; false where it has no such locale.
  static func useUTF8() -> Bool { editline_use_utf8() }
}

/// What libedit asks back while it edits a line.
///
/// libedit calls only from within our own calls of it, which are all on the main actor.
@MainActor final class EditlineHandlers {
  /// Waits for the next key; nil ends the line without one.
  var nextKey: () -> Unicode.Scalar? = { nil }

  /// Does what one of our keys asks for.
  var act: (EditlineAction) -> EditlineAnswer = { _ in editline_go_on }

  /// Finds the handlers that C carried along.
  nonisolated static func at(_ owner: UnsafeMutableRawPointer) -> EditlineHandlers {
    unsafe Unmanaged<EditlineHandlers>.fromOpaque(owner).takeUnretainedValue()
  }
}
