import TableAdapters
import TableModel
import TableUI

/// The application's delegate that supplies header views for a section, and for the index of one.
///
/// The table view prefers the form with the section. All other calls go to the wiring's own
/// delegate.
@MainActor
final class SectionHeaderDelegate: ItemHeaderViews, TableViewHeaderViews,
  CapabilityForwarding, MessageParticipant
{
  /// The wiring's own delegate, or nil.
  private(set) weak var own: (any ItemDelegate)?

  init(_ own: (any ItemDelegate)?) { self.own = own }

  var messageParty: Message.Party { Message.Party("SectionHeaderDelegate", .controller) }

  func target(for capability: Any.Type) -> AnyObject? {
    let hasHeaders =
      capability == (any ItemHeaderViews).self || capability == (any TableViewHeaderViews).self
    return hasHeaders ? self : own
  }

  func tableView(
    _ tableView: TableView,
    viewForHeaderOf section: Section,
    at index: Int
  ) -> TableViewHeaderFooterView? {
    view("\(section.header) · \(section.items.count) rows")
  }

  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { view("section \(section)") }

  func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  private func view(_ text: String) -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.text = text
    return view
  }
}
