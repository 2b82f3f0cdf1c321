import TableModel

/// A toolkit with lists of rows, and its calls for an edit.
///
/// UIKit receives one update in two index spaces; the others receive it step by step.
enum Toolkit: String, CaseIterable, Sendable {
  case uiKit = "UIKit"
  case appKit = "AppKit"
  case recyclerView = "RecyclerView"
  case gtk = "GTK"

  /// The maximum number of listed calls.
  private static let limit = 20

  /// Returns the calls that report an edit to the toolkit.
  ///
  /// - Parameters:
  ///   - changes: The edit, with each change based on the state after the previous one.
  ///   - counts: The row count of each section before the edit.
  /// - Returns: The calls as text, shortened; empty if the toolkit needs none.
  func calls(for changes: [TableChange], from counts: [Int]) -> [String] {
    let calls: [String]
    switch self {
    case .uiKit: calls = Self.calls(for: TableUpdates(composing: changes, from: counts))
    case .appKit: calls = steps(changes, counts).flatMap(\.appKitCalls)
    case .recyclerView: calls = steps(changes, counts).flatMap(\.recyclerViewCalls)
    case .gtk: calls = steps(changes, counts).flatMap(\.gtkSignals)
    }
    return Self.shortened(calls)
  }

  private func steps(_ changes: [TableChange], _ counts: [Int]) -> [ListEdit] {
    ListEdit.steps(of: changes, from: counts)
  }

  /// Returns the first texts, and the number of omitted ones.
  fileprivate static func shortened(_ texts: [String]) -> [String] {
    guard texts.count > limit else { return texts }
    return texts.prefix(limit) + ["… \(texts.count - limit) more"]
  }

  private static func calls(for updates: TableUpdates) -> [String] {
    func places(_ paths: [IndexPath]) -> String {
      list(paths.sorted()) { "[\($0.section), \($0.row)]" }
    }
    func numbers(_ sections: [Int]) -> String { list(sections.sorted(), String.init) }
    var calls: [String] = []
    func add(
      _ name: String,
      _ isThere: Bool,
      _ places: String,
      _ rest: String = ", with: .automatic)"
    ) {
      if isThere { calls.append("\(name)\(places)\(rest)") }
    }
    add("deleteRows(at: ", !updates.deletedRows.isEmpty, places(updates.deletedRows))
    add("deleteSections(", !updates.deletedSections.isEmpty, numbers(updates.deletedSections))
    add("insertSections(", !updates.insertedSections.isEmpty, numbers(updates.insertedSections))
    add("insertRows(at: ", !updates.insertedRows.isEmpty, places(updates.insertedRows))
    calls += updates.movedSections.map { "moveSection(\($0.from), toSection: \($0.to))" }
    calls += updates.movedRows.map {
      "moveRow(at: [\($0.from.section), \($0.from.row)], to: [\($0.to.section), \($0.to.row)])"
    }
    add("reloadRows(at: ", !updates.reloadedRows.isEmpty, places(updates.reloadedRows))
    let rebuilt = updates.reloadedSections + updates.retitledSections
    add("reloadSections(", !rebuilt.isEmpty, numbers(rebuilt))
    let refilled = updates.reconfiguredRows
    add("reconfigureRows(at: ", !refilled.isEmpty, places(refilled), ")")
    let isOnlyResized = calls.isEmpty && !updates.resizedRows.isEmpty
    if isOnlyResized { return ["beginUpdates()", "endUpdates()"] }
    guard calls.count > 1 else { return calls }
    return ["beginUpdates()"] + calls + ["endUpdates()"]
  }

  /// Returns the first positions as text, and the number of omitted ones.
  private static func list<Place>(_ places: [Place], _ text: (Place) -> String) -> String {
    var texts = places.prefix(limit).map(text)
    if places.count > limit { texts.append("… \(places.count - limit) more") }
    return "[" + texts.joined(separator: ", ") + "]"
  }
}

extension ListEdit {
  /// The calls of NSTableView, in order; inserted positions are final at the time of the call.
  fileprivate var appKitCalls: [String] {
    func set(_ range: Range<Int>) -> String {
      range.count == 1 ? "[\(range.lowerBound)]" : "IndexSet(\(range))"
    }
    switch self {
    case .remove(let range): return ["removeRows(at: \(set(range)), withAnimation: .effectFade)"]
    case .insert(let range): return ["insertRows(at: \(set(range)), withAnimation: .effectFade)"]
    case .move(let range, let place):
      return [
        Self.moves(
          range,
          place,
          each: "row",
          loop: { "for \($0) in 0..<\($1) { \($2) }" },
          call: { "moveRow(at: \($0), to: \($1))" }
        )
      ]
    case .change(let row):
      return ["reloadData(forRowIndexes: [\(row)], columnIndexes: IndexSet(0..<numberOfColumns))"]
    case .resize(let row): return ["noteHeightOfRows(withIndexesChanged: [\(row)])"]
    }
  }

  /// The calls of RecyclerView.Adapter, in order.
  fileprivate var recyclerViewCalls: [String] {
    func rows(_ what: String, _ range: Range<Int>) -> String {
      range.count == 1
        ? "notifyItem\(what)(\(range.lowerBound))"
        : "notifyItemRange\(what)(\(range.lowerBound), \(range.count))"
    }
    switch self {
    case .remove(let range): return [rows("Removed", range)]
    case .insert(let range): return [rows("Inserted", range)]
    case .move(let range, let place):
      return [
        Self.moves(
          range,
          place,
          each: "it",
          loop: { "repeat(\($1)) { \($2) }" },
          call: { "notifyItemMoved(\($0), \($1))" }
        )
      ]
    case .change(let row), .resize(let row): return ["notifyItemChanged(\(row))"]
    }
  }

  /// The signals of GListModel: position, removed count, added count; moves have no signal.
  fileprivate var gtkSignals: [String] {
    switch self {
    case .remove(let range): return ["items-changed(\(range.lowerBound), \(range.count), 0)"]
    case .insert(let range): return ["items-changed(\(range.lowerBound), 0, \(range.count))"]
    case .move(let range, let place):
      return [
        "items-changed(\(range.lowerBound), \(range.count), 0)",
        "items-changed(\(place), 0, \(range.count))",
      ]
    case .change(let row): return ["items-changed(\(row), 1, 1)"]
    // A list widget measures its rows itself.
    case .resize: return []
    }
  }

  /// Returns the single-row moves that move a block, written as a loop if there are several.
  ///
  /// Moving a row down leaves a gap that the next row fills, so all moves have the same positions.
  private static func moves(
    _ range: Range<Int>,
    _ place: Int,
    each name: String,
    loop: (_ name: String, _ count: Int, _ call: String) -> String,
    call: (_ from: String, _ to: String) -> String
  ) -> String {
    let from = range.lowerBound
    guard range.count > 1 else { return call("\(from)", "\(place)") }
    if place > from { return loop("_", range.count, call("\(from)", "\(place + range.count - 1)")) }
    let to = place == 0 ? name : "\(place) + \(name)"
    return loop(name, range.count, call("\(from) + \(name)", to))
  }
}
