import UIKit

// Two of these count in Xcode and not here: nobody has declared their protocols.
final class Forgetful: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  // undeclared: TableViewSelecting
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

extension Forgetful: TableViewTitling {
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "}"
  }

  // undeclared: TableViewRowMoving
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
