import JSON

/// The fields of a row, found in one pass over its text.
///
/// Each of them is what the property of the same name of ``Item`` is; whoever needs several asks here.
package struct ItemFields {
  /// The row.
  package let item: Item

  /// What its object has, or nil where it is none.
  private let found: JSONMembersFound?

  /// Looks for the fields of a row.
  ///
  /// - Complexity: linear in the size of the row's text.
  package init(_ item: Item) {
    self.item = item
    found = item.hasMembers ? item.value.members(named: item.bindings.keys) : nil
  }

  /// What ``Item/id`` is.
  package var id: ItemID { item.id(boundTo: field(.id)) }

  /// What the text of the id reads as.
  package var idText: FieldText { item.idText(boundTo: field(.id)) }

  /// What ``Item/title`` is.
  package var title: String? { titleText.string }

  /// What the title reads as.
  package var titleText: FieldText { item.titleText(field(.title)) }

  /// What ``Item/subtitle`` is.
  package var subtitle: String? { subtitleText.string }

  /// What the subtitle reads as.
  package var subtitleText: FieldText { item.subtitleText(field(.subtitle)) }

  /// What ``Item/image`` is.
  package var image: String? { field(.image)?.string }

  /// What ``Item/accessory`` is.
  package var accessory: String? { field(.accessory)?.plainText }

  /// What ``Item/cellKind`` is.
  package var cellKind: String? { field(.kind)?.string }

  /// What ``Item/level`` is.
  package var level: Int { Item.level(field(.level)) }

  private func field(_ field: ItemBindings.Field) -> JSONValue? { found?[field.rawValue] }
}
