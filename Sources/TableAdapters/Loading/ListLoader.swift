public import TableModel
public import TableStore
import TableUI

/// Brings the pages of a list into a table, and works the controls above and below its rows.
/// (KtTableView: refresh table view controller, as an object that any controller can hold.)
///
/// A refresh clears and fills the model and reloads the table once; a further page comes in as one batch, and
/// one above the others leaves the first visible row where it is. Nothing changes where a request fails.
@MainActor public final class ListLoader {
  /// The list.
  public let model: ListModel

  /// Called after each load, when the table view is up to date.
  public var onEvent: (@MainActor (ListLoaderEvent) -> Void)?

  /// Called with the edits of a page, before ``onEvent``.
  public var onChanges: (@MainActor ([TableChange], RowLoad) -> Void)?

  /// The pages that are in the table, or nil before the first.
  public private(set) var shownPages: ClosedRange<Int>?

  /// The elements that were left out of the pages, with reasons.
  public private(set) var problems: [LoadProblem] = []

  /// The page that was delivered last, where its rows were in the table already.
  private var heldPage: Int?

  /// Says why no page can come in now, or nil where one can.
  public var refusal: (@MainActor () -> TableError?)?

  private weak var screen: (any ListScreen)?

  /// The ids of the rows that came so far.
  private var ids: Set<ItemID> = []

  /// Whether the request that is about to finish has told what came of it.
  private var hasTold = false

  /// Creates a loader, which becomes the delegate of a list.
  public init(_ model: ListModel) {
    self.model = model
    model.delegate = self
  }

  /// Brings the pages into the table of a screen from now on, which holds the loader.
  public func attach(to screen: any ListScreen) {
    detach()
    self.screen = screen
    screen.listLoader = self
    let table = screen.tableView
    if table.loadMoreControl == nil { table.loadMoreControl = LoadMoreControl() }
    table.loadMoreControl?.addTarget(self) { $0.model.loadNextPage() }
    showState()
  }

  /// Leaves a screen alone.
  public func detach() {
    guard let screen else { return }
    let table = screen.tableView
    table.loadMoreControl?.removeTarget(self)
    table.loadMoreControl?.endLoading()
    if table.refreshControl?.isRefreshing == true { table.refreshControl?.endRefreshing() }
    screen.listLoader = nil
    self.screen = nil
  }

  /// Brings the controls of a screen in line with what is running.
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

// What a person wants.
extension ListLoader {
  /// Whether a page was in the table before it was delivered last.
  public func holds(_ page: ListPage) -> Bool { heldPage == page.number }

  /// Restarts the list.
  public func refresh() { model.refresh() }

  /// Asks for the page after the others; the control below the rows spins until it is there.
  public func loadNextPage() {
    model.loadNextPage()
    showState()
  }

  /// Asks for the page before the current one.
  public func loadPreviousPage() {
    model.loadPreviousPage()
    showState()
  }

  /// Asks again for what failed.
  ///
  /// - Returns: Whether anything had.
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

// Pages into the table.
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

  /// Brings a page in where it belongs.
  ///
  /// - Returns: How many rows came in.
  private func add(_ page: ListPage, _ kind: RowLoad) throws(TableError) -> Int {
    guard let screen, let shown = shownPages else { return 0 }
    if let error = refusal?() { throw error }
    // A page that is in the table already stays where it is.
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

  /// The rows of a page that did not come before: a server whose list grows at its head sends the last rows
  /// of one page as the first of the next.
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
            problem: "the id \(name) came before",
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
