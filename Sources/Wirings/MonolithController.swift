import JSON
public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// Everything in one controller, written as apps write it before anybody tidies up. (The "before"
/// of every article.)
///
/// It stores the rows, and is the data source and the delegate. It sends the request, reads the
/// response and updates both controls around the rows. The cell of each kind of row is registered,
/// filled and measured here. The index arithmetic of the promotions is in three methods.
public final class MonolithController: TableViewController {
  public private(set) var sections: [Section] {
    didSet { divideFirstSection() }
  }

  /// The last selected item.
  public private(set) var lastSelected: Item?

  public var onModelChange: (@MainActor (TableChange) -> Void)?

  public var listLoader: ListLoader?

  /// The promotion and the advertisement at the top of the first section, if it has them.
  private var promotions: [Item] = []

  /// The rows of the first section below the promotions.
  private var products = ItemList()

  /// The request of ``open(_:on:through:)``, or nil.
  private var request: Request<JSONValue>?
  private var currentPage = 0
  private var lastPage = 0
  private var loadedRows = 0

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
    divideFirstSection()
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    let table = TableView(size: size, style: style)
    table.register(ItemCell.self, forCellReuseIdentifier: "ItemCell")
    table.register(SubtitleCell.self, forCellReuseIdentifier: "SubtitleCell")
    table.register(KeyValueCell.self, forCellReuseIdentifier: "KeyValueCell")
    table.register(PhotoCell.self, forCellReuseIdentifier: "PhotoCell")
    table.register(RatingCell.self, forCellReuseIdentifier: "RatingCell")
    table.register(ArticleCell.self, forCellReuseIdentifier: "ArticleCell")
    table.register(PromoCell.self, forCellReuseIdentifier: "PromoCell")
    table.register(MessageCell.self, forCellReuseIdentifier: "MessageCell")
    table.register(LoadingCell.self, forCellReuseIdentifier: "LoadingCell")
    table.register(SpacerCell.self, forCellReuseIdentifier: "SpacerCell")
    table.register(SeparatorCell.self, forCellReuseIdentifier: "SeparatorCell")
    table.register(TextInputCell.self, forCellReuseIdentifier: "TextInputCell")
    table.register(PhoneInputCell.self, forCellReuseIdentifier: "PhoneInputCell")
    table.register(DateInputCell.self, forCellReuseIdentifier: "DateInputCell")
    table.register(ChoiceInputCell.self, forCellReuseIdentifier: "ChoiceInputCell")
    table.register(SwitchCell.self, forCellReuseIdentifier: "SwitchCell")
    table.register(ButtonCell.self, forCellReuseIdentifier: "ButtonCell")
    table.register(UnknownKindCell.self, forCellReuseIdentifier: "UnknownKindCell")
    return table
  }

  /// Sorts the rows of the first section into promotions and products.
  private func divideFirstSection() {
    let rows = sections.first?.items ?? ItemList()
    promotions = Array(rows.prefix(2).prefix { ["promo", "message"].contains($0.cellKind) })
    products = promotions.isEmpty ? rows : rows.slice(promotions.count..<rows.count)
  }
}

// The rows and their cells: a `switch` over the kinds that fills the labels of each cell.
extension MonolithController: TableViewDataSource, TableViewTitling {
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard sections.indices.contains(section) else { return 0 }
    return section == 0 ? promotions.count + products.count : sections[section].items.count
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let (section, row) = (indexPath.section, indexPath.row)
    // The model may have lost the row since the last layout; an app's array access would crash
    // here.
    let count = self.tableView(tableView, numberOfRowsInSection: section)
    guard (0..<count).contains(row) else { throw .outOfRange(indexPath, in: sections) }
    let item: Item
    switch section {
    case 0 where row < promotions.count: item = promotions[row]
    case 0: item = products[row - promotions.count]
    default: item = sections[section].items[row]
    }

    let cell: TableViewCell
    switch item.cellKind {
    case "base":
      cell = try tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
    case "subtitle":
      cell = try tableView.dequeueReusableCell(withIdentifier: "SubtitleCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
    case "keyValue", "key-value", "pair":
      cell = try tableView.dequeueReusableCell(withIdentifier: "KeyValueCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.numberOfLines = item.lengthOfKeyAndText == nil ? 1 : 200
      cell.detailNumberOfLines = item.lengthOfKeyAndText == nil ? 1 : 200
    case "photo":
      cell = try tableView.dequeueReusableCell(withIdentifier: "PhotoCell", for: indexPath)
      cell.text = item.title
      let day = item.text(of: "creationDate") ?? item.text(of: "date") ?? item.subtitle
      cell.detailText = day.map { CalendarDay($0.prefix(10))?.mediumText ?? $0 }
    case "rating":
      cell = try tableView.dequeueReusableCell(withIdentifier: "RatingCell", for: indexPath)
      cell.text = item.title
      let number = item.number(of: "rating") ?? item.number(of: "value") ?? 0
      let worst = item.number(of: "worst") ?? 0
      let best = item.number(of: "best") ?? 1
      if let cell = cell as? RatingCell {
        cell.rating = best > worst ? (number - worst) / (best - worst) : 0
        cell.detailText = "\(cell.litStars) of 5"
      }
    case "article":
      cell = try tableView.dequeueReusableCell(withIdentifier: "ArticleCell", for: indexPath)
      cell.text = item.title
      let day = item.text(of: "date")
      if let cell = cell as? ArticleCell {
        cell.author = item.text(of: "author") ?? item.text(of: "authorName")
        cell.date = day.map { CalendarDay($0.prefix(10))?.mediumText ?? $0 }
        cell.preview = item.text(of: "preview") ?? item.text(of: "previewText")
        cell.detailText = cell.preview
      }
    case "promo":
      cell = try tableView.dequeueReusableCell(withIdentifier: "PromoCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
    case "message":
      cell = try tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.numberOfLines = 0
      cell.detailNumberOfLines = 0
      cell.selectionStyle = .none
    case "loading":
      cell = try tableView.dequeueReusableCell(withIdentifier: "LoadingCell", for: indexPath)
      cell.text = item.title ?? "Loading …"
      cell.detailText = item.subtitle
      cell.selectionStyle = .none
    case "spacer":
      cell = try tableView.dequeueReusableCell(withIdentifier: "SpacerCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.selectionStyle = .none
    case "separator":
      cell = try tableView.dequeueReusableCell(withIdentifier: "SeparatorCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.selectionStyle = .none
    case "text":
      cell = try tableView.dequeueReusableCell(withIdentifier: "TextInputCell", for: indexPath)
      cell.text = item.title
      (cell as? InputCell)?.field = FormField(of: item)
      (cell as? InputCell)?.show(FormField(of: item)?.value(in: item) ?? "")
    case "phone":
      cell = try tableView.dequeueReusableCell(withIdentifier: "PhoneInputCell", for: indexPath)
      cell.text = item.title
      (cell as? InputCell)?.field = FormField(of: item)
      (cell as? InputCell)?.show(FormField(of: item)?.value(in: item) ?? "")
    case "date":
      cell = try tableView.dequeueReusableCell(withIdentifier: "DateInputCell", for: indexPath)
      cell.text = item.title
      (cell as? InputCell)?.field = FormField(of: item)
      (cell as? InputCell)?.show(FormField(of: item)?.value(in: item) ?? "")
    case "choice":
      cell = try tableView.dequeueReusableCell(withIdentifier: "ChoiceInputCell", for: indexPath)
      cell.text = item.title
      (cell as? InputCell)?.field = FormField(of: item)
      (cell as? InputCell)?.show(FormField(of: item)?.value(in: item) ?? "")
    case "switch":
      cell = try tableView.dequeueReusableCell(withIdentifier: "SwitchCell", for: indexPath)
      cell.text = item.title
      (cell as? InputCell)?.field = FormField(of: item)
      (cell as? InputCell)?.show(FormField(of: item)?.value(in: item) ?? "")
    case "button":
      cell = try tableView.dequeueReusableCell(withIdentifier: "ButtonCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.selectionStyle = .none
    case let kind?:
      cell = try tableView.dequeueReusableCell(withIdentifier: "UnknownKindCell", for: indexPath)
      cell.text = item.title
      cell.detailText = "unknown cell kind: \(kind)"
    case nil where item.isKeyValue:
      cell = try tableView.dequeueReusableCell(withIdentifier: "KeyValueCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.numberOfLines = item.lengthOfKeyAndText == nil ? 1 : 200
      cell.detailNumberOfLines = item.lengthOfKeyAndText == nil ? 1 : 200
    case nil:
      cell = try tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath)
      cell.text = item.title
      cell.detailText = item.subtitle
    }

    cell.image = item.image
    let accessoryType = item.accessory.flatMap(CellAccessoryType.init(name:))
    cell.accessoryType = accessoryType ?? .none
    cell.accessoryText = accessoryType == nil ? item.accessory : nil
    cell.indentationLevel = item.bindings == .native ? item.level : 0
    if let cell = cell as? ItemCell {
      cell.item = item
      cell.inputDelegate = self
      cell.showProblem(nil)
    }
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard sections.indices.contains(section), !sections[section].footer.isEmpty else { return nil }
    return sections[section].footer
  }
}

// The heights: the same `switch` again, and the labels of the cells that are measured.
extension MonolithController: TableViewBulkSizing {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    let (section, row) = (indexPath.section, indexPath.row)
    let count = self.tableView(tableView, numberOfRowsInSection: section)
    guard (0..<count).contains(row) else { return 0 }
    let item: Item
    switch section {
    case 0 where row < promotions.count: item = promotions[row]
    case 0: item = products[row - promotions.count]
    default: item = sections[section].items[row]
    }
    if let height = item.height { return height }
    // Larger text was added later. Only here, the cell class returns the height.
    if tableView.textMetrics.isLarger {
      return item.standardCellClass.rowHeight(for: item, in: tableView)
    }

    let cell: TableViewCell
    switch item.cellKind {
    case "subtitle": return 60
    case "promo": return 88
    case "spacer", "separator": return 22
    case "article":
      let article = ArticleCell(style: .subtitle, reuseIdentifier: nil)
      article.text = item.title
      let day = item.text(of: "date")
      article.author = item.text(of: "author") ?? item.text(of: "authorName")
      article.date = day.map { CalendarDay($0.prefix(10))?.mediumText ?? $0 }
      article.preview = item.text(of: "preview") ?? item.text(of: "previewText")
      cell = article
    case "message":
      cell = MessageCell(style: .subtitle, reuseIdentifier: nil)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.numberOfLines = 0
      cell.detailNumberOfLines = 0
    case nil, "keyValue", "key-value", "pair":
      // Only a long text of a plain object takes more than one line.
      guard let length = item.lengthOfKeyAndText,
        Double(length + 3) * TextMetrics.column > tableView.rowWidth
      else { return 44 }
      cell = KeyValueCell(style: .value1, reuseIdentifier: nil)
      cell.text = item.title
      cell.detailText = item.subtitle
      cell.numberOfLines = 200
      cell.detailNumberOfLines = 200
    default: return 44
    }
    cell.image = item.image
    let accessoryType = item.accessory.flatMap(CellAccessoryType.init(name:))
    cell.accessoryType = accessoryType ?? .none
    cell.accessoryText = accessoryType == nil ? item.accessory : nil
    cell.indentationLevel = item.bindings == .native ? item.level : 0
    return cell.preferredHeight(forWidth: tableView.rowWidth)
  }
}

// The user: taps, input, swipes and drags, with the index arithmetic once more.
extension MonolithController: TableViewSelecting, CellInputDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let (section, row) = (indexPath.section, indexPath.row)
    let count = self.tableView(tableView, numberOfRowsInSection: section)
    guard (0..<count).contains(row) else { return }
    switch section {
    case 0 where row < promotions.count: lastSelected = promotions[row]
    case 0: lastSelected = products[row - promotions.count]
    default: lastSelected = sections[section].items[row]
    }
  }

  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView)
  }
}

extension MonolithController: TableViewRowEditing, TableViewRowMoving, TableViewMultipleSelection {
  public func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    let (section, row) = (indexPath.section, indexPath.row)
    guard sections.indices.contains(section), sections[section].items.indices.contains(row) else {
      return
    }
    let item = sections[section].items[row]
    switch editingStyle {
    case .none: break
    case .delete: try perform([.delete(ItemList([item]), at: indexPath)])
    case .insert:
      let below = IndexPath(row: row + 1, section: section)
      try perform([.insert(ItemList([item.blankSibling(in: sections)]), at: below)])
    }
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

// The network: the request, its response, and both controls around the rows.
extension MonolithController {
  /// Opens a list on a server and requests its first page.
  ///
  /// The workbench loads lists with a `ListLoader`, which works with any
  /// controller; this is the same work by hand.
  ///
  /// - Parameters:
  ///   - path: The path of the list. A response has rows in `list`, and the number of the last page
  ///     in `page_number`.
  ///   - server: The server.
  ///   - network: The network.
  public func open(_ path: String, on server: String, through network: Network) {
    let request = Request(network) { response throws(RequestError) in
      do throws(JSONError) { return try JSONValue(parsing: response.body) } catch {
        throw .json(error, url: response.url)
      }
    }
    request.server = server
    request.path = path
    request.method = "GET"
    self.request = request
    let (pull, footer) = (RefreshControl(), LoadMoreControl())
    pull.addTarget(self, for: .valueChanged) { $0.requestPage(0) }
    footer.addTarget(self) { $0.requestPage($0.currentPage + 1) }
    tableView.refreshControl = pull
    tableView.loadMoreControl = footer
    requestPage(0)
  }

  private func requestPage(_ page: Int) {
    guard let request, !request.isLoading else { return endLoading() }
    guard page <= lastPage else {
      endLoading()
      tableView.loadMoreControl?.updateNoMoreData(true)
      return
    }
    request.parameters = [HTTPField("nextPage", "\(page)")]
    request.start { [weak self] outcome in self?.received(outcome, page: page) }
  }

  private func received(_ outcome: RequestOutcome<JSONValue>, page: Int) {
    switch outcome {
    case .succeeded(let response): show(response, page: page)
    case .failed(let error): tableView.loadMoreControl?.updateError(error.message)
    case .cancelled: break
    }
    endLoading()
  }

  /// Reads the rows of a response and adds them to the table; the first page replaces all rows.
  private func show(_ response: JSONValue, page: Int) {
    var items: [Item] = []
    // A row that is not an object is dropped without a word.
    for value in response["list"].map({ Array($0.elements) }) ?? [] where value.kind == .object {
      loadedRows += 1
      items.append(Item(value, origin: .made(loadedRows), bindings: .native))
    }
    do throws(TableError) {
      if page == 0 || sections.isEmpty {
        for (index, section) in sections.enumerated().reversed() {
          try changeModel(.deleteSection(section, at: index))
        }
        try changeModel(.insertSection(Section(items: ItemList(items)), at: 0))
        tableView.reloadData()
      } else {
        let end = IndexPath(row: sections[0].items.count, section: 0)
        try perform([.insert(ItemList(items), at: end)])
      }
    } catch {
      tableView.loadMoreControl?.updateError(error.text())
      return
    }
    currentPage = page
    lastPage = response["page_number"]?.integer ?? 0
    tableView.loadMoreControl?.updateError(nil)
    tableView.loadMoreControl?.updateNoMoreData(false)
  }

  private func endLoading() {
    tableView.refreshControl?.endRefreshing()
    tableView.loadMoreControl?.endLoading()
  }
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
