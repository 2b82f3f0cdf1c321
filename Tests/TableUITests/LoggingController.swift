import TableModel
import TableUI

/// A list of what happened, shared by several controllers.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  func append(_ event: String) { events.append(event) }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A controller that writes down what it hears.
@MainActor class LoggingController: ViewController {
  let name: String
  let log: EventLog
  var onEvent: (String) -> Void = { _ in }

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  private func note(_ event: String) {
    log.append("\(name) \(event)")
    onEvent(event)
  }

  override func loadView() { note("loadView") }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent?.title ?? "nil")")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent?.title ?? "nil")")
  }
}

/// One that tells its children of appearing itself.
@MainActor final class ManualContainer: LoggingController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension ViewController {
  /// Shows the screen.
  func show() {
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  /// Takes the screen away.
  func hide() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }
}
