import JSON
import TableModel
import TableUI
import Testing

@testable import Page

/// Gestures from JSON.
@Suite struct GestureReaderTests {
  private static let path = IndexPath(row: 3, section: 0)
  private static let other = IndexPath(row: 1, section: 0)

  private static let gestures: [(String, Gesture)] = [
    (#"{"name":"tap","row":"=a"}"#, .tap(path)),
    (#"{"name":"press","row":"=a"}"#, .press(path)),
    (#"{"name":"release"}"#, .release),
    (#"{"name":"cancel"}"#, .cancel),
    (#"{"name":"accessory","row":"=a"}"#, .tapAccessory(path)),
    (
      #"{"name":"swipe","row":"=a","edge":"trailing"}"#,
      .swipe(path, from: .trailing, isFull: false)
    ),
    (
      #"{"name":"swipe","row":"=a","edge":"leading","full":true}"#,
      .swipe(path, from: .leading, isFull: true)
    ),
    (#"{"name":"confirm"}"#, .confirmDeletion),
    (#"{"name":"action","index":1}"#, .tapAction(1)),
    (#"{"name":"editOn"}"#, .setEditing(true)),
    (#"{"name":"editOff"}"#, .setEditing(false)),
    (#"{"name":"editControl","row":"=a"}"#, .tapEditControl(path)),
    (#"{"name":"drag","row":"=a","to":"=b"}"#, .drag([path], to: other)),
    (#"{"name":"drag","row":"=a","to":[1,4]}"#, .drag([path], to: IndexPath(row: 4, section: 1))),
    (#"{"name":"pan","row":"=a","to":"=b"}"#, .pan(from: path, to: other)),
    (#"{"name":"scroll","by":12.5}"#, .scroll(by: 12.5, flicks: false)),
    (#"{"name":"scroll","by":-3,"flicks":true}"#, .scroll(by: -3, flicks: true)),
    (#"{"name":"statusBar"}"#, .tapStatusBar),
    (#"{"name":"pullDown","by":90}"#, .pullDown(by: 90)),
    (#"{"name":"pullUp"}"#, .pullUp),
    (#"{"name":"focusUp"}"#, .moveFocus(.up)),
    (#"{"name":"focusDown"}"#, .moveFocus(.down)),
    (#"{"name":"focus","row":"=a"}"#, .focus(path)),
    (#"{"name":"leaveFocus"}"#, .leaveFocus),
    (#"{"name":"enter","row":"=a","input":"text","value":"x"}"#, .enter(.text("x"), at: path)),
    (#"{"name":"enter","row":"=a","input":"choice","value":"x"}"#, .enter(.choice("x"), at: path)),
    (
      #"{"name":"enter","row":"=a","input":"toggle","value":true}"#, .enter(.toggle(true), at: path)
    ),
    (
      #"{"name":"enter","row":"=a","input":"button","button":"buy"}"#,
      .enter(.button("buy", value: nil), at: path)
    ),
    (#"{"name":"toggle","row":"=a"}"#, .toggle(path)),
    (#"{"name":"index","index":0}"#, .tapIndexTitle(0)),
    (#"{"name":"back"}"#, .back),
  ]

  private let reader = GestureReader { key in
    ["=a": GestureReaderTests.path, "=b": GestureReaderTests.other][key]
  }

  @Test func `each gesture is read`() throws {
    for (text, gesture) in Self.gestures {
      #expect(try reader.gesture(JSONValue(parsing: text)) == gesture)
    }
  }

  @Test func `each kind of gesture is in the list`() {
    // A new case of Gesture makes this switch incomplete.
    let kinds = Set(Self.gestures.map { Self.kind(of: $0.1) })
    #expect(kinds == Set(1...22))
  }

  private static func kind(of gesture: Gesture) -> Int {
    switch gesture {
    case .tap: 1
    case .press: 2
    case .release: 3
    case .cancel: 4
    case .tapAccessory: 5
    case .swipe: 6
    case .confirmDeletion: 7
    case .tapAction: 8
    case .setEditing: 9
    case .tapEditControl: 10
    case .drag: 11
    case .pan: 12
    case .scroll: 13
    case .tapStatusBar: 14
    case .pullDown: 15
    case .pullUp: 16
    case .moveFocus: 17
    case .focus: 18
    case .leaveFocus: 19
    case .enter: 20
    case .toggle: 21
    case .tapIndexTitle, .back: 22
    }
  }

  @Test(arguments: [
    #"{"name":"tap"}"#, #"{"name":"tap","row":3}"#, #"{"name":"nothing"}"#, #"{}"#,
    #"{"name":"scroll"}"#, #"{"name":"scroll","by":"3"}"#, #"{"name":"scroll","by":1e99}"#,
    #"{"name":"action","index":-1}"#, #"{"name":"action","index":1e9}"#,
    #"{"name":"swipe","row":"=a","edge":"top"}"#, #"{"name":"drag","row":"=a","to":[0]}"#,
    #"{"name":"drag","row":"=a","to":[0,-1]}"#, #"{"name":"drag","row":"=a","to":[0,1,2]}"#,
    #"{"name":"drag","row":"=a","to":[0,"1"]}"#,
    #"{"name":"enter","row":"=a","input":"toggle","value":"on"}"#,
  ])
  func `what is incomplete is invalid`(text: String) throws {
    let value = try JSONValue(parsing: text)
    #expect(throws: GestureReader.Problem.invalid) { try reader.gesture(value) }
  }

  @Test func `a row that is no longer shown is stale`() throws {
    for text in [#"{"name":"tap","row":"=c"}"#, #"{"name":"drag","row":"=a","to":"=c"}"#] {
      let value = try JSONValue(parsing: text)
      #expect(throws: GestureReader.Problem.stale) { try reader.gesture(value) }
    }
  }
}
