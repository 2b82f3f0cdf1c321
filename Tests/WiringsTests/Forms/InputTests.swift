import JSON
import Rendering
import TableAdapters
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Wirings

/// The way of an input, from the cell to the model and back, in every wiring.
@MainActor @Suite struct InputTests {
  @Test(arguments: Wiring.all.map(\.name))
  func `a value goes from the cell over the controller to the model, and one row is shown anew`(
    wiring: String
  ) throws {
    let form = try FormTable(try #require(Wiring.named(wiring)))
    let counted = form.cellsFilled
    let events = try form.enter(.text("Ada"), "name")
    #expect(events == [.entered(try form.path("name"), .text("Ada"), isHeard: true)])
    #expect(try form.value("name") == "Ada")
    #expect(form.edits.changes.count == 1)
    #expect(form.cellsFilled - counted == 1)
    let cell = form.table.cellForRow(at: try form.path("name")) as? InputCell
    #expect(cell?.shownValue == "Ada" && cell?.problem == nil)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func
    `a value that the rules refuse stays in the cell with the reason, and the model keeps its own`(
      wiring: String
    ) throws
  {
    let form = try FormTable(try #require(Wiring.named(wiring)))
    try form.enter(.text("Ada"), "name")
    let before = form.controller.sections
    let path = try form.path("name")
    let events = try form.enter(.text("A"), "name")
    #expect(events.last == .rejected(path, "at least 2 characters"))
    #expect(form.controller.sections == before)
    let cell = try #require(form.table.cellForRow(at: path) as? InputCell)
    #expect(cell.shownValue == "A" && cell.problem == "at least 2 characters")
    try form.enter(.text("Bo"), "name")
    #expect(try form.value("name") == "Bo")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `rows come and go with a value in one step that can be taken back`(wiring: String) throws {
    let form = try FormTable(try #require(Wiring.named(wiring)))
    let start = form.controller.sections
    try form.enter(.text("12"), "tax")
    #expect(form.controller.sections == start)
    try form.enter(.text("123"), "tax")
    #expect(form.ids.prefix(5) == ["name", "tax", "office", "since", "work"])
    try form.controller.perform(form.edits.changes.reversed().map(\.inverse))
    #expect(form.controller.sections == start)
    try form.table.layoutIfNeeded()
    #expect(form.table.checkInvariants() == [])
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a button is heard once, and one that submits names what is missing`(
    wiring: String
  ) throws {
    let form = try FormTable(try #require(Wiring.named(wiring)))
    let buy = CellInput.button("buy", value: "2")
    #expect(try form.enter(buy, "offer") == [.entered(try form.path("offer"), buy, isHeard: true)])
    let send = CellInput.button("send", value: nil)
    let path = try form.path("send")
    #expect(try form.enter(send, "send").last == .rejected(path, "Name: must not be empty"))
    try form.enter(.text("Ada"), "name")
    #expect(try form.enter(send, "send") == [.entered(path, send, isHeard: true)])
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `once its screen is gone nobody hears a cell, and nothing breaks (seed C21)`(
    wiring: String
  ) throws {
    var cell: ItemCell?
    var table: TableView?
    weak var controller: ViewController?
    try withExtendedLifetime(()) {
      let form = try FormTable(try #require(Wiring.named(wiring)))
      table = form.table
      cell = form.table.cellForRow(at: try form.path("offer")) as? ItemCell
      controller = form.controller
    }
    #expect(controller == nil)
    let left = try #require(cell)
    let stage = try #require(table)
    _ = left.enter(.button("buy", value: nil), in: stage)
    #expect(left.inputDelegate == nil || left.inputDelegate === stage)
  }

  /// A screen that listens, in the two ways there are.
  private final class Listener: CellInputDelegate {
    var heard: [CellInput] = []
    func itemCell(_ cell: ItemCell, didEnter input: CellInput) { heard.append(input) }
  }

  @Test func `a cell's button reaches a delegate once, and nobody after its release (seed C21)`()
    throws
  {
    let table = TableView(size: FormTable.size)
    let cell = PromoCell(style: .default, reuseIdentifier: nil)
    let buy = CellInput.button("buy", value: "3")
    var listener: Listener? = Listener()
    weak let gone = listener
    cell.inputDelegate = listener
    cell.onInput = { [weak listener] _, input in listener?.heard.append(input) }
    #expect(cell.enter(buy, in: table))
    #expect(listener?.heard == [buy, buy])
    cell.onInput = nil
    listener = nil
    #expect(gone == nil && cell.inputDelegate == nil)
    #expect(!cell.enter(buy, in: table))
  }

  @Test func `a cell from the pool tells nobody of the row it showed before`() throws {
    let cell = TextInputCell(style: .default, reuseIdentifier: "TextInputCell")
    let listener = Listener()
    cell.inputDelegate = listener
    cell.onInput = { _, _ in Issue.record("the old row heard it") }
    cell.prepareForReuse()
    #expect(!cell.enter(.text("a"), in: TableView(size: FormTable.size)))
    #expect(listener.heard == [])
  }

  @Test func `a row whose cell lacks the control refuses, and says what it has`() throws {
    let form = try FormTable(.items)
    func refusal(_ input: CellInput, _ id: String) throws -> TouchEvent? {
      try form.enter(input, id).first
    }
    #expect(
      try refusal(.text("a"), "plain")
        == .refused(try form.path("plain"), .noControl(.text("a"), []))
    )
    #expect(
      try refusal(.choice("c"), "work")
        == .refused(try form.path("work"), .notOffered("c", ["yes", "no"]))
    )
    #expect(
      try refusal(.button("sell", value: nil), "offer")
        == .refused(
          try form.path("offer"),
          .noControl(.button("sell", value: nil), [.button("buy"), .button("later")])
        )
    )
    #expect(form.edits.changes == [])
  }

  @Test(arguments: 1...rounds(10, thorough: 30) as ClosedRange<UInt64>)
  func `all wirings show the same form after any inputs, and can take all of them back`(
    seed: UInt64
  ) throws {
    let forms = try Wiring.all.map { try FormTable($0) }
    let start = forms[0].controller.sections
    var random = SeededGenerator(seed: seed)
    for step in 0..<40 {
      let id = forms[0].ids[random.below(forms[0].ids.count)]
      let item = forms[0].controller.sections[0].items[try forms[0].path(id).row]
      let input = Self.makeInput(item, &random)
      var events: Set<[TouchEvent]> = []
      var pictures: Set<TextPicture> = []
      for form in forms {
        events.insert(try form.enter(input, id))
        #expect(form.controller.sections == forms[0].controller.sections)
        #expect(form.table.checkInvariants() == [], "seed \(seed), step \(step)")
        pictures.insert(TextRenderer().viewport(of: form.table))
      }
      let comment: Comment = "seed \(seed), step \(step): \(input) at \(id)"
      #expect(events.count == 1 && pictures.count == 1, comment)
      #expect(Set(forms[0].ids).count == forms[0].ids.count, comment)
    }
    for form in forms {
      try form.controller.perform(form.edits.changes.reversed().map(\.inverse))
      #expect(form.controller.sections == start, "seed \(seed), taken back")
    }
  }

  /// Mostly what the row's cell takes, and now and then something else.
  private static func makeInput(_ item: Item, _ random: inout SeededGenerator) -> CellInput {
    let texts = ["", "a", "Ada", "123", "1815-12-10", "1815-02-30", "+49 30 123456", "yes", "b"]
    let text = texts[random.below(texts.count)]
    let kind =
      random.chance(85)
      ? FormField(of: item)?.kind : FieldKind.allCases[random.below(FieldKind.allCases.count)]
    switch kind {
    case .text, .phone: return .text(text)
    case .date: return random.chance(50) ? .text(text) : .choice(text)
    case .choice:
      let choices = FormField(of: item)?.choices ?? []
      return .choice(choices.isEmpty ? text : choices[random.below(choices.count)])
    case .toggle: return .toggle(random.chance(50))
    case nil: return .button(["send", "buy", "sell"][random.below(3)], value: nil)
    }
  }
}
