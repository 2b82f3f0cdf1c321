import UIKit

// Expected: type 'ThrowingSource' does not conform to protocol 'UITableViewDataSource'
final class ThrowingSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) throws -> UITableViewCell { UITableViewCell() }
}
