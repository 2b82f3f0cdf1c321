import CommandLanguage
import Platform
import TableStore
import Workspace

extension Session {
  /// What counts for the next line at the prompt.
  var lineSettings: LineSettings {
    var line = LineSettings()
    let palette = Palette(settings.color, isTerminal: true, value: Environment.value)
    line.showsHints = settings.showsHints
    line.usesStyles = palette.isOn && !settings.isAccessible
    line.isAccessible = settings.isAccessible
    line.keys = settings.editor
    line.startsPrograms = !isConfined
    line.scope = settings.historyScope
    line.place = linePlace
    return line
  }

  /// The file that commands are about, else the folder that the program works in.
  private var linePlace: String? {
    if let path = current?.document.path, let file = Files.resolved(path) { return file }
    return Files.resolved(".").map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// Looks one step on from the last command, where that was one of looking that knows how; else does nothing.
  ///
  /// - Parameters:
  ///   - place: Where the empty line stands.
  ///   - report: Gets the outcome.
  func lookOn(at place: CommandPlace, report: @escaping (CommandResult) -> Void) {
    guard let step = nextLook else { return }
    _ = run(step.line, at: place, report: report)
    if nextLook != nil, let then = step.then { nextLook = then() }
  }

  /// Runs a command on behalf of the one that is at work, as if it had been typed at the prompt.
  ///
  /// - Parameters:
  ///   - text: The command.
  ///   - report: Gets the outcome.
  func runWithin(_ text: String, report: @escaping (CommandResult) -> Void) {
    within { _ = run(text, at: CommandPlace(isPrompt: true), report: report) }
  }

  /// Runs a command that performs a gesture, as if it had been typed at the prompt.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - report: Gets the outcome.
  func runWithin(_ call: GestureCall, report: @escaping (CommandResult) -> Void) {
    within { run(call, at: CommandPlace(isPrompt: true), report: report) }
  }

  /// Does something while a command is at work, whose account goes on afterwards.
  private func within(_ body: () -> Void) {
    let (outer, typed) = (execution.report, typedCommand)
    defer {
      execution.report = outer
      typedCommand = typed
    }
    body()
  }
}
