import JSON
import TableModel
import TableUI
import Testing
import TextLayout

/// The cells of the seeds: what each shows of an item, and how high it is.
@MainActor @Suite struct CellKindTests {
  private func makeCell(_ json: String, width: Double = 320, height: Double = 44) throws -> ItemCell
  {
    let item = try item(json)
    let type = try CellKinds.requireCellClass(named: item.cellKind ?? "base")
    let cell = type.init(style: .default, reuseIdentifier: nil)
    cell.configure(with: item)
    cell.frame = Rect(x: 0, y: 0, width: width, height: height)
    return cell
  }

  private func item(_ json: String) throws -> Item {
    Item(try JSONValue(parsing: json), origin: .made(0), bindings: .native)
  }

  /// The texts of a cell with their lines and roles.
  private func lines(_ cell: TableViewCell) -> [String] {
    cell.displayList.compactMap { item in
      let line = Int(item.frame.minY / TextMetrics.line)
      return switch item.content {
      case .text(let text, let role, _): "\(line) \(role) \(text)"
      case .glyph(let glyph): "\(line) \(glyph)"
      case .rule: "\(line) rule"
      default: nil
      }
    }
  }

  @Test func `every kind has a class of its own and shows an item with nothing in it`() throws {
    #expect(Set(CellKinds.classes.map { ObjectIdentifier($0) }).count == CellKinds.names.count)
    for name in CellKinds.names {
      for height in [0.0, 10, 22, 44, 200] {
        let cell = try makeCell(#"{"cell": "\#(name)"}"#, width: height, height: height)
        for item in cell.displayList { #expect(item.frame.width >= 0, "\(name)") }
        cell.configure(with: nil)
        _ = cell.displayList
        #expect(cell.problem == nil && (cell.text ?? "") == "", "\(name)")
      }
    }
  }

  @Test func `a kind that nobody knows is a typed error for whoever asks for its class`() {
    #expect(throws: TableError.unknownCellKind("wombat", kinds: CellKinds.names)) {
      try CellKinds.requireCellClass(named: "wombat")
    }
  }

  @Test(arguments: [
    (0.0, 0), (0.01, 1), (0.2, 1), (0.21, 2), (0.5, 3), (1.0, 5), (7.0, 5), (-1.0, 0),
    (Double.nan, 0), (Double.infinity, 5),
  ])
  func `a rating lights each star that has begun, in a fresh cell too (seed C12)`(
    rating: Double,
    lit: Int
  ) throws {
    let cell = RatingCell(style: .default, reuseIdentifier: nil)
    #expect(cell.litStars == 0)
    cell.rating = rating
    #expect(cell.litStars == lit)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
    let stars = lines(cell).joined()
    #expect(stars.count { $0 == "★" } == lit && stars.count { $0 == "☆" } == 5 - lit)
  }

  @Test(arguments: [(98.5, 3), (97.0, 0), (100.0, 5), (96.8, 0), (99.2, 4)])
  func `a rating between two ends of its own is what the demo's model makes of it (seed C12)`(
    rating: Double,
    lit: Int
  ) throws {
    let cell = try makeCell(#"{"cell": "rating", "rating": \#(rating), "worst": 97, "best": 100}"#)
    #expect((cell as? RatingCell)?.litStars == lit)
    #expect(lit == adjustedLitStars(of: rating))
  }

  /// The rule of the photos' model, adjustedRating = max(0, (rating − 97) / 3), in five stars.
  private func adjustedLitStars(of rating: Double) -> Int {
    Int((5 * max(0, (rating - 97) / 3)).rounded(.up))
  }

  @Test func `a touched photo throws a shadow below its title and loses it again (seed C11)`()
    throws
  {
    let json = #"{"cell": "photo", "title": "Gulls", "creationDate": "2013-02-17T08:30:00Z"}"#
    let cell = try #require(try makeCell(json) as? PhotoCell)
    let start = cell.displayList
    #expect(lines(cell) == ["0 title Gulls", "1 subtitle 17 Feb 2013"])
    cell.setHighlighted(true, animated: false)
    #expect(cell.titleShadowOffset == Size(width: 3, height: 3))
    let shadow = try #require(cell.displayList.first)
    #expect(shadow.content == .text("Gulls", style: .shadow, alignment: .left))
    #expect(shadow.frame.origin == Point(x: 11, y: 3))
    cell.setHighlighted(false, animated: false)
    #expect(cell.titleShadowOffset == nil && cell.displayList == start)
  }

  @Test func `an article shows what it has, and nothing for what it misses`() throws {
    let full = try makeCell(
      #"{"cell": "article", "author": "Ada", "date": "1843-09-01", "title": "Notes", "#
        + #""preview": "On the engine, and on numbers of Bernoulli."}"#,
      width: 176,
      height: 132
    )
    #expect(
      lines(full) == [
        "0 subtitle Ada", "0 subtitle 1 Sep 1843", "1 title Notes",
        "2 subtitle On the engine, and", "3 subtitle on numbers of", "4 subtitle Bernoulli.",
      ]
    )
    let bare = try makeCell(#"{"cell": "article", "title": "Notes"}"#)
    #expect(lines(bare) == ["0 title Notes"])
    #expect(bare.preferredHeight(forWidth: 320) == 44)
    #expect(full.preferredHeight(forWidth: 176) == 6 * 22)
  }

  @Test(arguments: ["message", "article"])
  func `a narrower table has higher rows, a line of text for each line (seed C16)`(
    kind: String
  ) throws {
    let text = String(repeating: "word ", count: 20)
    let item = try item(#"{"cell": "\#(kind)", "title": "\#(text)"}"#)
    let type = try CellKinds.requireCellClass(named: kind)
    let table = TableView(size: Size(width: 320, height: 480))
    let wide = type.rowHeight(for: item, in: table)
    table.size.width = 160
    let narrow = type.rowHeight(for: item, in: table)
    func lines(_ columns: Int) -> Int { text.wrapped(toWidth: columns).count }
    #expect(narrow - wide == Double(lines(18) - lines(38)) * 22)
    #expect(narrow > wide)
  }

  @Test func `spacer, separator, loading and offer`() throws {
    #expect(lines(try makeCell(#"{"cell": "spacer", "title": "x"}"#)) == [])
    #expect(lines(try makeCell(#"{"cell": "separator"}"#, height: 22)) == ["0 rule"])
    #expect(
      lines(try makeCell(#"{"cell": "separator", "title": "or"}"#, height: 22))
        == ["0 rule", "0 subtitle or", "0 rule"]
    )
    #expect(
      lines(try makeCell(#"{"cell": "loading"}"#)) == ["0 activityIndicator", "0 dimmed Loading …"]
    )
    let offer =
      #"{"cell": "promo", "title": "Sale", "subtitle": "A fifth off", "buttons": ["buy", "not now"]}"#
    let promo = try makeCell(offer, height: 88)
    #expect(
      lines(promo) == ["0 title ✦ Sale", "1 subtitle A fifth off", "3 button [buy] [not now]"]
    )
    #expect(promo.controls == [.button("buy"), .button("not now")])
  }

  @Test func `a field shows its value, its placeholder, and what is wrong`() throws {
    let json = #"{"cell": "text", "title": "City", "placeholder": "where", "required": true}"#
    let cell = try #require(try makeCell(json) as? InputCell)
    #expect(lines(cell) == ["0 dimmed (where)", "0 title City *", "0 accessory ✎"])
    cell.show("Bonn")
    cell.showProblem("no such city")
    #expect(
      lines(cell) == [
        "0 value Bonn", "0 title City *", "0 accessory ✎", "1 problem ! no such city",
      ]
    )
    cell.prepareForReuse()
    #expect(cell.problem == nil && cell.shownValue == "" && cell.inputDelegate == nil)
  }

  @Test func `what a person can use in a cell goes by its kind`() throws {
    func controls(_ json: String) throws -> [CellControl] { try makeCell(json).controls }
    #expect(try controls(#"{"cell": "text"}"#) == [.text])
    #expect(try controls(#"{"cell": "phone"}"#) == [.text])
    #expect(try controls(#"{"cell": "date"}"#) == [.date])
    #expect(try controls(#"{"cell": "choice", "choices": ["a"]}"#) == [.choice(["a"])])
    #expect(try controls(#"{"cell": "switch", "value": true}"#) == [.toggle(isOn: true)])
    #expect(try controls(#"{"cell": "button", "id": "go"}"#) == [.button("go")])
    #expect(try controls(#"{"cell": "button", "buttons": ["a", "b"]}"#).count == 2)
    #expect(try controls(#"{"title": "plain"}"#) == [])
  }
}
