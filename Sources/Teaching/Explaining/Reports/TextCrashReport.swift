import CommandLanguage

/// A crash report in lines: Apple's text form, a log of Xcode or LLDB, or a crash service's.
struct TextCrashReport {
  /// The most frames that are read.
  private static let limit = 2000

  /// A group of frames: those of an exception, of the crashed thread, or of another one.
  private enum Group {
    case exception
    case crashed
    case other
  }

  private var exception: String?
  private var thread: String?
  private var queue: String?
  private var app: String?
  private var frames: [Group: [CrashFrame]] = [:]
  private var group = Group.crashed
  private var kept: [Substring] = []

  /// Reads the lines of a text.
  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      read(line)
    }
  }

  /// The report, or nil if the text has no frames.
  var report: CrashReport? {
    let found = frames[.exception] ?? frames[.crashed] ?? frames[.other]
    guard let found, found.count > 1 else { return nil }
    let parts = [thread, queue.map { thread == nil ? $0 : "(\($0))" }].compactMap(\.self)
    return CrashReport(
      exception: exception,
      thread: parts.isEmpty ? nil : parts.joined(separator: " "),
      app: app,
      frames: found,
      text: kept.joined(separator: "\n")
    )
  }

  private mutating func read(_ line: Substring) {
    let words = line.drop { $0.isWhitespace }
    if let frame = CrashFrame(line: words) {
      if frames[group, default: []].count < Self.limit { frames[group, default: []].append(frame) }
    } else {
      readHeading(words)
    }
    if group != .other { kept.append(line) }
  }

  private mutating func readHeading(_ line: Substring) {
    if let value = line.value(after: "Process:") {
      app = value.split(separator: "[")[0].trimmed
    } else if let value = line.value(after: "Exception Type:") {
      exception = exception ?? value
    } else if let value = line.value(after: "Fatal Exception:") {
      (exception, group) = (value, .exception)
    } else if let value = line.value(after: "Triggered by Thread:") {
      thread = value.prefix { $0.isNumber }.trimmed
    } else if let value = line.value(after: "Crashed Thread:") {
      thread = value.prefix { $0.isNumber }.trimmed
      queue = queue ?? value.split(separator: "queue:").dropFirst().first?.trimmed
    } else if let value = line.value(after: "Crashed:") {
      (queue, group) = (queue ?? value, .crashed)
    } else if line.hasPrefix("Last Exception Backtrace") || line.contains("throw call stack") {
      group = .exception
    } else if line.hasPrefix("Binary Images") {
      group = .other
    } else if line.hasPrefix("Thread ") {
      readThread(line)
    } else if line.hasPrefix("* thread #") {
      readStop(line)
    }
    if let range = line.rest(after: "due to uncaught exception") {
      exception =
        range.split { "'’‘\"".contains($0) }.dropFirst().first.map(String.init)
        ?? exception
    }
  }

  /// Reads `Thread 0 Crashed:`, `Thread 0 name: …` or `Thread 1:`.
  private mutating func readThread(_ line: Substring) {
    let rest = line.dropFirst("Thread ".count)
    let number = rest.prefix { $0.isNumber }.trimmed
    if rest.contains("Crashed") {
      group = .crashed
      thread = thread ?? number
    } else if let name = rest.rest(after: "name:") {
      if number == thread { queue = queue ?? (name.rest(after: "queue:") ?? name).trimmed }
    } else {
      group = .other
    }
    if number == thread, let name = rest.rest(after: "queue:") { queue = queue ?? name.trimmed }
  }

  /// Reads `* thread #1, queue = 'com.apple.main-thread', stop reason = …` of LLDB.
  private mutating func readStop(_ line: Substring) {
    group = .crashed
    thread = line.dropFirst("* thread #".count).prefix { $0.isNumber }.trimmed
    if let name = line.rest(after: "queue = '") { queue = name.prefix { $0 != "'" }.trimmed }
    if let reason = line.rest(after: "stop reason = ") { exception = exception ?? reason.trimmed }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let text = drop { $0.isWhitespace }
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }

  /// Returns the value of a line that starts with a label, or nil.
  fileprivate func value(after label: String) -> String? {
    hasPrefix(label) ? dropFirst(label.count).trimmed : nil
  }

  /// Returns the text after some words, or nil if they are not there.
  fileprivate func rest(after words: String) -> Substring? {
    guard let range = firstRange(of: words) else { return nil }
    return self[range.upperBound...]
  }
}

extension CrashFrame {
  /// Reads `5  MyApp  0x1048 List.add() + 42 (List.swift:42)` or LLDB's
  /// ``frame #5: 0x1048 MyApp`List.add() at List.swift:42``; nil for any other line.
  fileprivate init?(line: Substring) {
    var rest = line.hasPrefix("* ") ? line.dropFirst(2) : line
    let isDebugger = rest.hasPrefix("frame #")
    if isDebugger { rest = rest.dropFirst("frame #".count) }
    guard let number = Int(rest.prefix { $0.isNumber }),
      let start = rest.firstRange(of: "0x")?.lowerBound
    else { return nil }
    let image = rest[..<start].drop { $0.isNumber || $0 == ":" }.trimmed
    let body = rest[start...].drop { !$0.isWhitespace }.trimmed[...]
    if isDebugger {
      guard image.isEmpty, let tick = body.firstIndex(of: "`") else { return nil }
      self.init(
        number: number,
        image: String(body[..<tick]),
        rest: body[body.index(after: tick)...],
        placeMark: " at "
      )
    } else {
      guard !image.isEmpty, rest.dropFirst("\(number)".count).first?.isWhitespace == true else {
        return nil
      }
      self.init(number: number, image: image, rest: body, placeMark: " (")
    }
  }

  private init(number: Int, image: String, rest: Substring, placeMark: String) {
    var symbol = rest
    var place: String?
    // The place is the last part, and looks like `File.swift:42`.
    if let range = rest.lastRange(of: placeMark) {
      let words = rest[range.upperBound...].filter { $0 != ")" }
      if words.contains(":"), words.contains("."), !words.contains(" ") {
        place = words
        symbol = rest[..<range.lowerBound]
      }
    }
    let end = symbol.lastRange(of: " + ")?.lowerBound ?? symbol.endIndex
    let isNumber = symbol[end...].dropFirst(3).allSatisfy(\.isNumber)
    self.init(
      number: number,
      image: image,
      symbol: (isNumber && end > symbol.startIndex ? symbol[..<end] : symbol).trimmed,
      place: place
    )
  }
}

extension Substring {
  fileprivate func lastRange(of words: String) -> Range<Index>? {
    var last: Range<Index>?
    var rest = self
    while let range = rest.firstRange(of: words) {
      last = range
      rest = rest[range.upperBound...]
    }
    return last
  }
}
