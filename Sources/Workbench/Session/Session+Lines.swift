import CommandLanguage
import Platform
import TableStore
import Workspace

extension Session {
  /// The settings of the next line at the prompt.
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

  /// The file of the current table, or else the working directory.
  private var linePlace: String? {
    if let path = current?.document.path, let file = Files.resolved(path) { return file }
    return Files.resolved(".").map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// Runs the next step of the last command, if it is a read-only command that can continue.
  ///
  /// - Parameters:
  ///   - place: The place of the empty line.
  ///   - report: Receives the result.
  func lookOn(at place: CommandPlace, report: @escaping (CommandResult) -> Void) {
    guard let step = nextLook else { return }
    _ = run(step.line, at: place, report: report)
    if nextLook != nil, let then = step.then { nextLook = then() }
  }

  /// Runs a command from within the running one, as if it had been typed at the prompt.
  ///
  /// - Parameters:
  ///   - text: The command.
  ///   - report: Receives the result.
  func runWithin(_ text: String, report: @escaping (CommandResult) -> Void) {
    within { _ = run(text, at: CommandPlace(isPrompt: true), report: report) }
  }

  /// Runs a command that performs a gesture, as if it had been typed at the prompt.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - report: Receives the result.
  func runWithin(_ call: GestureCall, report: @escaping (CommandResult) -> Void) {
    within { run(call, at: CommandPlace(isPrompt: true), report: report) }
  }

  /// Runs code within the running command and restores that command's state afterwards.
  private func within(_ body: () -> Void) {
    let (outer, typed) = (execution.report, typedCommand)
    defer {
      execution.report = outer
      typedCommand = typed
    }
    body()
  }
}
