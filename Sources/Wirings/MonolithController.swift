public import TableAdapters
public import TableModel
public import TableUI

/// Everything in one controller: it has the rows and is the table view's data source and delegate.
/// (The "before" of every article.)
public final class MonolithController: TableViewController {
  public private(set) var sections: [Section]

  /// The last selected item.
  public private(set) var lastSelected: Item?

  public var onModelChange: (@MainActor (TableChange) -> Void)?

  public var listLoader: ListLoader?

  private let size: Size

  /// Creates a controller with its rows.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(sections: [Section], style: TableViewStyle = .plain, size: Size = standardSize) {
    self.sections = sections
    self.size = size
    super.init(style: style)
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    TableView(size: size, style: style)
  }
}

extension MonolithController: TableViewDataSource, TableViewTitling {
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    // The model may have lost the row since the last layout; an app's array access would crash
    // here.
    guard let item = item(at: indexPath) else {
      throw .outOfRange(indexPath, in: sections)
    }
    let cell = try tableView.dequeueReusableCell(item.standardCellClass, for: indexPath)
    cell.configure(with: item)
    cell.inputDelegate = self
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard sections.indices.contains(section), !sections[section].footer.isEmpty else { return nil }
    return sections[section].footer
  }

  private func item(at indexPath: IndexPath) -> Item? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].items[indexPath.row]
  }
}

extension MonolithController: CellInputDelegate {
  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView)
  }
}

extension MonolithController: TableViewBulkSizing, TableViewSelecting {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let item = item(at: indexPath) else { return 0 }
    return item.height ?? item.standardCellClass.rowHeight(for: item, in: tableView)
  }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lastSelected = item(at: indexPath)
  }
}

extension MonolithController: TableViewRowEditing, TableViewRowMoving, TableViewMultipleSelection {
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    guard let change = TableChange(committing: editingStyle, at: indexPath, in: sections) else {
      return
    }
    try perform([change])
  }

  public func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) { try changeModel(.move(from: source, to: destination)) }

  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
}

extension MonolithController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming, ListLoading
{
  public func changeModel(_ change: TableChange) throws(TableError) {
    try change.apply(to: &sections)
    onModelChange?(change)
  }

  public func perform(_ changes: [TableChange]) throws(TableError) {
    try perform(changes, in: tableView)
  }
}

extension Wiring {
  /// Everything in one controller.
  public static let monolith = Wiring(
    name: "monolith",
    summary: "one controller holds the rows and is both data source and delegate",
    origin: "the \"before\" of every article"
  ) { sections, style, size in
    MonolithController(sections: sections, style: style, size: size)
  }
}
