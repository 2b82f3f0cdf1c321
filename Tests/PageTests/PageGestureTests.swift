import CommandLanguage
import JSON
import TableModel
import TableUI
import Teaching
import Testing

@testable import Page
@testable import Workbench
@testable import Workspace

/// The history of gestures, from a page and from the full screen.
@MainActor @Suite(.serialized) struct PageGestureTests {
  /// Gestures as the page sends them and as the full screen makes them, on a fresh table.
  private struct Attempt {
    /// The commands before.
    var setup: [String] = []

    /// The gestures, in order.
    let gestures: [(sent: String, made: Gesture)]

    /// The table.
    var document = ExampleTable.document
  }

  private static let form = #"""
    {"title": "Form", "sections": [{"items": [
      {"id": "name", "title": "Name", "cell": "text", "value": "Ada"},
      {"id": "by", "title": "By", "cell": "choice", "choices": ["mail", "phone"], "value": "mail"},
      {"id": "on", "title": "On", "cell": "switch", "value": true},
      {"id": "plain", "title": "Plain", "buttons": ["buy", "later"]}
    ]}]}
    """#

  private static let dot = IndexPath(row: 3, section: 0)
  private static let bob = IndexPath(row: 1, section: 0)

  private static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private static let attempts: [Attempt] = touches + swipes + moves + inputs + focus

  private static let touches: [Attempt] = [
    Attempt(gestures: [(#"{"name":"tap","row":"=dot"}"#, .tap(dot))]),
    Attempt(gestures: [(#"{"name":"press","row":"=dot"}"#, .press(dot))]),
    Attempt(setup: ["press 0 3"], gestures: [(#"{"name":"release"}"#, .release)]),
    Attempt(setup: ["press 0 3"], gestures: [(#"{"name":"cancel"}"#, .cancel)]),
    Attempt(
      setup: ["update 0 3 accessory=detailButton"],
      gestures: [(#"{"name":"accessory","row":"=dot"}"#, .tapAccessory(dot))]
    ),
    Attempt(gestures: [(#"{"name":"statusBar"}"#, .tapStatusBar)]),
    Attempt(gestures: [(#"{"name":"back"}"#, .back)]),
    Attempt(gestures: [(#"{"name":"index","index":1}"#, .tapIndexTitle(1))]),
  ]

  private static let swipes: [Attempt] = [
    Attempt(gestures: [
      (
        #"{"name":"swipe","row":"=dot","edge":"trailing"}"#,
        .swipe(dot, from: .trailing, isFull: false)
      )
    ]),
    Attempt(gestures: [
      (
        #"{"name":"swipe","row":"=dot","edge":"leading","full":true}"#,
        .swipe(dot, from: .leading, isFull: true)
      )
    ]),
    Attempt(setup: ["swipe 0 3"], gestures: [(#"{"name":"confirm"}"#, .confirmDeletion)]),
    Attempt(
      setup: ["app implement trailingSwipeActions on", "swipe 0 3"],
      gestures: [(#"{"name":"action","index":0}"#, .tapAction(0))]
    ),
  ]

  private static let moves: [Attempt] = [
    Attempt(gestures: [(#"{"name":"editOn"}"#, .setEditing(true))]),
    Attempt(setup: ["edit on"], gestures: [(#"{"name":"editOff"}"#, .setEditing(false))]),
    Attempt(
      setup: ["edit on"],
      gestures: [(#"{"name":"editControl","row":"=dot"}"#, .tapEditControl(dot))]
    ),
    Attempt(
      setup: ["edit on"],
      gestures: [(#"{"name":"drag","row":"=dot","to":"=bob"}"#, .drag([dot], to: bob))]
    ),
    Attempt(
      setup: ["edit on"],
      gestures: [
        (
          #"{"name":"drag","row":"=dot","to":[1,1]}"#,
          .drag([dot], to: IndexPath(row: 1, section: 1))
        )
      ]
    ),
    Attempt(
      setup: ["set allowsMultipleSelectionDuringEditing on"],
      gestures: [(#"{"name":"pan","row":"=bob","to":"=dot"}"#, .pan(from: bob, to: dot))]
    ),
    // A scroll is in the history once it rests, or at the next gesture.
    Attempt(
      setup: ["viewport 390 132"],
      gestures: [
        (#"{"name":"scroll","by":40}"#, .scroll(by: 40, flicks: false)),
        (#"{"name":"editOn"}"#, .setEditing(true)),
      ]
    ),
    Attempt(
      setup: ["viewport 390 132"],
      gestures: [
        (#"{"name":"scroll","by":-20,"flicks":true}"#, .scroll(by: -20, flicks: true)),
        (#"{"name":"editOn"}"#, .setEditing(true)),
      ]
    ),
    Attempt(
      setup: ["app refresh handler on"],
      gestures: [(#"{"name":"pullDown","by":90}"#, .pullDown(by: 90))]
    ),
    Attempt(gestures: [(#"{"name":"pullUp"}"#, .pullUp)]),
  ]

  private static let inputs: [Attempt] = [
    Attempt(
      gestures: [
        (
          #"{"name":"enter","row":"=name","input":"text","value":"Grace \"H\""}"#,
          .enter(.text("Grace \"H\""), at: row(0))
        )
      ],
      document: form
    ),
    Attempt(
      gestures: [
        (
          #"{"name":"enter","row":"=by","input":"choice","value":"phone"}"#,
          .enter(.choice("phone"), at: row(1))
        )
      ],
      document: form
    ),
    Attempt(
      gestures: [
        (
          #"{"name":"enter","row":"=on","input":"toggle","value":false}"#,
          .enter(.toggle(false), at: row(2))
        )
      ],
      document: form
    ),
    Attempt(
      gestures: [
        (
          #"{"name":"enter","row":"=plain","input":"button","button":"buy"}"#,
          .enter(.button("buy", value: nil), at: row(3))
        )
      ],
      document: form
    ),
    Attempt(gestures: [(#"{"name":"toggle","row":"=on"}"#, .toggle(row(2)))], document: form),
  ]

  private static let focus: [Attempt] = [
    Attempt(gestures: [(#"{"name":"focusDown"}"#, .moveFocus(.down))]),
    Attempt(setup: ["focus down"], gestures: [(#"{"name":"focusUp"}"#, .moveFocus(.up))]),
    Attempt(gestures: [(#"{"name":"focus","row":"=dot"}"#, .focus(dot))]),
    Attempt(setup: ["focus down"], gestures: [(#"{"name":"leaveFocus"}"#, .leaveFocus)]),
  ]

  /// The name under which a page sends a gesture; the compiler checks that none is missing.
  private static func name(of gesture: Gesture) -> GestureName {
    switch gesture {
    case .tap: .tap
    case .press: .press
    case .release: .release
    case .cancel: .cancel
    case .tapAccessory: .accessory
    case .swipe: .swipe
    case .confirmDeletion: .confirm
    case .tapAction: .action
    case .setEditing(let isOn): isOn ? .editOn : .editOff
    case .tapEditControl: .editControl
    case .drag: .drag
    case .pan: .pan
    case .scroll: .scroll
    case .tapStatusBar: .statusBar
    case .pullDown: .pullDown
    case .pullUp: .pullUp
    case .moveFocus(let heading): heading == .up ? .focusUp : .focusDown
    case .focus: .focus
    case .leaveFocus: .leaveFocus
    case .enter: .enter
    case .toggle: .toggle
    case .tapIndexTitle: .index
    case .back: .back
    }
  }

  @Test func `every gesture is tried, under the name that a page sends`() {
    let tried = Self.attempts.flatMap(\.gestures)
    #expect(Set(tried.map { Self.name(of: $0.made) }) == Set(GestureName.allCases))
    for (sent, made) in tried {
      #expect(sent.hasPrefix("{\"name\":\"\(Self.name(of: made).rawValue)\""), "\(sent)")
    }
  }

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
    stage.session.current?.shown.map { $0.items.map { $0.value.compact.text } } ?? []
  }

  @Test func `each gesture writes the same history and has the same effect`() throws {
    for attempt in Self.attempts {
      let stage = try PageStage(attempt.document)
      let other = try PageStage(attempt.document)
      for line in attempt.setup {
        stage.session.runWithin(line) { _ in }
        other.session.runWithin(line) { _ in }
      }
      let client = try stage.open()
      let match = try #require(client.text.firstMatch(of: /"seq":([0-9]+)/))
      let sequence = try #require(Int(match.output.1))
      var typed: [String] = []
      let source = try other.session.requireSource()
      let host = BrowseHost(other.session, source) { typed.append($0) }
      for (text, gesture) in attempt.gestures {
        let sent = try stage.gesture(text, sequence: sequence)
        #expect(sent.status == 200, "\(text): \(sent)")
        let report = host.perform(gesture)
        #expect(sent.body.hasPrefix("{\"refused\":\(report.isRefused)"), "\(text): \(sent.body)")
      }
      let text = "\(attempt.gestures.map(\.sent))"
      #expect(stage.history == typed, "\(text)")
      #expect(rows(stage) == rows(other), "\(text)")
      let (mine, theirs) = (stage.session.current?.tableView, source.tableView)
      #expect(mine?.indexPathsForSelectedRows == theirs.indexPathsForSelectedRows, "\(text)")
      #expect(mine?.focusedIndexPath == theirs.focusedIndexPath, "\(text)")
      #expect(mine?.isEditing == theirs.isEditing, "\(text)")
      #expect(mine?.contentOffset == theirs.contentOffset, "\(text)")
    }
  }
}
