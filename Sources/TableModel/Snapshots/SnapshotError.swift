/// An error of a diffable snapshot, with the identifiers as printed.
///
/// The snapshot is unchanged afterwards.
public enum SnapshotError: Error, Hashable, Sendable {
  /// Items are supplied that are not unique among themselves. (D1)
  case repeatedItems([String])

  /// Sections are supplied that are not unique among themselves. (D1)
  case repeatedSections([String])

  /// Sections are supplied that the snapshot already has. (D11)
  case existingSections([String])

  /// The new items of a section are not unique. (D2)
  case repeatedItemsOfSection([String])

  /// An item to reload is not in the snapshot. (D3)
  case reloadsUnknownItem(String)

  /// A given item is not in the snapshot. (D4)
  case unknownItem(String, Verb)

  /// A given section is not in the snapshot. (D5)
  case unknownSection(String, Verb)

  /// Items are appended to the last section, but the snapshot has no section. (D6)
  case noSections

  /// An identifier is to be inserted next to itself. (D7)
  case ownAnchor(String, Verb)

  /// The operation on an identifier.
  public enum Verb: String, Hashable, Sendable {
    /// Items or sections were to be appended.
    case append

    /// Items or sections were to be inserted beside others.
    case insert

    /// Items or sections were to be deleted.
    case delete

    /// An item or a section was to be moved.
    case move

    /// Sections were to be reloaded.
    case reload

    /// Items were to be reconfigured.
    case reconfigure

    /// The items of a section were requested.
    case ask
  }
}

extension SnapshotError {
  /// The stable code.
  public var code: String {
    switch self {
    case .repeatedItems, .repeatedSections: "D1"
    case .existingSections: "D11"
    case .repeatedItemsOfSection: "D2"
    case .reloadsUnknownItem: "D3"
    case .unknownItem: "D4"
    case .unknownSection: "D5"
    case .noSections: "D6"
    case .ownAnchor: "D7"
    }
  }

  /// Returns the text.
  ///
  /// D1 to D3, D5, D6 and D11 are UIKit's texts. D4, D7 and D1 for sections are Tabletop's.
  ///
  /// In the wording of iOS 13.0 to 13.3, D1 names no identifiers.
  public func text(era: UIKitWording) -> String {
    switch self {
    case .repeatedItems(let identifiers):
      return era == .ios13
        ? "Fatal: supplied identifiers are not unique."
        : "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + Self.list(identifiers)
    case .repeatedSections(let identifiers):
      return era == .ios13
        ? "Fatal: supplied identifiers are not unique."
        : "Fatal: supplied section identifiers are not unique. Duplicate identifiers: "
          + Self.list(identifiers)
    case .existingSections(let identifiers): return Self.existing(identifiers)
    case .repeatedItemsOfSection(let identifiers):
      return "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + Self.list(identifiers)
    case .reloadsUnknownItem: return "Invalid item identifier specified for reload"
    case .unknownItem(let identifier, let verb):
      return "Invalid item identifier specified for \(verb.rawValue) (\(identifier))"
    case .unknownSection:
      return "Section identifier was not found. You can verify the section exists by calling the"
        + " indexOfSectionIdentifier API (which has O(1) performance)"
    case .noSections:
      return "There are currently no sections in the data source. Please add a section first."
    case .ownAnchor(let identifier, let verb):
      return "Invalid anchor specified for \(verb.rawValue): it is among what is supplied"
        + " (\(identifier))"
    }
  }

  /// The likely cause in one line, in Tabletop's words.
  public var cause: String {
    switch self {
    case .repeatedItems, .repeatedItemsOfSection:
      "two rows cannot share an identifier"
    case .repeatedSections: "two sections cannot share an identifier"
    case .existingSections(let identifiers):
      "the snapshot already has the section \(identifiers.first ?? "")"
    case .reloadsUnknownItem(let identifier): "the snapshot has no item \(identifier)"
    case .unknownItem(let identifier, _): "the snapshot has no item \(identifier)"
    case .unknownSection(let identifier, _): "the snapshot has no section \(identifier)"
    case .noSections: "append a section before the first item"
    case .ownAnchor: "an item or section cannot be its own anchor"
    }
  }

  private static func existing(_ sections: [String]) -> String {
    let isOne = sections.count == 1
    return "Diffable data source detected an attempt to insert or append \(sections.count) section"
      + " \(isOne ? "identifier that already exists" : "identifiers that already exist") in the"
      + " snapshot. Identifiers in a snapshot must be unique. Section"
      + " \(isOne ? "identifier that already exists" : "identifiers that already exist"): "
      + sections.joined(separator: ", ")
  }

  /// Returns a list in Foundation's form of a set: one indented member per line, between `{(` and
  /// `)}`.
  private static func list(_ identifiers: [String]) -> String {
    "{(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)}"
  }
}
