import TableModel
import TableUI
import TestSupport
import Testing

@MainActor @Suite struct NavigationTests {
  private let log = EventLog()
  private let first: LoggingController
  private let second: LoggingController
  private let navigation: NavigationController

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    navigation = NavigationController(rootViewController: first)
    navigation.title = "N"
  }

  private var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

  @Test func `the root comes and goes with the stack`() {
    #expect(navigation.topViewController === first && first.navigationController === navigation)
    navigation.show()
    navigation.hide()
    #expect(
      log.take().suffix(5) == [
        "A willAppear", "A isAppearing", "A didAppear", "A willDisappear", "A didDisappear",
      ]
    )
  }

  @Test func `a push tells both screens in the order that devices show`() {
    navigation.show()
    _ = log.take()
    #expect(navigation.pushViewController(second, animated: true))
    #expect(
      log.take() == [
        "B willMove N", "B loadView", "B viewDidLoad", "A willDisappear", "B willAppear",
        "B isAppearing", "A didDisappear", "B didAppear", "B didMove N",
      ]
    )
    #expect(stack == ["A", "B"])
  }

  @Test func `a pop tells both screens and gives the one that went`() {
    navigation.show()
    navigation.pushViewController(second, animated: true)
    _ = log.take()
    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take() == [
        "B willMove nil", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
        "A didAppear", "B didMove nil",
      ]
    )
    #expect(stack == ["A"] && second.navigationController == nil)
  }

  @Test func `what is known of the order of a push was observed, not documented`() {
    navigation.show()
    let recorder = MessageRecorder()
    navigation.messageObserver = recorder
    navigation.pushViewController(second, animated: true)
    let words = recorder.messages.map { "\($0.selector.prefix { $0 != "(" }) \($0.source)" }
    #expect(
      words == [
        "pushViewController documented", "willMove observed", "loadView documented",
        "viewDidLoad documented",
        "viewWillDisappear observed", "viewWillAppear observed", "viewIsAppearing documented",
        "viewDidDisappear observed", "viewDidAppear observed", "didMove observed",
      ]
    )
  }

  @Test func `where a pop ends is ours`() {
    navigation.show()
    navigation.pushViewController(second, animated: true)
    let recorder = MessageRecorder()
    navigation.messageObserver = recorder
    navigation.popViewController(animated: true)
    let words = recorder.messages.map { "\($0.selector.prefix { $0 != "(" }) \($0.source)" }
    #expect(
      words == [
        "popViewController documented", "willMove observed", "viewWillDisappear observed",
        "viewWillAppear observed", "viewIsAppearing documented", "viewDidDisappear observed",
        "viewDidAppear observed", "didMove ours",
      ]
    )
  }

  @Test func `the root stays`() {
    navigation.show()
    _ = log.take()
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true).isEmpty)
    #expect(stack == ["A"] && log.take().isEmpty)
  }

  @Test func `a screen stands in the stack once, and never below itself`() {
    navigation.pushViewController(second, animated: true)
    #expect(!navigation.pushViewController(second, animated: true))
    #expect(!navigation.pushViewController(first, animated: true))
    #expect(!navigation.pushViewController(navigation, animated: true))
    #expect(stack == ["A", "B"])
  }

  @Test func `going back over several screens tells the top and the one that is shown`() {
    let third = LoggingController("C", log)
    navigation.show()
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    _ = log.take()
    #expect(navigation.popToViewController(LoggingController("X", log), animated: true) == nil)
    let gone = navigation.popToViewController(first, animated: true) ?? []
    #expect(gone.map(\.title) == ["B", "C"])
    #expect(
      log.take() == [
        "C willMove nil", "B willMove nil", "C willDisappear", "A willAppear", "A isAppearing",
        "C didDisappear", "A didAppear", "C didMove nil", "B didMove nil",
      ]
    )
  }

  @Test func `a stack that nobody sees changes in silence`() {
    navigation.pushViewController(second, animated: true)
    #expect(log.take().filter { $0.contains("ppear") }.isEmpty)
    navigation.show()
    #expect(first.appearanceState == .disappeared && second.appearanceState == .appeared)
  }

  @Test func `a screen that pushes while it appears gives way to the next`() {
    first.onEvent = { [navigation, second] event in
      if event == "willAppear" { navigation.pushViewController(second, animated: false) }
    }
    navigation.show()
    first.onEvent = { _ in }
    #expect(first.appearanceState == .disappeared && second.appearanceState == .appeared)
  }

  @Test(arguments: 1...30)
  func `after any pushes and pops the top alone is shown`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model = [first]
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let screen = LoggingController("S\(step)", log)
        navigation.pushViewController(screen, animated: Bool.random(using: &generator))
        model.append(screen)
      case 2:
        navigation.popViewController(animated: false)
        if model.count > 1 { model.removeLast() }
      case 3:
        let index = Int.random(in: 0..<model.count, using: &generator)
        navigation.popToViewController(model[index], animated: true)
        model.removeLast(model.count - index - 1)
      case 4: navigation.show()
      default: navigation.hide()
      }
      let isShown = navigation.appearanceState == .appeared
      #expect(stack == model.map(\.name), "seed \(seed)")
      for (index, screen) in model.enumerated() {
        let isTop = index == model.count - 1
        let expected: AppearanceState = isTop && isShown ? .appeared : .disappeared
        #expect(screen.appearanceState == expected, "seed \(seed), step \(step), \(screen.name)")
      }
    }
  }

  @Test func `what was popped and is held by nobody goes`() {
    weak var gone: LoggingController?
    do {
      let screen = LoggingController("X", log)
      gone = screen
      navigation.show()
      navigation.pushViewController(screen, animated: true)
      navigation.popViewController(animated: true)
    }
    #expect(gone == nil)
  }
}
