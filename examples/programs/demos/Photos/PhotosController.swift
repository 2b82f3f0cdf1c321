import TableAdapters
import TableModel
import TableUI

/// A list of photos: an array source answers, a tap shows the photo. (objc.io issue 1.)
final class PhotosController: TableViewController {
  let source: ArrayDataSource<[Photo], SubtitleCell>

  init(_ photos: [Photo]) {
    source = ArrayDataSource(photos, cell: "PhotoCell") { cell, photo in
      cell.configure(with: photo)
    }
    super.init()
  }

  override func makeDataSource() -> (any TableViewDataSource)? { source }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SubtitleCell.self, forCellReuseIdentifier: "PhotoCell")
  }
}

extension PhotosController: TableViewSelecting {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let photo = try? source.item(at: indexPath) else { return }
    let next = PhotoController(photo)
    navigationController?.pushViewController(next, animated: true)
  }
}
