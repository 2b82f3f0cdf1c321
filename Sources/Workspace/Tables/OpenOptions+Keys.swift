package import TableStore

extension OpenOptions {
  /// The options that bind keys, by name.
  package static let keys:
    [(option: String, key: any WritableKeyPath<OpenOptions, String?> & Sendable)] = [
      ("--title", \.titleKey), ("--subtitle", \.subtitleKey), ("--image", \.imageKey),
      ("--id", \.idKey), ("--section", \.sectionKey), ("--kind", \.kindKey),
      ("--row-height", \.rowHeightKey),
    ]

  /// The options that choose the rows of a database, with the name of their value.
  package static let rowChoices:
    [(
      option: String, value: String, help: String,
      key: any WritableKeyPath<OpenOptions, String?> & Sendable
    )] = [
      ("--table", "NAME", "the table of a database", \.table),
      ("--order", "KEYS", "the order of its rows, such as 'city, name desc'", \.order),
      ("--position", "COLUMN", "a column of numbers for the places of its rows", \.position),
      ("--where", "SQL", "a condition for its rows", \.condition),
      ("--stale", "AGE", "read copies of a server's rows that are AGE seconds old", \.staleness),
    ]

  /// The options with a text, by name.
  package static let texts:
    [(option: String, key: any WritableKeyPath<OpenOptions, String?> & Sendable)] =
      keys + rowChoices.map { ($0.option, $0.key) }
}
