import Glibc

/// A terminal without a screen, with a program in it.
///
/// Every wait has a deadline and fails with all that the program has written, escaped.
public final class PseudoTerminal {
  // These numbers of ioctl are hidden from Swift.
  private static let unlock: UInt = 0x4004_5431
  private static let numberOfSlave: UInt = 0x8004_5430
  private static let piece = 512

  /// The modes of the terminal before the program came.
  public let initialFlags: TerminalFlags?

  private var master: Int32
  private let process: pid_t
  private var end: ProgramEnd?

  /// Everything that the program has written so far.
  public private(set) var log: [UInt8] = []

  /// Where the next wait begins to look in the log.
  private var seen = 0

  /// Whether this machine has pseudo-terminals.
  public static var isAvailable: Bool {
    let descriptor = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: The words after its name.
  ///   - environment: Its whole environment.
  ///   - columns: The width of the terminal.
  ///   - rows: The height of the terminal.
  /// - Throws: Why there is no terminal or no program.
  public init(
    _ program: String,
    arguments: [String] = [],
    environment: [String: String],
    columns: UInt16 = 80,
    rows: UInt16 = 24
  ) throws {
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0 else { throw TestProgramError("no pseudo-terminal: error \(errno)") }
    var number: UInt32 = 0
    guard unsafe ioctl(master, Self.unlock, &number) == 0,
      unsafe ioctl(master, Self.numberOfSlave, &number) == 0
    else {
      close(master)
      throw TestProgramError("no pseudo-terminal: error \(errno)")
    }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    initialFlags = TerminalFlags(descriptor: master)
    do {
      process = try Spawning.start(
        program,
        arguments: arguments,
        environment: environment,
        standard: .terminal("/dev/pts/\(number)")
      )
    } catch {
      close(master)
      throw error
    }
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }

  /// Types text.
  public func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  /// Types bytes, in pieces, reading meanwhile: a long paste would otherwise block both sides.
  public func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    let deadline = Deadline(seconds: Deadline.patience)
    while !rest.isEmpty {
      try read(deadline, for: "room to type")
      let count = unsafe rest.prefix(Self.piece).withUnsafeBytes { bytes in
        unsafe write(master, bytes.baseAddress, bytes.count)
      }
      guard count >= 0 || errno == EAGAIN else { throw failure("cannot type: error \(errno)") }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until the program has written a text, after what was waited for before.
  ///
  /// - Returns: What stood before the text.
  @discardableResult public func wait(
    for text: String,
    seconds: Double = Deadline.patience
  ) throws -> String {
    let wanted = Array(text.utf8)
    let deadline = Deadline(seconds: seconds)
    while true {
      if let place = log[seen...].firstRange(of: wanted) {
        defer { seen = place.upperBound }
        return String(decoding: log[seen..<place.lowerBound], as: UTF8.self)
      }
      guard try read(deadline, for: "\"\(text)\"", isPatient: true) else {
        throw failure("the program ended before it wrote \"\(text)\"")
      }
    }
  }

  /// Waits until something holds of what the program has written.
  ///
  /// - Parameters:
  ///   - seconds: How long.
  ///   - isMet: Asked at first, and whenever more has come.
  /// - Throws: That the terminal cannot be read any more.
  /// - Returns: Whether it came to hold before the time was over or the program's side was closed.
  public func wait(seconds: Double = Deadline.patience, until isMet: () -> Bool) throws -> Bool {
    let deadline = Deadline(seconds: seconds)
    while !isMet() {
      guard !deadline.isOver, try read(deadline, for: "the screen", isPatient: true) else {
        return isMet()
      }
    }
    return true
  }

  /// Waits until the program has ended, and reads all it wrote.
  public func waitForEnd(seconds: Double = Deadline.patience) throws -> ProgramEnd {
    let deadline = Deadline(seconds: seconds)
    while try read(deadline, for: "the end", isPatient: true) {}
    if let end { return end }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, WNOHANG) == 0 {
      guard !deadline.isOver else { throw failure("the program let go of its terminal and stays") }
      poll(nil, 0, 5)
    }
    let end = ProgramEnd(waitStatus: status)
    self.end = end
    return end
  }

  /// Gives the terminal another size; the system tells the program.
  public func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends the program a signal.
  public func signal(_ number: Int32) {
    guard end == nil else { return }
    kill(process, number)
  }

  /// Closes the terminal, as a window does, and waits until the program has ended.
  public func hangUp(seconds: Double = Deadline.patience) throws -> ProgramEnd {
    close(master)
    master = -1
    let deadline = Deadline(seconds: seconds)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, WNOHANG) == 0 {
      guard !deadline.isOver else { throw failure("the terminal is gone and the program stays") }
      poll(nil, 0, 5)
    }
    let end = ProgramEnd(waitStatus: status)
    self.end = end
    return end
  }

  /// The modes of the terminal now.
  public var flags: TerminalFlags? { TerminalFlags(descriptor: master) }

  /// All that the program has written, with controls escaped.
  public var dump: String { TestProgramError.dump(log) }

  /// Reads what there is; false when the program's side is closed.
  @discardableResult private func read(
    _ deadline: Deadline,
    for purpose: String,
    isPatient: Bool = false
  ) throws -> Bool {
    guard !deadline.isOver else { throw failure("waited in vain for \(purpose)") }
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let count = unsafe poll(&descriptor, 1, isPatient ? deadline.milliseconds : 0)
    guard count > 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let got = unsafe Glibc.read(master, &buffer, buffer.count)
    guard got > 0 else { return got < 0 && errno == EINTR }
    log += buffer.prefix(got)
    return true
  }

  private func failure(_ problem: String) -> TestProgramError {
    TestProgramError(problem, log: log)
  }
}

@available(*, unavailable) extension PseudoTerminal: Sendable {}
