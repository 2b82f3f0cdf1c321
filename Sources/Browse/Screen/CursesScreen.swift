import CNcurses
public import Platform
import TextLayout

/// A terminal drawn with ncurses, from its creation until ``close()``.
///
/// Ctrl-Z restores the terminal while the program is stopped. A signal that ends the program
/// restores it too.
@MainActor @safe public final class CursesScreen: BrowserScreen {
  public private(set) var size: ScreenSize
  public let hasColors: Bool

  private let screen: OpaquePointer
  private let input: Int32
  private let output: Int32
  private let modes: TerminalModes
  private let terminalGuard: TerminalGuard
  private let charset: TerminalCharset
  private var isClosed = false
  private var shown: TerminalFrame?

  /// The sequences that begin the second screen, for the observer of the terminal's output.
  ///
  /// The library sends them itself.
  private static let welcome = "\u{1B}[?1049h\u{1B}[22;0;0t\u{1B}[?25l"

  /// The sequences that turn off everything that was turned on: mouse, keypad, styles and the
  /// second screen.
  private static let farewell: StaticString =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1l\u{1B}>\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0;0t"

  /// Takes control of a terminal.
  ///
  /// - Parameters:
  ///   - usesColors: Whether to use colors.
  ///   - input: The terminal to read from. The default is standard input.
  ///   - output: The terminal to write to. The default is standard output.
  /// - Throws: The reason why the terminal cannot be used.
  public init(
    usesColors: Bool,
    input: Int32 = Descriptors.input,
    output: Int32 = Descriptors.output
  ) throws(CursesError) {
    guard Environment.isTerminal(input), Environment.isTerminal(output),
      let modes = TerminalModes(descriptor: input)
    else { throw CursesError(message: "no terminal") }
    Interruption.install()
    charset = TerminalCharset()
    // Stops are caught before the library checks for handlers, so that it does not install its own.
    Interruption.catchStops(true)
    var problem = [CChar](repeating: 0, count: 256)
    let opened = unsafe cncurses_open(
      Self.library,
      input,
      output,
      usesColors,
      &problem,
      problem.count
    )
    guard let opened = unsafe opened else {
      Interruption.catchStops(false)
      modes.apply()
      throw CursesError(message: Self.text(problem))
    }
    unsafe screen = opened
    self.input = input
    self.output = output
    self.modes = modes
    hasColors = unsafe cncurses_has_colors(opened)
    size = Self.size(of: output)
    terminalGuard = TerminalGuard(modes, farewell: Self.farewell)
    terminalGuard.arm()
    _ = Interruption.takeResize()
    TerminalOutput.report(Self.welcome.utf8, on: output)
  }

  /// Restores the terminal to its original state.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    terminalGuard.disarm()
    unsafe cncurses_close(screen)
    reportFarewell()
    Interruption.catchStops(false)
    modes.apply()
  }

  public func show(_ frame: TerminalFrame) {
    guard frame != shown else { return }
    draw(frame)
    flush(anew: false)
    shown = frame
  }

  public func nextEvent(milliseconds: Int) -> ScreenEvent {
    if let event = answerSignals() ?? nextKey() { return event }
    guard milliseconds > 0 else { return .nothing }
    switch Descriptors.wait(for: input, milliseconds: Int32(clamping: milliseconds)) {
    case .timedOut: return .nothing
    case .woken: return answerSignals() ?? .nothing
    case .ready: return nextKey() ?? (Descriptors.isHungUp(input) ? .closed : .nothing)
    }
  }

  private static var library: String {
    #if os(Linux)
    "libncursesw.so.6"
    #else
    "/usr/lib/libncurses.5.4.dylib"
    #endif
  }

  private static func size(of output: Int32) -> ScreenSize {
    let size = Environment.terminalSize(of: output)
    return ScreenSize(columns: size.columns, lines: size.rows)
  }

  private static func text(_ problem: [CChar]) -> String {
    String(decoding: problem.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension CursesScreen {
  /// Handles pending signals and returns their event, or nil if none arrived.
  private func answerSignals() -> ScreenEvent? {
    Interruption.drain()
    if Interruption.isPending {
      // The receiver of this event handles the interruption.
      Interruption.clear()
      return .interrupted
    }
    if Interruption.takeStop() { stop() }
    if Interruption.takeContinuation() { redraw() }
    // While the program was stopped, it received no size changes.
    let isResized = Interruption.takeResize()
    return isResized || Self.size(of: output) != size ? resize() : nil
  }

  /// Handles Ctrl-Z: restores the terminal for the shell, and takes control again when the program
  /// continues.
  private func stop() {
    unsafe cncurses_suspend(screen)
    reportFarewell()
    terminalGuard.disarm()
    modes.apply()
    Interruption.stop()
    _ = Interruption.takeContinuation()
    terminalGuard.arm()
    redraw()
  }

  public func redraw() {
    if let shown { draw(shown) }
    flush(anew: true)
  }

  /// Sends the drawn frame to the terminal, and its bytes to the observer of the terminal's output.
  private func flush(anew: Bool) {
    guard TerminalOutput.observer != nil else { return unsafe cncurses_flush(screen, anew) }
    var count = 0
    guard let bytes = unsafe cncurses_flush_copy(screen, anew, &count) else { return }
    TerminalOutput.report(
      unsafe Array(UnsafeBufferPointer(start: bytes, count: count)),
      on: output
    )
  }

  /// Reports that the screen was left; the library sends similar sequences itself.
  private func reportFarewell() {
    TerminalOutput.report("\(Self.farewell)".utf8, on: output)
  }

  private func resize() -> ScreenEvent {
    size = Self.size(of: output)
    unsafe cncurses_resize(screen, Int32(clamping: size.lines), Int32(clamping: size.columns))
    shown = nil
    return .resized
  }

  private func nextKey() -> ScreenEvent? {
    while true {
      let event = unsafe cncurses_next(screen)
      if event.kind == cncurses_no_event { return nil }
      guard let known = ScreenEvent(event) else { continue }
      guard known == .key(.escape) else { return known }
      if let event = sequence() { return event }
    }
  }

  /// Reads the bytes right after Escape: a key that the library does not know, or nil for an
  /// unknown one.
  private func sequence() -> ScreenEvent? {
    let first = unsafe cncurses_next(screen)
    guard first.kind == cncurses_character else { return .key(.escape) }
    var text = Unicode.Scalar(first.scalar).map(String.init) ?? ""
    guard ["[", "O"].contains(text) else { return nil }
    while text.utf8.count < 32 {
      let next = unsafe cncurses_next(screen)
      guard next.kind == cncurses_character, let scalar = Unicode.Scalar(next.scalar) else { break }
      text.unicodeScalars.append(scalar)
      if (0x40...0x7E).contains(scalar.value) { break }
    }
    return Key.sequences[text].map { .key($0) }
  }

  private func draw(_ frame: TerminalFrame) {
    unsafe cncurses_erase(screen)
    for (line, cells) in frame.lines.enumerated() {
      for (column, cell) in cells.enumerated() {
        guard cell != .blank, let character = cell.character else { continue }
        put(character, cells, line, column, cell.style)
      }
    }
    let cursor = frame.cursor
    unsafe cncurses_set_cursor(
      screen,
      Int32(clamping: cursor?.line ?? -1),
      Int32(clamping: cursor?.column ?? 0)
    )
  }

  private func put(
    _ character: Character,
    _ cells: [TerminalCell],
    _ line: Int,
    _ column: Int,
    _ style: TerminalStyle
  ) {
    let isWide = column + 1 < cells.count && cells[column + 1].character == nil
    for (offset, scalars) in charset.cells(of: character, columns: isWide ? 2 : 1).enumerated() {
      unsafe cncurses_put(
        screen,
        Int32(clamping: line),
        Int32(clamping: column + offset),
        scalars,
        scalars.count,
        style.attributes,
        Int32(style.foreground.rawValue),
        Int32(style.background.rawValue)
      )
    }
  }
}

extension TerminalStyle {
  fileprivate var attributes: UInt32 {
    var attributes: UInt32 = 0
    if isBold { attributes |= cncurses_bold.rawValue }
    if isDim { attributes |= cncurses_dim.rawValue }
    if isUnderlined { attributes |= cncurses_underline.rawValue }
    if isReversed { attributes |= cncurses_reverse.rawValue }
    return attributes
  }
}

extension ScreenEvent {
  /// Creates the event that the library reports, or nil if it has no meaning here.
  fileprivate init?(_ event: CNcursesEvent) {
    let place = ScreenPlace(line: Int(event.line), column: Int(event.column))
    switch event.kind {
    case cncurses_character:
      guard let key = Key(scalar: event.scalar) else { return nil }
      self = .key(key)
    case cncurses_mouse_down: self = .mouseDown(place)
    case cncurses_mouse_up: self = .mouseUp(place)
    case cncurses_wheel_up: self = .wheel(-1)
    case cncurses_wheel_down: self = .wheel(1)
    default:
      guard let key = Key.named[event.kind.rawValue] else { return nil }
      self = .key(key)
    }
  }
}

extension Key {
  /// The sequences after Escape that terminals other than the one in `TERM` send.
  fileprivate static let sequences: [String: Key] = [
    "[A": .up, "[B": .down, "[C": .right, "[D": .left, "OA": .up, "OB": .down, "OC": .right,
    "OD": .left, "[H": .home, "[F": .end, "OH": .home, "OF": .end, "[1~": .home, "[4~": .end,
    "[7~": .home, "[8~": .end, "[3~": .delete, "[5~": .pageUp, "[6~": .pageDown, "[Z": .backTab,
    "[1;2A": .shiftUp, "[1;2B": .shiftDown,
  ]

  /// The keys without a character, by the library's numbers.
  fileprivate static let named: [UInt32: Key] = [
    cncurses_up.rawValue: .up, cncurses_down.rawValue: .down, cncurses_left.rawValue: .left,
    cncurses_right.rawValue: .right, cncurses_page_up.rawValue: .pageUp,
    cncurses_page_down.rawValue: .pageDown, cncurses_home.rawValue: .home,
    cncurses_end.rawValue: .end, cncurses_shift_up.rawValue: .shiftUp,
    cncurses_shift_down.rawValue: .shiftDown, cncurses_back_tab.rawValue: .backTab,
    cncurses_backspace.rawValue: .backspace, cncurses_delete.rawValue: .delete,
    cncurses_enter.rawValue: .enter,
  ]

  /// Creates the key that types a scalar, or nil for an invalid scalar.
  fileprivate init?(scalar: UInt32) {
    guard let scalar = Unicode.Scalar(scalar) else { return nil }
    switch scalar.value {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B: self = .escape
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))))
    case 0x00..<0x20, 0x80..<0xA0: return nil
    default: self = .character(Character(scalar))
    }
  }
}
