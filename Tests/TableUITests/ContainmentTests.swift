import TableModel
import TableUI
import Testing

@MainActor @Suite struct ContainmentTests {
  private let log = EventLog()
  private let parent: LoggingController
  private let child: LoggingController

  init() {
    parent = LoggingController("P", log)
    child = LoggingController("C", log)
  }

  private func putIn() {
    parent.addChild(child)
    log.append("added")
    parent.addSubview(of: child)
    log.append("view added")
    child.didMove(toParent: parent)
  }

  @Test func `a child is put in and taken out in four steps`() {
    putIn()
    #expect(
      log.take() == [
        "C willMove P", "added", "C loadView", "C viewDidLoad", "view added", "C didMove P",
      ]
    )
    #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    child.willMove(toParent: nil)
    child.removeViewFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C willMove nil", "C didMove nil"])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func `a child comes and goes with its parent`() {
    putIn()
    _ = log.take()
    parent.show()
    #expect(
      log.take() == [
        "P loadView", "P viewDidLoad", "P willAppear", "C willAppear", "P isAppearing",
        "C isAppearing", "P didAppear", "C didAppear",
      ]
    )
    parent.hide()
    #expect(
      log.take() == ["P willDisappear", "C willDisappear", "P didDisappear", "C didDisappear"]
    )
  }

  @Test func `on a screen that is shown a child appears with its view and goes with it`() {
    parent.show()
    _ = log.take()
    putIn()
    #expect(
      log.take() == [
        "C willMove P", "added", "C loadView", "C viewDidLoad", "C willAppear", "C isAppearing",
        "C didAppear", "view added", "C didMove P",
      ]
    )
    child.willMove(toParent: nil)
    child.removeViewFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C willMove nil", "C willDisappear", "C didDisappear", "C didMove nil"])
  }

  @Test func `a child whose view stands nowhere hears nothing of the screen`() {
    parent.addChild(child)
    parent.show()
    #expect(child.appearanceState == .disappeared)
  }

  @Test func `a container that forwards nothing tells its children itself`() {
    let parent = ManualContainer("M", log)
    parent.addChild(child)
    parent.addSubview(of: child)
    parent.show()
    #expect(child.appearanceState == .disappeared)
    child.beginAppearanceTransition(true, animated: false)
    parent.hide()
    #expect(child.appearanceState == .appearing)
  }

  @Test func `the view of a stranger is refused`() {
    #expect(!parent.addSubview(of: child))
    parent.show()
    #expect(child.appearanceState == .disappeared)
  }

  @Test func `a controller holds neither itself nor one that holds it`() {
    let grandchild = LoggingController("G", log)
    parent.addChild(child)
    child.addChild(grandchild)
    #expect(!parent.addChild(parent) && !grandchild.addChild(parent) && !child.addChild(parent))
    #expect(parent.parent == nil && grandchild.children.isEmpty)
  }

  @Test func `a child has one parent, the last that took it`() {
    let other = LoggingController("O", log)
    parent.addChild(child)
    _ = log.take()
    #expect(other.addChild(child))
    #expect(parent.children.isEmpty && child.parent === other)
    #expect(log.take() == ["C didMove nil", "C willMove O"])
  }

  @Test func `a child that is added while its parent appears appears with it, once`() {
    parent.onEvent = { [parent, child] event in
      guard event == "willAppear" else { return }
      parent.addChild(child)
      parent.addSubview(of: child)
    }
    parent.show()
    parent.onEvent = { _ in }
    #expect(
      log.take().filter { $0.hasPrefix("C ") && $0.hasSuffix("ppear") } == [
        "C willAppear", "C didAppear",
      ]
    )
    #expect(child.appearanceState == .appeared)
  }
}
