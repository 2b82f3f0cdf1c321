import TableModel
import TableStore
import Testing

@Suite struct BindingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    /// Title, subtitle, image, id, height, kind.
    let keys: String
    var testDescription: String { text }
  }

  static let examples: [Example] = [
    Example(text: #"[{"name":"Ada","height":170,"type":"x"}]"#, keys: "name type - - - -"),
    Example(text: #"[{"title":"a","height":60}]"#, keys: "title - - - height -"),
    Example(text: #"[{"title":"a","height":3000}]"#, keys: "title height - - - -"),
    Example(text: #"[{"title":"a","width":9,"height":60}]"#, keys: "title width - - - -"),
    Example(
      text: #"[{"title":"a","subtitle":"b","image":"c","height":44,"section":0,"row":0}]"#,
      keys: "title subtitle image - height -"
    ),
    Example(text: #"[{"name":"a","row_height":60}]"#, keys: "name - - - row_height -"),
    Example(text: #"[{"alpha_2":"AW","flag":"f","name":"Aruba"}]"#, keys: "name alpha_2 - - - -"),
    Example(
      text: #"[{"id":1,"name":"a"},{"id":2,"name":"b"}]"#,
      keys: "name - - id - -"
    ),
    Example(
      text: #"[{"id":1,"name":"a"},{"id":1,"name":"b"}]"#,
      keys: "name id - - - -"
    ),
    Example(
      text: #"[{"id":{"x":1},"label":"a"},{"id":{"x":2},"label":"b"}]"#,
      keys: "label - - - - -"
    ),
    Example(
      text: #"[{"code":"x1","word":"same"},{"code":"x2","word":"same"}]"#,
      keys: "code word - - - -"
    ),
    Example(text: #"[{"n":1},{"n":2}]"#, keys: "n - - - - -"),
    Example(text: #"[{"Full_Name":"a","imageURL":"b"}]"#, keys: "Full_Name - imageURL - - -"),
    Example(text: #"[]"#, keys: "title subtitle image id height cell"),
    Example(
      text: #"{"sections":[{"items":[{"itemTitle":"a","height":1}]}]}"#,
      keys: "itemTitle subtitle image id height cell"
    ),
    Example(
      text: #"{"sections":[{"items":[{"name":"a","height":170,"kind":"k"}]}]}"#,
      keys: "name kind image id height cell"
    ),
    Example(
      text: #"{"sections":[{"items":[{"itemIdentifier":7,"title":"a"}]}]}"#,
      keys: "title subtitle image itemIdentifier height cell"
    ),
  ]

  static func keys(_ bindings: ItemBindings) -> String {
    let all = [
      bindings.title, bindings.subtitle, bindings.image, bindings.id, bindings.height,
      bindings.kind,
    ]
    return all.map { $0 ?? "-" }.joined(separator: " ")
  }

  @Test(arguments: examples) func `guesses the keys of`(example: Example) throws {
    #expect(BindingTests.keys(try Desk(example.text).document.bindings) == example.keys)
  }

  @Test func `a row added without an id leaves the others theirs`() throws {
    let rows = (0..<20).map { #"{"id":\#($0),"name":"n\#($0)"}"# } + [#"{"name":"new"}"#]
    let text = "[" + rows.joined(separator: ",") + "]"
    let document = try TableDocument(parsing: Array(text.utf8), name: "rows.json")
    #expect(document.bindings.id == "id")
    #expect(document.sections[0].items[20].id == ItemID("0.20"))
  }

  @Test func `a key that a person names wins`() throws {
    let chosen = options {
      $0.titleKey = "a"
      $0.subtitleKey = "b"
      $0.imageKey = "c"
      $0.idKey = "d"
      $0.rowHeightKey = "e"
      $0.kindKey = "f"
    }
    let desk = try Desk(#"[{"title":"t","a":1,"b":2,"c":3,"d":4,"e":5,"f":6}]"#, chosen)
    #expect(BindingTests.keys(desk.document.bindings) == "a b c d e f")
    #expect(desk.document.notes == [])
  }

  @Test func `a key that no row has is noted`() throws {
    let desk = try Desk(#"[{"title":"t"}]"#, options { $0.subtitleKey = "nmae" })
    #expect(desk.document.notes == ["no row has the key \"nmae\" (--subtitle)"])
  }

  @Test func `a key that no row has is an error where it is asked for`() throws {
    let error = try #require(throws: StoreError.self) {
      try Desk(
        #"[{"title":"t","name":{"common":"c"}}]"#,
        options {
          $0.titleKey = "name.comon"
          $0.requiresKeys = true
        }
      )
    }
    #expect(error.code == "no-key")
    #expect(error.message == #"test.json: no row has the key "name.comon" (--title)"#)
    #expect(error.hint == "the rows have title, name, name.common")
    let empty = try Desk("[]", options { ($0.titleKey, $0.requiresKeys) = ("x", true) })
    #expect(empty.document.bindings.title == "x")
  }

  struct Guess: CustomTestStringConvertible, Sendable {
    let text: String
    let outline: String
    var testDescription: String { text }
  }

  static let guesses: [Guess] = [
    Guess(
      text: #"[{"name":{"common":"Chad","official":"Republic of Chad"},"#
        + #""cca2":"TD","region":"Africa"}]"#,
      outline: "name.common / region"
    ),
    Guess(
      text: #"{"page":1,"meta":{},"results":[{"uid":"a","person":{"name":"Ada"}}]}"#,
      outline: "person.name / uid"
    ),
    Guess(
      text: #"[{"type":"x","url":"http://a","city":"Rom"},"#
        + #"{"type":"x","url":"http://b","city":"Bari"}]"#,
      outline: "city / type"
    ),
    Guess(
      text: #"[{"code":"AT","land":"Austria"},"#
        + #"{"code":"DE","land":"Germany"}]"#,
      outline: "land / code"
    ),
    Guess(text: #"[{"x":"a","nombre":"Ada"}]"#, outline: "nombre / x"),
    Guess(text: #"[{"x":"a","title":"n","名称":"b"}]"#, outline: "title / x"),
    Guess(text: #"[{"מזהה":"a1","שם":"תל אביב"}]"#, outline: "שם / מזהה"),
    Guess(text: #"[{"الرمز":"SA","الاسم":"السعودية"}]"#, outline: "الاسم / الرمز"),
    Guess(
      text: #"{"artists":[{"ArtistId":1,"Name":"AC/DC"}],"albums":[{"AlbumId":1,"Title":"Rock"}]}"#,
      outline: "Name / ArtistId | Title / AlbumId"
    ),
    Guess(
      text: #"[{"kind":"t3","data":{"title":"a","id":"1"}},"#
        + #"{"kind":"t3","data":{"title":"b","id":"2"}}]"#,
      outline: "data.title / -"
    ),
  ]

  @Test(arguments: guesses) func `binds title and subtitle of`(guess: Guess) throws {
    let document = try Desk(guess.text).document
    let outline = document.sections.map { section in
      let bindings = document.bindings(ofSection: section.origin)
      return "\(bindings.title ?? "-") / \(bindings.subtitle ?? "-")"
    }
    #expect(outline.joined(separator: " | ") == guess.outline)
  }

  @Test func `a row without its title shows what it has`() throws {
    let text =
      #"[{"name":"a","n":1},{"n":2,"note":"b"},{"name":"","#
      + #""n":3},{"n":{"x":[]}},{"name":null,"u":"http://x"}]"#
    let titles = try Desk(text).sections[0].items.map(\.title)
    #expect(titles == ["a", "b", "3", #"{"n":{"x":[]}}"#, #"{"name":null,"u":"http://x"}"#])
  }

  @Test func `other bindings count at once for every row that has them`() throws {
    var desk = try Desk(#"[{"name":"a","n":1,"h":50},{"name":"b","n":2,"h":70}]"#)
    try desk.update(0, 1, "name", #""c""#)
    let bindings = desk.document.bindings
    bindings.rebind(to: bindings.binding(.title, to: "n").binding(.height, to: "h"))
    #expect(desk.outline == "1, 2")
    #expect(desk.sections[0].items.map(\.height) == [50, 70])
    bindings.rebind(to: bindings.original)
    #expect(desk.outline == "a, c")
    #expect(desk.sections[0].items.map(\.height) == [nil, nil])
  }

  @Test func `many sections of different rows open with few guesses`() throws {
    let sections = (0..<20_000).map { #"[{"k\#($0)":"v\#($0)"}]"# }
    let document = try Desk("[" + sections.joined(separator: ",") + "]").document
    #expect(document.sections.count == 20_000)
    #expect(document.allBindings.count <= 257)
    #expect(document.sections[19_999].items[0].title == "v19999")
  }

  @Test func `a key that only a late row has is no mistake`() throws {
    let rows = String(repeating: #"{"title":"t"},"#, count: 500)
    let desk = try Desk("[\(rows){\"late\":1}]", options { $0.subtitleKey = "late" })
    #expect(desk.document.notes == [])
  }
}
