/// How a document holds its rows.
public enum DocumentShape: String, Hashable, Sendable {
  /// Sections with headers, footers and rows, as Tabletop itself writes them.
  case native

  /// One array of objects.
  case items

  /// One array of texts, numbers and the like.
  case scalars

  /// An array of arrays, each of them a section.
  case lists

  /// An object of arrays, each of them a section whose header is the key.
  case groups

  /// A plain object, each of whose members is a row.
  case keyValues

  /// JSON Lines: a row per line.
  case lines

  /// No document at all: rows that were asked for by number.
  case numbered
}

extension DocumentShape: CustomStringConvertible {
  /// The shape in words, such as `an array of objects`.
  public var description: String {
    switch self {
    case .native: "a native document"
    case .items: "an array of objects"
    case .scalars: "an array of values"
    case .lists: "an array of arrays"
    case .groups: "an object of arrays"
    case .keyValues: "a plain object"
    case .lines: "JSON Lines"
    case .numbered: "numbered rows"
    }
  }
}
