public import TableModel
public import TableStore
import TableUI

/// A loader that adds the pages of a list to a table and updates the controls around its rows.
/// (KtTableView: refresh table view controller, as an object for any controller.)
///
/// A refresh replaces the rows of the model and reloads the table view once. A further page is one
/// batch. A page above the others keeps the first visible row in place. A failed request changes no
/// rows.
@MainActor public final class ListLoader {
  /// The list.
  public let model: ListModel

  /// Called after each load, when the table view is up to date.
  public var onEvent: (@MainActor (ListLoaderEvent) -> Void)?

  /// Called with the edits of a page, before ``onEvent``.
  public var onChanges: (@MainActor ([TableChange], RowLoad) -> Void)?

  /// The range of pages in the table, or nil before the first.
  public private(set) var shownPages: ClosedRange<Int>?

  /// The elements omitted from the pages, with reasons.
  public private(set) var problems: [LoadProblem] = []

  /// The page delivered last, if its rows were already in the table.
  private var heldPage: Int?

  /// Returns the reason why no page can be added now, or nil if one can.
  public var refusal: (@MainActor () -> TableError?)?

  private weak var screen: (any ListScreen)?

  /// The ids of the rows loaded so far.
  private var ids: Set<ItemID> = []

  /// Whether the current request has already reported its result.
  private var hasTold = false

  /// Creates a loader, which becomes the delegate of a list.
  public init(_ model: ListModel) {
    self.model = model
    model.delegate = self
  }

  /// Starts adding the pages to the table of a screen, which retains the loader.
  public func attach(to screen: any ListScreen) {
    detach()
    self.screen = screen
    screen.listLoader = self
    let table = screen.tableView
    if table.loadMoreControl == nil { table.loadMoreControl = LoadMoreControl() }
    table.loadMoreControl?.addTarget(self) { $0.model.loadNextPage() }
    showState()
  }

  /// Stops updating the screen.
  public func detach() {
    guard let screen else { return }
    let table = screen.tableView
    table.loadMoreControl?.removeTarget(self)
    table.loadMoreControl?.endLoading()
    if table.refreshControl?.isRefreshing == true { table.refreshControl?.endRefreshing() }
    screen.listLoader = nil
    self.screen = nil
  }

  /// Updates the controls of a screen to match the running request.
  private func showState() {
    guard let table = screen?.tableView else { return }
    switch model.runningLoad {
    case .refresh:
      if table.refreshControl?.isRefreshing == false { table.refreshControl?.beginRefreshing() }
    case .next, .previous: table.loadMoreControl?.beginLoading()
    case nil: break
    }
  }
}

// Actions of the user.
extension ListLoader {
  /// Returns whether a page was already in the table before its last delivery.
  public func holds(_ page: ListPage) -> Bool { heldPage == page.number }

  /// Restarts the list.
  public func refresh() { model.refresh() }

  /// Requests the page after the others; the control below the rows spins until it arrives.
  public func loadNextPage() {
    model.loadNextPage()
    showState()
  }

  /// Requests the page before the others.
  public func loadPreviousPage() {
    model.loadPreviousPage()
    showState()
  }

  /// Retries the failed request.
  ///
  /// - Returns: Whether a request had failed.
  @discardableResult public func retry() -> Bool {
    guard model.retry() else { return false }
    screen?.tableView.loadMoreControl?.updateError(nil)
    showState()
    return true
  }
}

extension ListLoader: ListModelDelegate {
  public func listModel(_ model: ListModel, didRefresh page: ListPage) {
    hasTold = true
    let table = screen?.tableView
    table?.loadMoreControl?.updateError(nil)
    table?.loadMoreControl?.updateNoMoreData(false)
    do throws(TableError) {
      try replaceRows(with: page)
      onEvent?(.refreshed(page))
    } catch {
      model.takeBack(page, .refresh)
      onEvent?(.refused(error))
    }
  }

  public func listModel(
    _ model: ListModel,
    didLoad page: ListPage,
    kind: RowLoad,
    isFromCache: Bool
  ) {
    hasTold = true
    screen?.tableView.loadMoreControl?.updateError(nil)
    screen?.tableView.loadMoreControl?.updateNoMoreData(false)
    do throws(TableError) {
      let rows = try add(page, kind)
      onEvent?(.loaded(page, kind: kind, isFromCache: isFromCache, rows: rows))
    } catch {
      model.takeBack(page, kind)
      onEvent?(.refused(error))
    }
  }

  public func listModel(
    _ model: ListModel,
    didFail error: RequestError,
    kind: RowLoad
  ) {
    hasTold = true
    if kind != .refresh { screen?.tableView.loadMoreControl?.updateError(error.message) }
    onEvent?(.failed(error, kind: kind))
  }

  public func listModelDidReachLastPage(_ model: ListModel) {
    hasTold = true
    screen?.tableView.loadMoreControl?.updateNoMoreData(true)
    onEvent?(.reachedLastPage)
    if !model.isLoading { hasTold = false }
  }

  public func listModelDidFinish(_ model: ListModel) {
    let table = screen?.tableView
    if table?.refreshControl?.isRefreshing == true { table?.refreshControl?.endRefreshing() }
    table?.loadMoreControl?.endLoading()
    if !hasTold { onEvent?(.cancelled) }
    hasTold = false
  }
}

// The insertion of pages into the table.
extension ListLoader {
  private func begin(with page: ListPage) {
    problems = page.problems
    ids = []
    shownPages = page.number...page.number
  }

  private func replaceRows(with page: ListPage) throws(TableError) {
    if let error = refusal?() { throw error }
    begin(with: page)
    guard let screen else { return }
    let old = screen.sections
    var changes: [TableChange] = old.indices.reversed().map { .deleteSection(old[$0], at: $0) }
    changes += page.sections.enumerated().map { .insertSection($0.element, at: $0.offset) }
    let table = screen.tableView
    for change in changes {
      try screen.changeModel(change)
      _ = table.rowMapping?.applyChange(change)
    }
    onChanges?(changes, .refresh)
    table.reloadData()
    try table.layoutIfNeeded()
  }

  /// Inserts a page in its place.
  ///
  /// - Returns: The number of inserted rows.
  private func add(_ page: ListPage, _ kind: RowLoad) throws(TableError) -> Int {
    guard let screen, let shown = shownPages else { return 0 }
    if let error = refusal?() { throw error }
    // A page that is already in the table stays in its place.
    heldPage = shown.contains(page.number) ? page.number : nil
    guard heldPage == nil else { return 0 }
    let fresh = withoutKnownRows(page, in: screen.sections)
    let changes =
      kind == .previous
      ? PagePlacing.before(screen.sections, fresh) : PagePlacing.behind(screen.sections, fresh)
    if !changes.isEmpty {
      let table = screen.tableView
      let anchor = kind == .previous ? FirstVisibleRow(of: table) : nil
      try screen.perform(changes)
      onChanges?(changes, kind)
      try anchor?.keep(in: table, movedBy: changes)
      try table.layoutIfNeeded()
    }
    problems += page.problems
    let numbers = [shown.lowerBound, shown.upperBound, page.number]
    shownPages = (numbers.min() ?? page.number)...(numbers.max() ?? page.number)
    return fresh.reduce(0) { $0 + $1.items.count }
  }

  /// Returns the rows of a page that were not loaded before.
  ///
  /// If the server's list grows at its start, a page repeats the last rows of the previous one.
  private func withoutKnownRows(_ page: ListPage, in sections: [Section]) -> [Section] {
    if ids.isEmpty { for section in sections { note(section.items) } }
    var new: Set<ItemID> = []
    let fresh = page.sections.map { section in
      var section = section
      var known: [Int] = []
      for (row, item) in section.items.enumerated() where item.boundID != nil {
        if ids.contains(item.id) { known.append(row) } else { new.insert(item.id) }
      }
      for row in known.reversed() {
        let name = section.items[row].boundID ?? ""
        problems.append(
          LoadProblem(
            path: "page \(page.number)[\(row)]",
            problem: "duplicate id \(name)",
            action: "the row is left out"
          )
        )
        section.items.removeSubrange(row..<row + 1)
      }
      return section
    }
    ids.formUnion(new)
    return fresh
  }

  private func note(_ items: ItemList) {
    for item in items where item.boundID != nil { ids.insert(item.id) }
  }
}
