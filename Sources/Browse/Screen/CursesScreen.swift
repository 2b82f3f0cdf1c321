import CNcurses
public import Platform
import TextLayout

/// A terminal that ncurses fills, from its making until ``close()``.
///
/// Ctrl-Z gives the terminal back while the program is stopped, and a signal that ends the program leaves it as
/// it was.
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

  /// What ends all that was switched on: mouse, keypad, looks, the second screen.
  private static let farewell: StaticString =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1l\u{1B}>\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;0;0t"

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - usesColors: Whether colours are wanted.
  ///   - input: The terminal to read from. The default is standard input.
  ///   - output: The terminal to write to. The default is standard output.
  /// - Throws: Why that cannot be.
  public init(
    usesColors: Bool,
    input: Int32 = Descriptors.input,
    output: Int32 = Descriptors.output
  ) throws(CursesError) {
    guard Environment.isTerminal(input), Environment.isTerminal(output),
      let modes = TerminalModes(descriptor: input)
    else { throw CursesError(message: "there is no terminal") }
    Interruption.install()
    charset = TerminalCharset()
    // Caught before the library looks, so that it catches nothing by itself.
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
  }

  /// Gives the terminal back as it was found.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    terminalGuard.disarm()
    unsafe cncurses_close(screen)
    Interruption.catchStops(false)
    modes.apply()
  }

  public func show(_ frame: TerminalFrame) {
    guard frame != shown else { return }
    draw(frame)
    unsafe cncurses_flush(screen, false)
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
  /// What the signals ask for, or nil where none came.
  private func answerSignals() -> ScreenEvent? {
    Interruption.drain()
    if Interruption.isPending {
      // Whoever hears of it has answered it.
      Interruption.clear()
      return .interrupted
    }
    if Interruption.takeStop() { stop() }
    if Interruption.takeContinuation() { redraw() }
    // While the program was stopped nobody told it of another size.
    let isResized = Interruption.takeResize()
    return isResized || Self.size(of: output) != size ? resize() : nil
  }

  /// Ctrl-Z: the shell gets its terminal as it was, and we get it again when it lets us go on.
  private func stop() {
    unsafe cncurses_suspend(screen)
    terminalGuard.disarm()
    modes.apply()
    Interruption.stop()
    _ = Interruption.takeContinuation()
    terminalGuard.arm()
    redraw()
  }

  public func redraw() {
    if let shown { draw(shown) }
    unsafe cncurses_flush(screen, true)
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

  /// What comes behind Escape at once: a key that the library does not know, or nil for one that nobody knows.
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
  /// The event that the library tells of, or nil for one that means nothing to us.
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
  /// What other terminals than the one that `TERM` names send behind Escape.
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

  /// The key that types a scalar, or nil for one that is none.
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
