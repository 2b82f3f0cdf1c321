import TableModel
import Workspace

/// A call that changes a snapshot, under UIKit's names.
enum SnapshotChange {
  enum Side {
    case before
    case after
  }

  case append([ItemID], section: String?)
  case insert([ItemID], Side, ItemID)
  case delete([ItemID])
  case deleteAll
  case move([ItemID], Side, ItemID)
  case reload([ItemID])
  case reconfigure([ItemID])
  case appendSections([String])
  case insertSections([String], Side, String)
  case deleteSections([String])
  case moveSections([String], Side, String)
  case reloadSections([String])
  case replace([ItemID], section: String)

  /// Applies the change to a snapshot.
  func make(in snapshot: inout AppSnapshot.Snapshot) throws(TableError) {
    switch self {
    case .append(let items, let section):
      try snapshot.appendItems(items, toSection: section.map(snapshot.sectionNamed))
    case .insert(let items, .before, let anchor):
      try snapshot.insertItems(items, beforeItem: anchor)
    case .insert(let items, .after, let anchor):
      try snapshot.insertItems(items, afterItem: anchor)
    case .delete(let items): try snapshot.deleteItems(items)
    case .deleteAll: snapshot.deleteAllItems()
    case .move(let items, let side, let anchor): try move(items, side, anchor, &snapshot)
    case .reload(let items): try snapshot.reloadItems(items)
    case .reconfigure(let items): try snapshot.reconfigureItems(items)
    case .appendSections(let names): try snapshot.appendSections(names)
    case .deleteSections(let names):
      try snapshot.deleteSections(names.map(snapshot.sectionNamed))
    case .reloadSections(let names):
      try snapshot.reloadSections(names.map(snapshot.sectionNamed))
    case .replace(let items, let name):
      try snapshot.replaceItems(inSection: snapshot.sectionNamed(name), with: items)
    case .insertSections(let names, let side, let anchor):
      let anchor = snapshot.sectionNamed(anchor)
      if side == .before {
        try snapshot.insertSections(names, beforeSection: anchor)
      } else {
        try snapshot.insertSections(names, afterSection: anchor)
      }
    case .moveSections(let names, let side, let anchor):
      try moveSections(names, side, anchor, &snapshot)
    }
  }

  private func move(
    _ items: [ItemID],
    _ side: Side,
    _ anchor: ItemID,
    _ snapshot: inout AppSnapshot.Snapshot
  ) throws(TableError) {
    for item in side == .before ? items : items.reversed() {
      if side == .before {
        try snapshot.moveItem(item, beforeItem: anchor)
      } else {
        try snapshot.moveItem(item, afterItem: anchor)
      }
    }
  }

  private func moveSections(
    _ names: [String],
    _ side: Side,
    _ anchor: String,
    _ snapshot: inout AppSnapshot.Snapshot
  ) throws(TableError) {
    let anchor = snapshot.sectionNamed(anchor)
    let names = names.map(snapshot.sectionNamed)
    for name in side == .before ? names : names.reversed() {
      if side == .before {
        try snapshot.moveSection(name, beforeSection: anchor)
      } else {
        try snapshot.moveSection(name, afterSection: anchor)
      }
    }
  }
}

extension AppSnapshot.Snapshot {
  /// Returns the section for a word: its identifier, or else its number.
  fileprivate func sectionNamed(_ word: String) -> String {
    if indexOfSection(word) != nil { return word }
    guard let number = Int(word), sectionIdentifiers.indices.contains(number) else { return word }
    return sectionIdentifiers[number]
  }
}
