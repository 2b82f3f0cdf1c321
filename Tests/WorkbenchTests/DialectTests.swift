import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// One edit, told to four toolkits.
@MainActor @Suite struct DialectTests {
  @Test(arguments: [
    (
      "delete 0 3",
      """
      UIKit         deleteRows(at: [[0, 3]], with: .automatic)
      AppKit        removeRows(at: [3], withAnimation: .effectFade)
      RecyclerView  notifyItemRemoved(3)
      GTK           items-changed(3, 1, 0)
      """
    ),
    (
      "delete 0 1..2",
      """
      UIKit         deleteRows(at: [[0, 1], [0, 2]], with: .automatic)
      AppKit        removeRows(at: IndexSet(1..<3), withAnimation: .effectFade)
      RecyclerView  notifyItemRangeRemoved(1, 2)
      GTK           items-changed(1, 2, 0)
      """
    ),
    (
      "insert after 1 0 x y",
      """
      UIKit         insertRows(at: [[1, 1]], with: .automatic)
      AppKit        insertRows(at: [5], withAnimation: .effectFade)
      RecyclerView  notifyItemInserted(5)
      GTK           items-changed(5, 0, 1)
      """
    ),
    (
      "move 0 0 to 0 2",
      """
      UIKit         moveRow(at: [0, 0], to: [0, 2])
      AppKit        moveRow(at: 0, to: 2)
      RecyclerView  notifyItemMoved(0, 2)
      GTK           items-changed(0, 1, 0)
                    items-changed(2, 0, 1)
      """
    ),
    (
      "move 0 1 to 1 1",
      """
      UIKit         moveRow(at: [0, 1], to: [1, 1])
      AppKit        moveRow(at: 1, to: 4)
      RecyclerView  notifyItemMoved(1, 4)
      GTK           items-changed(1, 1, 0)
                    items-changed(4, 0, 1)
      """
    ),
    (
      "swap 0 0 with 0 3",
      """
      UIKit         beginUpdates()
                    moveRow(at: [0, 3], to: [0, 0])
                    moveRow(at: [0, 0], to: [0, 3])
                    endUpdates()
      AppKit        moveRow(at: 0, to: 3)
                    moveRow(at: 2, to: 0)
      RecyclerView  notifyItemMoved(0, 3)
                    notifyItemMoved(2, 0)
      GTK           items-changed(0, 1, 0)
                    items-changed(3, 0, 1)
                    items-changed(2, 1, 0)
                    items-changed(0, 0, 1)
      """
    ),
    (
      "update 0 1 title=New",
      """
      UIKit         reloadRows(at: [[0, 1]], with: .automatic)
      AppKit        reloadData(forRowIndexes: [1], columnIndexes: IndexSet(0..<numberOfColumns))
      RecyclerView  notifyItemChanged(1)
      GTK           items-changed(1, 1, 1)
      """
    ),
    (
      "height 0 1 88",
      """
      UIKit         beginUpdates()
                    endUpdates()
      AppKit        noteHeightOfRows(withIndexesChanged: [1])
      RecyclerView  notifyItemChanged(1)
      GTK           nothing
      """
    ),
    (
      "section delete 0",
      """
      UIKit         deleteSections([0], with: .automatic)
      AppKit        removeRows(at: IndexSet(0..<4), withAnimation: .effectFade)
      RecyclerView  notifyItemRangeRemoved(0, 4)
      GTK           items-changed(0, 4, 0)
      """
    ),
    (
      "section insert at 0 New",
      """
      UIKit         insertSections([0], with: .automatic)
      AppKit        nothing
      RecyclerView  nothing
      GTK           nothing
      """
    ),
    (
      "section move 0 to 1",
      """
      UIKit         moveSection(0, toSection: 1)
      AppKit        for _ in 0..<4 { moveRow(at: 0, to: 4) }
      RecyclerView  repeat(4) { notifyItemMoved(0, 4) }
      GTK           items-changed(0, 4, 0)
                    items-changed(1, 0, 4)
      """
    ),
    (
      "append 1 x; section move 1 to 0",
      """
      UIKit         moveSection(1, toSection: 0)
      AppKit        for row in 0..<2 { moveRow(at: 4 + row, to: row) }
      RecyclerView  repeat(2) { notifyItemMoved(4 + it, it) }
      GTK           items-changed(4, 2, 0)
                    items-changed(0, 0, 2)
      """
    ),
    (
      "section header 0 New",
      """
      UIKit         reloadSections([0], with: .automatic)
      AppKit        nothing
      RecyclerView  nothing
      GTK           nothing
      """
    ),
    (
      "begin; delete 0 0; delete 0 0; append 1 x; end",
      """
      UIKit         beginUpdates()
                    deleteRows(at: [[0, 0], [0, 1]], with: .automatic)
                    insertRows(at: [[1, 1]], with: .automatic)
                    endUpdates()
      AppKit        removeRows(at: [0], withAnimation: .effectFade)
                    removeRows(at: [0], withAnimation: .effectFade)
                    insertRows(at: [3], withAnimation: .effectFade)
      RecyclerView  notifyItemRemoved(0)
                    notifyItemRemoved(0)
                    notifyItemInserted(3)
      GTK           items-changed(0, 1, 0)
                    items-changed(0, 1, 0)
                    items-changed(3, 0, 1)
      """
    ),
  ])
  func `each edit has its words in each toolkit`(line: String, words: String) throws {
    let fixture = try SessionFixture()
    fixture.run(line)
    let note = "AppKit, RecyclerView and GTK show the sections as one list, without headers"
    #expect(fixture.run("trace dialects") == words + "\nnote: " + note)
  }

  @Test func `without an edit there is nothing to tell, and undo takes the last one`() throws {
    let fixture = try SessionFixture(LessonSketch.numbered(5))
    #expect(fixture.run("trace dialects").hasPrefix("error[refused]: no edits yet"))
    fixture.type("delete 0 0")
    fixture.type("delete 0 3")
    fixture.type("undo")
    #expect(fixture.type("trace dialects").hasSuffix("GTK           items-changed(0, 1, 0)"))
  }

  @Test func `a large edit is told in few words`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 100000 3", "delete 0 *")
    let places = (0..<20).map { "[0, \($0)]" }.joined(separator: ", ")
    #expect(
      fixture.run("trace dialects").hasPrefix(
        """
        UIKit         deleteRows(at: [\(places), … 99980 more], with: .automatic)
        AppKit        removeRows(at: IndexSet(0..<100000), withAnimation: .effectFade)
        RecyclerView  notifyItemRangeRemoved(0, 100000)
        GTK           items-changed(0, 100000, 0)
        """
      )
    )
  }

  @Test func `programs get the calls as lists`() throws {
    let fixture = try SessionFixture(LessonSketch.numbered(5))
    fixture.run("delete 0 3")
    #expect(
      fixture.records("trace dialects")[0].hasSuffix(
        #""answer":{"command":"delete","UIKit":["deleteRows(at: [[0, 3]], with: .automatic)"],"#
          + #""AppKit":["removeRows(at: [3], withAnimation: .effectFade)"],"#
          + #""RecyclerView":["notifyItemRemoved(3)"],"GTK":["items-changed(3, 1, 0)"]}}"#
      )
    )
  }

  @Test(arguments: 1...60)
  func `steps of any edits lead to the rows that the edits lead to`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var serial = 0
    func items(_ count: Int) -> ItemList {
      ItemList(
        (0..<count).map { _ in
          serial += 1
          return Item(.null, origin: .made(serial), bindings: .native)
        }
      )
    }
    var sections = (0..<3).map { _ in Section(items: items(random.below(5))) }
    for _ in 0..<30 {
      let before = sections.flatMap { $0.items.map(\.id.text) }
      let counts = sections.map(\.items.count)
      let changes = (0..<random.below(4) + 1).compactMap { _ in
        Self.change(of: &sections, &random, items)
      }
      var rows = before
      let after = sections.flatMap { $0.items.map(\.id.text) }
      for step in ListEdit.steps(of: changes, from: counts) {
        Self.apply(step, to: &rows)
      }
      #expect(rows.filter { $0 != "new" } == after.filter { before.contains($0) })
      #expect(rows.map { before.contains($0) } == after.map { before.contains($0) })
    }
  }

  /// A random change, made.
  private static func change(
    of sections: inout [Section],
    _ random: inout SeededGenerator,
    _ items: (Int) -> ItemList
  ) -> TableChange? {
    let section = random.below(max(1, sections.count))
    let count = sections.isEmpty ? 0 : sections[section].items.count
    let row = random.below(count + 1)
    let change: TableChange
    switch random.below(6) {
    case 0 where !sections.isEmpty:
      change = .insert(items(random.below(3) + 1), at: IndexPath(row: row, section: section))
    case 1 where row < count:
      let end = min(count, row + 1 + random.below(3))
      let gone = ItemList(sections[section].items[row..<end])
      change = .delete(gone, at: IndexPath(row: row, section: section))
    case 2 where row < count:
      let target = random.below(sections.count)
      let room = sections[target].items.count + (target == section ? 0 : 1)
      let to = IndexPath(row: random.below(max(1, room)), section: target)
      change = .move(from: IndexPath(row: row, section: section), to: to)
    case 3: change = .insertSection(Section(items: items(random.below(3))), at: section)
    case 4 where sections.count > 1: change = .deleteSection(sections[section], at: section)
    case 5 where !sections.isEmpty:
      change = .moveSection(from: section, to: random.below(sections.count))
    default: return nil
    }
    do { try change.apply(to: &sections) } catch { return nil }
    return change
  }

  /// What a toolkit that makes one step after the other comes to; what comes in has no name.
  private static func apply(_ step: ListEdit, to rows: inout [String]) {
    switch step {
    case .remove(let range): rows.removeSubrange(range)
    case .insert(let range):
      rows.insert(contentsOf: range.map { _ in "new" }, at: range.lowerBound)
    case .move(let range, let place):
      let block = rows[range]
      rows.removeSubrange(range)
      rows.insert(contentsOf: block, at: place)
    case .change, .resize: break
    }
  }
}
