import UIKit

/// A data source and delegate that is written once: here and in Xcode it is the same file.
///
/// The capability protocols are those of `Both.swift`, which are empty in Xcode.
final class Planets: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var names = ["Mercury", "Venus", "Earth"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

extension Planets: TableViewSelecting, TableViewSizing, TableViewRowEditing {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
