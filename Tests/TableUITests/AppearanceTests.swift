import TableModel
import TableUI
import Testing

@MainActor @Suite struct AppearanceTests {
  private let log = EventLog()

  @Test func `the view is made once, and a screen comes and goes in UIKit's order`() {
    let screen = LoggingController("A", log)
    screen.show()
    #expect(
      log.take() == [
        "A loadView", "A viewDidLoad", "A willAppear", "A isAppearing", "A didAppear",
      ]
    )
    screen.hide()
    #expect(log.take() == ["A willDisappear", "A didDisappear"])
    screen.show()
    #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test func `between begin and end a screen is on its way`() {
    let screen = LoggingController("A", log)
    #expect(screen.appearanceState == .disappeared)
    screen.beginAppearanceTransition(true, animated: true)
    #expect(screen.appearanceState == .appearing)
    screen.endAppearanceTransition()
    #expect(screen.appearanceState == .appeared)
    screen.beginAppearanceTransition(false, animated: true)
    #expect(screen.appearanceState == .disappearing)
    screen.endAppearanceTransition()
    #expect(screen.appearanceState == .disappeared)
  }

  @Test func `a screen that turns back on its way out hears of it`() {
    let screen = LoggingController("A", log)
    screen.show()
    _ = log.take()
    screen.beginAppearanceTransition(false, animated: true)
    screen.beginAppearanceTransition(true, animated: true)
    screen.endAppearanceTransition()
    #expect(log.take() == ["A willDisappear", "A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test func `calls without their counterpart do nothing but show in the trace`() {
    let screen = LoggingController("A", log)
    let recorder = MessageRecorder()
    screen.messageObserver = recorder
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(false, animated: false)
    #expect(log.take().isEmpty)
    #expect(
      recorder.messages.map(\.selector).filter { !$0.contains("Transition") }
        == Array(repeating: "Unbalanced calls to begin/end appearance transitions", count: 2)
    )
  }

  @Test func `the trace names each step with its evidence`() {
    let screen = LoggingController("A", log)
    let recorder = MessageRecorder()
    screen.messageObserver = recorder
    screen.show()
    screen.hide()
    #expect(
      recorder.messages.map { "\($0.receiver.layer.rawValue) \($0.selector) \($0.source)" } == [
        "C beginAppearanceTransition(_:animated:) true documented",
        "C loadView() documented", "C viewDidLoad() documented",
        "C viewWillAppear(_:) false documented", "C viewIsAppearing(_:) false documented",
        "C endAppearanceTransition() documented", "C viewDidAppear(_:) false documented",
        "C beginAppearanceTransition(_:animated:) false documented",
        "C viewWillDisappear(_:) false documented", "C endAppearanceTransition() documented",
        "C viewDidDisappear(_:) false documented",
      ]
    )
    #expect(recorder.depth == 0)
  }

  @Test func `a table controller reloads, drops the selection and flashes inside of its calls`()
    throws
  {
    let controller = TableViewController()
    let recorder = MessageRecorder()
    controller.messageObserver = recorder
    controller.show()
    #expect(recorder.selectors(below: "viewWillAppear(_:)") == ["reloadData()"])
    #expect(recorder.selectors(below: "viewDidAppear(_:)") == ["flashScrollIndicators()"])
  }

  @Test func `the table view of a screen is in the window from appearing to gone`() {
    let controller = WindowWatcher()
    controller.show()
    controller.hide()
    #expect(controller.wasInWindow == [false, true, true, true, false])
  }

  /// Writes down whether its table view is in the window each time it hears something.
  private final class WindowWatcher: TableViewController {
    var wasInWindow: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.isInWindow = false
    }

    override func viewWillAppear(_ animated: Bool) { note() }
    override func viewIsAppearing(_ animated: Bool) { note() }
    override func viewDidAppear(_ animated: Bool) { note() }
    override func viewWillDisappear(_ animated: Bool) { note() }
    override func viewDidDisappear(_ animated: Bool) { note() }

    private func note() { wasInWindow.append(tableView.isInWindow) }
  }
}
