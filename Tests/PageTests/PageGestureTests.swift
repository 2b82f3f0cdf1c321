import CommandLanguage
import TableModel
import TableUI
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// The history of gestures, from a page and from the full screen.
@MainActor @Suite(.serialized) struct PageGestureTests {
  /// Gestures as the page sends them and as the full screen makes them, on a fresh table each.
  private static let pairs: [([String], String, Gesture)] = {
    let dot = IndexPath(row: 3, section: 0)
    let bob = IndexPath(row: 1, section: 0)
    return [
      ([], #"{"name":"tap","row":"=dot"}"#, .tap(dot)),
      ([], #"{"name":"press","row":"=dot"}"#, .press(dot)),
      (["press 0 3"], #"{"name":"release"}"#, .release),
      (["press 0 3"], #"{"name":"cancel"}"#, .cancel),
      (
        [], #"{"name":"swipe","row":"=dot","edge":"trailing"}"#,
        .swipe(dot, from: .trailing, isFull: false)
      ),
      (["swipe 0 3"], #"{"name":"confirm"}"#, .confirmDeletion),
      (
        ["app implement trailingSwipeActions on", "swipe 0 3"], #"{"name":"action","index":0}"#,
        .tapAction(0)
      ),
      ([], #"{"name":"editOn"}"#, .setEditing(true)),
      (["edit on"], #"{"name":"editOff"}"#, .setEditing(false)),
      (["edit on"], #"{"name":"editControl","row":"=dot"}"#, .tapEditControl(dot)),
      (["edit on"], #"{"name":"drag","row":"=dot","to":"=bob"}"#, .drag([dot], to: bob)),
      ([], #"{"name":"statusBar"}"#, .tapStatusBar),
      (["app refresh handler on"], #"{"name":"pullDown","by":90}"#, .pullDown(by: 90)),
      ([], #"{"name":"focusDown"}"#, .moveFocus(.down)),
      (["focus down"], #"{"name":"focusUp"}"#, .moveFocus(.up)),
      ([], #"{"name":"focus","row":"=dot"}"#, .focus(dot)),
      (["focus down"], #"{"name":"leaveFocus"}"#, .leaveFocus),
      ([], #"{"name":"back"}"#, .back),
    ]
  }()

  @Test func `no log observes the session after its page is closed`() throws {
    let stage = try PageStage()
    let before = stage.session.messageObserver
    let client = try stage.open()
    #expect(stage.server.clientCount == 1)
    var codes: [String] = []
    stage.session.runWithin("serve off") { codes.append($0.errorCode ?? "ok") }
    #expect(codes == ["ok"])
    #expect(stage.session.messageObserver === before)
    withExtendedLifetime(client) {}
  }

  private func rows(_ stage: PageStage) -> [[String]] {
    stage.session.current?.shown.map { $0.items.map { $0.title ?? "" } } ?? []
  }

  @Test func `each gesture writes the same history and has the same effect`() throws {
    for (setup, text, gesture) in Self.pairs {
      let stage = try PageStage()
      let other = try PageStage()
      for line in setup {
        stage.session.runWithin(line) { _ in }
        other.session.runWithin(line) { _ in }
      }
      let client = try stage.open()
      let match = try #require(client.text.firstMatch(of: /"seq":([0-9]+)/))
      let sent = try stage.gesture(text, sequence: try #require(Int(match.output.1)))
      #expect(sent.status == 200, "\(text): \(sent)")
      var typed: [String] = []
      let source = try other.session.requireSource()
      let host = BrowseHost(other.session, source) { typed.append($0) }
      let report = host.perform(gesture)
      #expect(stage.history == typed, "\(text)")
      #expect(sent.body.hasPrefix("{\"refused\":\(report.isRefused)"), "\(text): \(sent.body)")
      #expect(rows(stage) == rows(other), "\(text)")
      let (mine, theirs) = (stage.session.current?.tableView, source.tableView)
      #expect(mine?.indexPathsForSelectedRows == theirs.indexPathsForSelectedRows, "\(text)")
      #expect(mine?.focusedIndexPath == theirs.focusedIndexPath, "\(text)")
      #expect(mine?.isEditing == theirs.isEditing, "\(text)")
    }
  }
}
