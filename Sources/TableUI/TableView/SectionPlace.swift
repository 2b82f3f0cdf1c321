/// The header or the footer of a section.
struct SectionPlace: Hashable, Sendable {
  /// Above or below the rows.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case header
    case footer
  }

  var section: Int
  var kind: Kind
}

extension SectionPlace: Comparable {
  static func < (left: SectionPlace, right: SectionPlace) -> Bool {
    left.section == right.section
      ? left.kind.rawValue < right.kind.rawValue : left.section < right.section
  }
}

/// What stands above or below the rows of a section; nothing is remembered too, so as not to ask again.
@MainActor struct SectionView {
  var view: TableViewHeaderFooterView?
}
