import TableModel
import TableUI

/// The delegate for a diffable data source: it returns the heights of the identified rows.
///
/// All other calls go to the previous delegate, with the paths on screen.
@MainActor
final class SnapshotDelegate: TableViewDelegate, TableViewSizing, CapabilityForwarding,
  MessageParticipant, ShownPlaceKnowing
{
  private weak var behind: (any TableViewDelegate)?
  private weak var sizing: (any TableViewSizing)?
  private weak var data: SnapshotDataSource?
  private let rows: SnapshotRows

  /// The height of a row that the model does not have, in points.
  private static var plainHeight: Double { 44 }

  init(behind: (any TableViewDelegate)?, data: SnapshotDataSource, rows: SnapshotRows) {
    self.behind = behind
    sizing = probe((any TableViewSizing).self, in: behind)
    self.data = data
    self.rows = rows
  }

  var messageParty: Message.Party {
    (sizing as? any MessageParticipant)?.messageParty
      ?? Message.Party(sizing.map { String(describing: type(of: $0)) } ?? "delegate", .controller)
  }

  func target(for capability: Any.Type) -> AnyObject? {
    // The previous delegate knows the rows by the model's paths.
    if capability == (any RowMapping).self { return rows.mapping }
    let isOwn = capability == (any TableViewSizing).self && sizing != nil
    return isOwn ? self : behind
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let id = data?.itemIdentifier(for: indexPath),
      let path = rows.path(of: id, near: indexPath).flatMap(rows.modelPath)
    else { return Self.plainHeight }
    return sizing?.tableView(tableView, heightForRowAt: path) ?? Self.plainHeight
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    height(of: section) { sizing, number in
      sizing.tableView(tableView, heightForHeaderInSection: number)
    }
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    height(of: section) { sizing, number in
      sizing.tableView(tableView, heightForFooterInSection: number)
    }
  }

  private func height(
    of section: Int,
    _ ask: (any TableViewSizing, Int) -> Double
  ) -> Double {
    guard let sizing, let name = data?.sectionIdentifier(for: section),
      let number = rows.number(of: name).flatMap(rows.modelSection)
    else { return TableView.automaticDimension }
    return ask(sizing, number)
  }
}
