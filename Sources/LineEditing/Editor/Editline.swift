import CEditline
import CommandLanguage

/// A libedit editor: its calls with Swift types.
///
/// It turns keys into a line and does not draw on the screen.
@MainActor @safe final class Editline {
  private static let historySize = Int32(LineHistory.limit)

  /// The handlers of callbacks from libedit.
  let handlers = EditlineHandlers()

  private let editor: OpaquePointer
  private let history: OpaquePointer

  /// Creates an editor; nil if memory is short.
  ///
  /// - Parameters:
  ///   - program: The name that lines of the user's settings may start with.
  ///   - input: The terminal to read from.
  ///   - output: The terminal that shows the line.
  ///   - messages: The descriptor for libedit's error messages.
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

  /// Edits a line until Return; returns nil if reading ended otherwise.
  func read() -> String? {
    var count = 0
    guard let line = unsafe editline_read(editor, &count) else { return nil }
    return unsafe Editline.text(UnsafeBufferPointer(start: line, count: count))
  }

  /// Discards the typed text.
  func reset() {
    unsafe editline_reset(editor)
  }

  /// Adds a line to those the arrow keys recall.
  func remember(_ line: String) {
    unsafe editline_history_enter(history, Editline.characters(line.unicodeScalars))
  }

  /// Forgets the lines that the arrow keys recall.
  func forgetLines() {
    unsafe editline_history_clear(history)
  }

  /// Returns a zero-terminated text for libedit; zeros in the text are removed, since they would
  /// cut it off.
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
  /// Whether keys edit the line; otherwise the terminal collects and echoes it.
  var isEditing: Bool { unsafe editline_is_editing(editor) }

  /// The current line.
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

  /// Inserts text at the cursor; returns whether it had room.
  func insert(_ text: String) -> Bool {
    let characters = Editline.characters(text.unicodeScalars)
    return unsafe characters.count == 1 || editline_insert(editor, characters)
  }

  /// Replaces the line and keeps the cursor; returns false if the text is empty or lacks room.
  ///
  /// No key restores the replaced line.
  func rewrite(_ text: String) -> Bool {
    unsafe editline_replace(editor, Editline.characters(text.unicodeScalars))
  }

  /// Deletes a number of Unicode scalars before the cursor.
  func deleteBeforeCursor(_ count: Int) {
    unsafe editline_delete_before(editor, Int32(clamping: count))
  }

  /// Moves the cursor by a number of Unicode scalars; negative numbers move left.
  func moveCursor(by count: Int) {
    unsafe editline_move_cursor(editor, Int32(clamping: count))
  }

  /// Replaces the line, with the cursor at its end; returns whether it had room.
  func replace(with text: String) -> Bool {
    moveCursor(by: .max)
    deleteBeforeCursor(textBeforeCursor.unicodeScalars.count)
    return insert(text)
  }

  /// Queues keys for libedit before the next typed ones; the reader does not see them.
  func type(_ keys: String) {
    unsafe editline_type(editor, Editline.characters(keys.unicodeScalars))
  }

  /// Returns the screen requests of the keys since the last call.
  func takeWishes() -> EditlineWishes {
    unsafe editline_take_wishes(editor)
  }

  /// Switches between the terminal modes for editing and the previous ones.
  func prepareTerminal(isEditing: Bool) {
    unsafe editline_prepare_terminal(editor, isEditing)
  }
}

extension Editline {
  /// Returns whether a description of the named terminal exists.
  func knowsTerminal(_ name: String) -> Bool {
    unsafe editline_knows_terminal(editor, name)
  }

  /// Selects libedit's Emacs or vi key bindings.
  func useKeys(_ keys: LineSettings.Keys) {
    _ = unsafe editline_set_editor(editor, keys.rawValue)
  }

  /// Whether the user chose the vi key bindings.
  var isVi: Bool { unsafe editline_is_vi(editor) }

  /// Binds a key to a function, both spelled as in the user's settings.
  func bind(_ keys: String, to function: String, inCommands: Bool = false) {
    _ = unsafe editline_bind(editor, inCommands, keys, function)
  }

  /// Runs a settings file; returns false if one of its lines is invalid.
  func source(_ path: String) -> Bool {
    unsafe editline_source(editor, path)
  }

  /// Sets a UTF-8 locale for the libc functions; returns false if the system has none.
  static func useUTF8() -> Bool { editline_use_utf8() }
}

/// The callbacks of libedit while it edits a line.
///
/// libedit runs them only during our own calls, which are all on the main actor.
@MainActor final class EditlineHandlers {
  /// Waits for the next key; a result of nil ends the line.
  var nextKey: () -> Unicode.Scalar? = { nil }

  /// Performs the action of a custom key.
  var act: (EditlineAction) -> EditlineAnswer = { _ in editline_go_on }

  /// Returns the handlers that the owner pointer refers to.
  nonisolated static func at(_ owner: UnsafeMutableRawPointer) -> EditlineHandlers {
    unsafe Unmanaged<EditlineHandlers>.fromOpaque(owner).takeUnretainedValue()
  }
}
