import TableModel

/// A toolkit with a list of rows, and how it is told of an edit.
///
/// UIKit is told once, in two index spaces; the others are told step by step.
enum Toolkit: String, CaseIterable, Sendable {
  case uiKit = "UIKit"
  case appKit = "AppKit"
  case recyclerView = "RecyclerView"
  case gtk = "GTK"

  /// How many calls are listed at most.
  private static let limit = 20

  /// The calls that tell of an edit.
  ///
  /// - Parameters:
  ///   - changes: The edit, each change counted in the state at its moment.
  ///   - counts: The rows of each section before it.
  /// - Returns: The calls as text, no more than a person reads; none where the toolkit need not be told.
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

  /// The first of some texts, and how many are left out.
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

  /// The first of some places, and how many are left out.
  private static func list<Place>(_ places: [Place], _ text: (Place) -> String) -> String {
    var texts = places.prefix(limit).map(text)
    if places.count > limit { texts.append("… \(places.count - limit) more") }
    return "[" + texts.joined(separator: ", ") + "]"
  }
}

extension ListEdit {
  /// NSTableView: one change after the other; places that come are final at their moment.
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

  /// RecyclerView.Adapter: what happened, in the order in which it did.
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

  /// GListModel has one signal: position, how many went, how many came; it knows no move.
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
    // A list widget asks its rows how high they are.
    case .resize: return []
    }
  }

  /// Moves of one row each that bring a block to its place, as a loop where they are several.
  ///
  /// What goes down leaves a gap that the next row falls into, so that all of its moves are the same.
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
