import CommandLanguage
import JSON

/// One line from a process that replays a file to the process that started it.
enum ReplayRecord {
  /// The command with this index ended, but not with the expected output, after some nanoseconds.
  case failed(Int, nanoseconds: Int, ReplayFailure)

  /// A file other than a transcript was checked.
  case checked(CheckedFileResult)

  /// The names that the file used.
  case coverage(Coverage)

  /// The file could not be checked.
  case fault(Wording)

  /// The replay is complete.
  case finished
}

/// The ways in which a replayed command failed.
struct ReplayFailure: Hashable, Sendable {
  /// The lines of the actual output, or nil if they are as expected.
  var answer: [String]?

  /// The message of an `expect` that failed, or nil.
  var unmet: String?

  /// The attempts that the permissions rejected.
  var attempts: [String] = []
}

/// The result of checking a file that is not a transcript.
struct CheckedFileResult: Hashable, Sendable {
  /// The number of checked parts.
  let tries: Int

  /// The problems in file order.
  let faults: [CheckFault]

  /// Lines about what the file lacks but does not need.
  let notes: [String]
}

extension ReplayRecord {
  /// The line, without its newline.
  var line: String {
    switch self {
    case .finished: return "e"
    case .failed(let index, let nanoseconds, let failure):
      return "f \(index) \(nanoseconds) " + Self.json { failure.write(to: &$0) }
    case .checked(let result): return "l " + Self.json { result.write(to: &$0) }
    case .coverage(let coverage): return "c " + Self.json { coverage.write(to: &$0) }
    case .fault(let wording): return "x " + Self.json { wording.write(to: &$0) }
    }
  }

  /// Creates a record from a line; nil if it is not one.
  init?(_ line: ArraySlice<UInt8>) {
    guard let kind = line.first, line.count == 1 || line.dropFirst().first == UInt8(ascii: " ")
    else { return nil }
    var rest = line.dropFirst(2)
    let json = rest
    let index = Self.takeNumber(&rest)
    let nanoseconds = Self.takeNumber(&rest)
    switch (kind, index, nanoseconds) {
    case (UInt8(ascii: "f"), let index?, let nanoseconds?):
      guard let json = try? JSONValue(parsing: Array(rest)) else {
        return nil
      }
      self = .failed(index, nanoseconds: nanoseconds, ReplayFailure(json))
    case (UInt8(ascii: "e"), _, _): self = .finished
    default:
      guard let json = try? JSONValue(parsing: Array(json)) else { return nil }
      switch kind {
      case UInt8(ascii: "l"): self = .checked(CheckedFileResult(json))
      case UInt8(ascii: "c"): self = .coverage(Coverage(json))
      case UInt8(ascii: "x"): self = .fault(Wording(json))
      default: return nil
      }
    }
  }

  /// Removes a number and the blank after it; returns nil if there is none.
  private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    var count = 0
    while let digit = bytes.first, (0x30...0x39).contains(digit), count < 18 {
      number = number * 10 + Int(digit - 0x30)
      count += 1
      bytes.removeFirst()
    }
    guard count > 0, bytes.isEmpty || bytes.first == UInt8(ascii: " ") else { return nil }
    if !bytes.isEmpty { bytes.removeFirst() }
    return number
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    write(&writer)
    writer.endObject()
    return writer.text
  }
}

extension ReplayFailure {
  fileprivate init(_ json: JSONValue) {
    answer = json["answer"].map(\.texts)
    unmet = json["unmet"]?.string
    attempts = json["attempts"]?.texts ?? []
  }

  fileprivate func write(to writer: inout JSONWriter) {
    if let answer { writer.member("answer", answer) }
    if let unmet {
      writer.member("unmet", unmet)
    }
    if !attempts.isEmpty { writer.member("attempts", attempts) }
  }
}

extension CheckedFileResult {
  fileprivate init(_ json: JSONValue) {
    tries = json["tries"]?.integer ?? 0
    notes = json["notes"]?.texts ?? []
    let lines = json["lines"]?.elements.map { $0.integer ?? 1 } ?? []
    faults = zip(lines, json["faults"]?.texts ?? []).map { CheckFault($0, $1) }
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("tries", tries)
    writer.member("lines", faults.map(\.line))
    writer.member("faults", faults.map(\.message))
    writer.member("notes", notes)
  }
}

extension Wording {
  fileprivate init(_ json: JSONValue) {
    self.init(
      json["code"]?.string ?? "io",
      json["message"]?.string ?? "",
      hint: json["hint"]?.string,
      details: json["details"]?.texts ?? []
    )
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("code", code)
    writer.member("message", message)
    writer.member("hint", hint)
    writer.member("details", details)
  }
}

extension JSONValue {
  fileprivate var texts: [String] { elements.map { $0.string ?? "" } }
}
