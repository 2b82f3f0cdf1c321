import CommandLanguage
import TableModel

/// The output of `app`: changes to the application around the table, in code.
enum AppText: OutputText {
  case imageDue(title: String, milliseconds: Int)
  case imageOffScreen(title: String)
  case imageInOwnRow(title: String, IndexPath)
  case imageInPool(title: String)
  case imageInWrongRow(title: String, IndexPath)

  case noPaging
  case paging(isGuarded: Bool, rows: Int, milliseconds: Int)
  case pageArrived(Int, rows: Int, at: IndexPath)
  case pageWithoutSection(Int)

  case absent(method: String, effect: String)
  case implementedByWiring(method: String)
  case implemented(method: String, habit: String)
  case returning(method: String, value: String)

  case index(titles: [String])
  case indexUndo

  case noTitle
  case title(String)
  case refreshing(isHidden: Bool)
  case alreadyRefreshing
  case notRefreshing
  case idle(offset: Double)
  case pullReloads
  case pullHasNoHandler

  case connectedAgain(isIgnored: Bool, reloads: Int)
  case headersBySection(receiver: String)
  case noHeaders
  case madeDataSource(controller: String, isLoaded: Bool)
  case flashed(Int)
  case savedContext
  case storeMade(file: String, key: String)
  case storeRead(rows: Int, calls: Int, reads: Int, key: String)

  case registered(className: String, identifier: String)
  case unregistered(identifier: String)

  var words: String {
    switch self {
    case .imageDue(let title, let milliseconds):
      "the image of \(quoted(title)) arrives in \(TextFormatting.milliseconds(milliseconds)); "
        + "`tick \(milliseconds)` waits for it"
    case .imageOffScreen(let title):
      "the image of \(quoted(title)) arrived; its row is off screen"
    case .imageInOwnRow(let title, let path):
      "the image of \(quoted(title)) arrived in its own row, \(path)"
    case .imageInPool(let title):
      "the image of \(quoted(title)) arrived in a cell in the reuse pool"
    case .imageInWrongRow(let title, let path):
      "the image of \(quoted(title)) arrived in the cell that now shows \(path): the wrong row"

    case .noPaging: "no more pages"
    case .paging(let isGuarded, let rows, let milliseconds):
      "willDisplay of the last row requests "
        + (isGuarded ? "one page at a time" : "the next page each time")
        + ": \(rows) rows per page, after \(milliseconds) ms (`tick \(milliseconds)`)"
    case .pageArrived(let page, let rows, let path):
      "page \(page) arrived: \(TextFormatting.count(rows, "row")) at \(path)"
    case .pageWithoutSection(let page):
      "page \(page) arrived; the table has no section for it"

    case .absent(let method, let effect): "\(method) is not implemented\(effect)"
    case .implementedByWiring(let method): "\(method) is implemented by the wiring"
    case .implemented(let method, let habit): "\(method) is implemented by the app: \(habit)"
    case .returning(let method, let value):
      "\(method) is implemented by the app: always \(value)"

    case .index(let titles):
      "\(TextFormatting.count(titles.count, "section")) by first letter; "
        + "index titles: \(titles.joined(separator: " "))"
    case .indexUndo:
      "`undo` restores the sections; `app implement sectionIndexTitles off` removes the index"

    case .noTitle: "no title"
    case .title(let title): "the title is \(quoted(title))"
    case .refreshing(let isHidden):
      "refreshing; valueChanged not sent"
        + (isHidden ? "; the spinner is off screen, `scroll top` shows it" : "")
    case .alreadyRefreshing: "already refreshing"
    case .notRefreshing: "not refreshing; on a device this stops a running scroll [observed]"
    case .idle(let offset): "idle; the offset is \(TextFormatting.points(offset))"
    case .pullReloads: "a pull reloads the table and ends the refresh"
    case .pullHasNoHandler: "a pull has no handler"

    case .connectedAgain(let isIgnored, let reloads):
      (isIgnored ? "same data source: ignored" : "assigned the same data source")
        + "; \(TextFormatting.count(reloads, "reload"))"
    case .headersBySection(let receiver):
      "\(receiver) supplies header views by section; its method with an index is not called"
    case .noHeaders: "the wiring's own delegate is connected; headers show their titles"
    case .madeDataSource(let controller, let isLoaded):
      "\(controller) made its data source in its initializer; its view is "
        + (isLoaded ? "loaded" : "not loaded yet")
    case .flashed(let count):
      "the scroll indicators flashed; \(TextFormatting.count(count, "time")) in all"
    case .savedContext: "saved the context; no file was written"
    case .storeMade(let file, let key):
      "a store of \(file), the greatest \(quoted(key)) first; it reads the file on first use"
    case .storeRead(let rows, let calls, let reads, let key):
      "\(TextFormatting.count(rows, "object")), the greatest \(quoted(key)) first: "
        + "\(TextFormatting.count(calls, "call")), \(TextFormatting.count(reads, "read")) of the file"

    case .registered(let className, let identifier): "registered \(className) for \(identifier)"
    case .unregistered(let identifier): "unregistered \(identifier)"
    }
  }
}
