import TableStore

/// The small table on which the examples of `help` run.
enum ExampleTable {
  /// What its source and its file are called.
  static let name = "people.json"

  /// Two small sections with ids, subtitles and a height.
  static let document = """
    {"title": "People", "sections": [
      {"header": "Family", "items": [
        {"id": "ada", "title": "Ada", "subtitle": "first"},
        {"id": "bob", "title": "Bob"},
        {"id": "cy", "title": "Cy", "height": 60},
        {"id": "dot", "title": "Dot"}
      ]},
      {"header": "Work", "footer": "the end", "items": [
        {"id": "eve", "title": "Eve"}
      ]}
    ]}

    """

  /// The files that examples of reading and writing find in their folder.
  static let files = [
    name: document,
    "more.json": #"["Fay", "Gus"]"# + "\n",
    "first-session.tabletop": "sections\nrow 0 3\nselect\n",
  ]

  /// What brings the list of the examples to the prompt.
  static let list = ["open http://example.org/books"]

  /// What a server of that list would answer.
  static let served =
    #"{"/books": {"pages": [[{"id": 1, "title": "Iliad"}, "#
    + #"{"id": 2, "title": "Odyssey"}], [{"id": 3, "title": "Works and Days"}]]}}"#

  /// A session of its own with the table open, which nobody else sees.
  @MainActor static func makeSession(features: Features = .all) throws -> Session {
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "books.json")
    let session = Session(transport: transport, features: features)
    let document = try TableDocument(parsing: Array(document.utf8), name: name)
    _ = try session.adopt(document, name: name)
    return session
  }
}
