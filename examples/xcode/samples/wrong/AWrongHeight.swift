import TableModel
import TableUI

// Expected: type 'WrongAnswer' does not conform to protocol 'TableViewSizing'
final class WrongAnswer: TableViewDelegate, TableViewSizing {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int { 44 }
}
