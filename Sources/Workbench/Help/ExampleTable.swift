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

  /// A session of its own with the table open, which nobody else sees.
  @MainActor static func makeSession() throws -> Session {
    let session = Session(settings: SessionSettings())
    let document = try TableDocument(parsing: Array(document.utf8), name: name)
    _ = try session.adopt(document, name: name)
    return session
  }
}
