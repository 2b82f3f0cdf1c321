import JSON
import Testing

@testable import TableModel

@Suite struct ItemFieldsTests {
  private static let texts = [
    #"{"id": 7, "title": "Ada", "subtitle": null, "image": "a.png", "level": 3, "cell": "switch"}"#,
    #"{"title": "first", "title": "last", "accessory": {"a": 1}, "level": 1e9, "image": 5}"#,
    #"{"name": "other", "level": -4, "subtitle": ["a"], "cell": null}"#,
    "{}", "[1, 2]", "\"text\"", "null", "12.50", "true",
  ]

  @Test(
    arguments: texts,
    [
      .native, ItemBindings(), ItemBindings(title: "name", subtitle: "title", id: "title"),
      ItemBindings(title: "level", image: "image", kind: "image"),
    ] as [ItemBindings]
  )
  func `each field is what the row says by itself`(text: String, bindings: ItemBindings) throws {
    for key in [nil, "a key"] {
      let item = Item(
        try JSONValue(parsing: text),
        key: key,
        origin: .made(4),
        bindings: bindings
      )
      let fields = ItemFields(item)
      #expect(fields.id == item.id)
      #expect(fields.title == item.title)
      #expect(fields.subtitle == item.subtitle)
      #expect(fields.image == item.image)
      #expect(fields.accessory == item.accessory)
      #expect(fields.cellKind == item.cellKind)
      #expect(fields.level == item.level)
    }
  }

  @Test(arguments: ["title", "0", "a\"b", "name.common", "tags.0.text"])
  func `an object with only a title is what setting the title makes`(path: String) throws {
    let bindings = ItemBindings(title: path)
    let key = try #require(bindings.path(of: .title))
    let made = JSONValue.object(titled: .string("New"), bindings)
    #expect(made == (try JSONValue.object([]).setting(key, to: .string("New"))))
  }
}
