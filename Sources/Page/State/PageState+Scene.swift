import JSON
import Rendering
import TableModel
import TableUI
import TextLayout

extension PageState {
  /// Creates the state of a scene, as of its last layout.
  ///
  /// - Parameters:
  ///   - scene: The visible table, or nil.
  ///   - identifier: Returns the id of a row, or nil.
  /// - Complexity: O(n log n) in the rows on the screen.
  @MainActor init(
    _ scene: FrontEndScene?,
    identifier: @escaping (IndexPath) -> String?
  ) {
    guard let scene else {
      self = .empty
      return
    }
    let drawn =
      scene.grid.map { Scene($0) }
      ?? Scene(scene.table, hasSeparators: scene.table.separatorStyle != .none)
    blocks =
      BlockContent(table: scene.table, grid: scene.grid, identifier: identifier)
      .blocks(of: drawn)
    members = MemberList(scene, drawn).members
  }
}

/// The facts of a state around the rows.
@MainActor private struct MemberList {
  private(set) var members: [PageState.Member] = []

  init(_ scene: FrontEndScene, _ drawn: Scene) {
    addTable(scene.table, grid: scene.grid, drawn)
    addBars(of: scene)
    addCounts(scene.table, drawn)
    add("name", scene.name.escapedForDisplay())
    add("titles") { writer in
      writer.beginArray()
      for title in scene.titles { writer.value(title.escapedForDisplay()) }
      writer.endArray()
    }
    add("cover") { $0.value(scene.cover?.escapedForDisplay()) }
    add("wiring", scene.wiring)
    add("wirings") { writer in
      writer.beginArray()
      for name in scene.wirings { writer.value(name) }
      writer.endArray()
    }
    add("modified") { $0.value(scene.isModified) }
    add("batch") { $0.value(scene.hasBatch) }
    add("looks") { $0.value(scene.isReadOnly) }
    add("current") { Self.write(scene.current, to: &$0) }
    add("step") { Self.write(scene.step, to: &$0) }
    add("script") { Self.write(scene.script, to: &$0) }
  }

  private mutating func addTable(_ table: TableView, grid: GridView?, _ drawn: Scene) {
    let range = table.contentOffsetRange
    add("style", grid == nil ? table.style.rawValue : "grid")
    add("size") { writer in
      writer.beginArray()
      for number in [table.size.width, table.size.height] { writer.value(number) }
      writer.endArray()
    }
    add("offset") { $0.value(drawn.top) }
    add("range") { writer in
      writer.beginArray()
      let end = grid.map { max(0, $0.contentHeight - table.size.height) } ?? range.upperBound
      for number in [grid == nil ? range.lowerBound : 0, end] { writer.value(number) }
      writer.endArray()
    }
    add("rows") { $0.value(table.rowCounts.rowCount) }
    add("sections") { $0.value(table.rowCounts.count) }
    add("editing") { $0.value(table.isInEditMode) }
    add("several") { writer in
      let isSeveral =
        table.isInEditMode
        ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
      writer.value(isSeveral)
    }
    add("selects") { writer in
      let selects =
        table.isInEditMode ? table.allowsSelectionDuringEditing : table.allowsSelection
      writer.value(selects)
    }
    add("confirms") { $0.value(table.asksForDeletion) }
    add("pulls") { $0.value(table.refreshControl != nil) }
    add("loads") { $0.value(table.loadMoreControl != nil) }
    add("direction", table.layoutDirection == .rightToLeft ? "rtl" : "ltr")
    add("text") { writer in
      writer.value(TextStyle.body.scale(at: table.preferredContentSizeCategory))
    }
    add("index") { writer in
      writer.beginArray()
      if !drawn.overlay.isEmpty {
        for title in table.sectionIndexTitles { writer.value(title.escapedForDisplay()) }
      }
      writer.endArray()
    }
  }

  /// Adds the texts of a device's bars with their frames.
  private mutating func addBars(of scene: FrontEndScene) {
    let bars = scene.bars.map {
      ScreenBars(title: scene.titles.last ?? scene.name, heights: $0).labels(on: scene.table.size)
    }
    add("bars") { writer in
      writer.beginArray()
      for (text, frame) in bars ?? [] {
        writer.beginArray()
        writer.value(text.escapedForDisplay())
        for number in [frame.minX, frame.minY, frame.width, frame.height] { writer.value(number) }
        writer.endArray()
      }
      writer.endArray()
    }
  }

  /// Adds the number of rows of each section on the screen.
  private mutating func addCounts(_ table: TableView, _ drawn: Scene) {
    let sections = Set(drawn.blocks.compactMap(\.path?.section)).sorted()
    add("counts") { writer in
      writer.beginArray()
      for section in sections { writer.value([section, table.numberOfRows(inSection: section)]) }
      writer.endArray()
    }
  }

  private mutating func add(_ name: String, _ text: String) { add(name) { $0.value(text) } }

  private mutating func add(_ name: String, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    members.append(PageState.Member(name: name, value: JSONValue(validated: writer.bytes, at: 0)))
  }

  private static func write(_ path: IndexPath?, to writer: inout JSONWriter) {
    guard let path else { return writer.null() }
    writer.value([path.section, path.row])
  }

  /// Writes the line at which a script waits, or that runs.
  private static func write(_ script: FrontEndScriptLine?, to writer: inout JSONWriter) {
    guard let script else { return writer.null() }
    writer.beginObject()
    writer.member("file", script.file)
    writer.member("line", script.number)
    writer.member("text", script.text)
    writer.endObject()
  }

  /// Writes the last command: its output, and the rows that were requested with the reasons.
  private static func write(_ step: FrontEndStep?, to writer: inout JSONWriter) {
    guard let step else { return writer.null() }
    writer.beginObject()
    writer.member("n", step.number)
    writer.member("command", step.command.escapedForDisplay())
    writer.member("refused", step.isRefused)
    writer.member("lines", step.lines.map { $0.escapedForDisplay() })
    writer.key("asked")
    writer.beginArray()
    for request in step.requests {
      writer.beginArray()
      writer.value(request.path.section)
      writer.value(request.path.row)
      writer.value(request.reason)
      writer.endArray()
    }
    writer.endArray()
    writer.endObject()
  }
}
