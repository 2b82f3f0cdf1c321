import TableAdapters
import TableModel
import TableUI

/// Stage 2: a data source of its own answers; the controller hears taps and knows heights.
final class ExtractedSourceController: ViewController, TableViewHosting, SectionsProviding {
  let tableView: TableView
  let source: StageDataSource
  var chosen: String?

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    source = StageDataSource(sections)
    tableView = TableView(size: size, style: style)
    super.init()
    tableView.dataSource = source
    tableView.delegate = self
  }

  var sections: [Section] { source.sections }
}

extension ExtractedSourceController: TableViewDelegate, TableViewSizing, TableViewSelecting {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 60 }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = source.item(at: indexPath)?.title
  }
}
