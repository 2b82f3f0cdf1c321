import UIKit

final class FruitSource: NSObject, UITableViewDataSource {
  private var fruits = ["Apple", "Pear", "Plum"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = fruits[indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row)"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: "leaf")
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .none
    return cell
  }
}
extension FruitSource: TableViewRowEditing, TableViewRowEditability, TableViewTitling {
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Fruits"
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      fruits.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert, .none: break
    @unknown default: break
    }
  }
}
final class FruitDelegate: NSObject, UITableViewDelegate, TableViewSizing, TableViewSelecting,
  TableViewSwipeActions, TableViewContextMenus, ScrollDelegate
{
  var onPick: ((String) -> Void)?
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 60 : UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let paths = tableView.indexPathsForVisibleRows, paths.contains(indexPath) {
      tableView.reloadRows(at: [indexPath], with: .fade)
    }
    onPick?(String(format: "%d", indexPath.row))
  }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.onPick?("gone")
      done(true)
    }
    delete.backgroundColor = .systemRed
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in }
      return UIMenu(title: "", children: [copy])
    }
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y) }
}
final class BadgeCell: UITableViewCell {
  static let reuseIdentifier = "BadgeCell"
  private var count = 0
  override required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() {
    super.prepareForReuse()
    count = 0
    textLabel?.text = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    accessoryType = selected ? .checkmark : .none
  }
}
final class FruitsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BadgeCell.self, forCellReuseIdentifier: BadgeCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    title = "Fruits"
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: BadgeCell.reuseIdentifier,
        for: indexPath
      ) as? BadgeCell
    else { return UITableViewCell() }
    var content = cell.defaultContentConfiguration()
    content.text = "x"
    content.secondaryText = "y"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    return cell
  }
}
final class DiffController: UIViewController {
  enum Section: Hashable, Sendable { case main }
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  lazy var dataSource = UITableViewDiffableDataSource<Section, UUID>(tableView: tableView) {
    tableView,
    indexPath,
    id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = id.uuidString
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
    snapshot.appendSections([.main])
    snapshot.appendItems([UUID(), UUID()])
    dataSource.apply(snapshot, animatingDifferences: true)
    var next = dataSource.snapshot()
    next.deleteAllItems()
    dataSource.apply(next)
  }
}
