import CommandLanguage
import TableModel
import TableStore
import TableUI
import Teaching

@testable import Workbench
@testable import Workspace

/// A table under a wiring, and all that can be seen of it: messages, changes, and what is drawn.
@MainActor final class BrowseStage {
  /// What a person sees at one moment.
  struct Look: Hashable {
    var offset: Double
    var selected: [IndexPath]
    var focused: IndexPath?
    var openRow: IndexPath?
    var isEditing: Bool
    var screens: [String]
    var rows: [Row]

    /// What is drawn somewhere.
    struct Row: Hashable {
      var place: String
      var frame: Rect
      var items: [DisplayItem]
    }
  }

  let session = Session()
  let source: OpenTable
  let recorder = MessageRecorder()
  private(set) var changes: [TableChange] = []

  /// What was seen after each gesture.
  var looks: [Look] = []

  init(_ document: String, wiring: String, setup: [String]) throws {
    let document = try TableDocument(parsing: Array(document.utf8), name: "in.json")
    source = try session.adopt(document, name: "in.json")
    for line in ["wiring \(wiring)"] + setup {
      session.runWithin(line) { _ in }
    }
    source.door.observer = recorder
    guard let telling = source.door.controller as? any ModelChangeObserving else { return }
    let noted = telling.onModelChange
    telling.onModelChange = { [unowned self] change in
      changes.append(change)
      noted?(change)
    }
  }

  /// What a person sees now.
  var look: Look {
    let table = source.tableView
    var rows = table.indexPathsForVisibleRows.compactMap { path in
      table.cellForRow(at: path).map {
        Look.Row(place: "\(path)", frame: $0.frame, items: $0.displayList)
      }
    }
    for section in table.visibleSections {
      for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
        guard let view else { continue }
        rows.append(Look.Row(place: "\(section)", frame: view.frame, items: view.displayList))
      }
    }
    return Look(
      offset: table.contentOffset.y,
      selected: table.indexPathsForSelectedRows,
      focused: table.focusedIndexPath,
      openRow: table.indexPathForOpenRow,
      isEditing: table.isEditing,
      screens: source.door.titles,
      rows: rows
    )
  }

  /// Types a command; tells why nothing came of it, or nil.
  func type(_ command: String) -> String? {
    var failure: String?
    session.runWithin(command) { outcome in
      if case .failure(let error) = outcome.result { failure = error.message }
    }
    looks.append(look)
    return failure
  }
}
