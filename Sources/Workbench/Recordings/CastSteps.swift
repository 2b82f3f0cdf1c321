import Platform
import TableStore

/// A writer of steps as a terminal would show them, for sessions without one.
///
/// The times are those of the session's clock.
struct CastSteps: StepWriting {
  private let file: CastFile
  private let clock: VirtualClock
  private let start: Int
  private let offset: Int

  init(_ file: CastFile, clock: VirtualClock) {
    self.file = file
    self.clock = clock
    start = clock.now
    offset = file.lastTime
  }

  var path: String { file.path }

  func begin(prompt: String, lines: [String]) throws(FileError) {
    var shown = prompt
    for (number, line) in lines.enumerated() { shown += (number == 0 ? "" : "> ") + line + "\r\n" }
    try file.output(shown, at: time)
  }

  func add(_ output: String) throws(FileError) {
    try file.output(output.replacing("\n", with: "\r\n"), at: time)
  }

  func finish() {}

  func addRemark(_ line: String, prompt: String) throws(FileError) {
    try file.output("\(prompt)\(line)\r\n", at: time)
  }

  /// The time in microseconds.
  private var time: Int { offset + (clock.now - start) * 1000 }
}
