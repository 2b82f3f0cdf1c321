import CommandLanguage
import TableModel
import TextLayout
import Workbench
import Workspace

/// The output of `compare`: the counters that differ as a table, and the others in lines below it.
@MainActor struct ComparisonTable {
  private let columns: [CompareCommand.Column]

  /// The indexes of the counters that differ between wirings.
  private let varied: [Int]

  /// Creates a table of the same counters of each wiring.
  init(_ columns: [CompareCommand.Column]) {
    self.columns = columns
    varied =
      (columns.first?.pairs.indices).map(Array.init)?.filter { index in
        Set(columns.map { $0.pairs[index].count }).count > 1
      } ?? []
  }

  /// Returns a short name of a counter, so that seven wirings need at most 80 columns.
  static func label(_ name: String) -> String { labels[name] ?? name }

  private static let labels = [
    "methods in controller": "own methods", "… the article keeps": "… in article",
    "methods in its child": "child methods", "… keeps in the child": "… by article",
    "methods in all files": "all methods", "lines of its files": "own lines",
    "lines that it leans on": "shared lines", "places for a cell kind": "new cell kind",
    "reads by C for a tap": "own reads", "reads by V for a tap": "view reads",
    "cells reconfigured": "reconfigured", "heights computed": "heights",
    "heights asked of C": "own heights", "child → parent": "to parent",
    "parent → child": "to child",
  ]

  /// The reasons why a wiring does not have a counter.
  private static let reasons = [
    "… the article keeps": "no article describes it", "methods in its child": "no child controller",
    "… keeps in the child": "no child controller",
    "reads by C for a tap": "the controller reads its own rows",
    "places for a cell kind": "the wiring cannot show a further kind",
  ]

  /// Returns the output.
  func answer(reportsChanges: Bool, in session: Session) -> Answer {
    let isSame = Set(columns.map(\.shown)).count == 1
    let verdict = isSame ? "all show the same table" : "the tables differ"
    let value = AnswerValue.object(
      columns.map { column in
        .init(column.wiring, .object(column.pairs.map { .init($0.name, .optional($0.count)) }))
      } + [.init("same", .bool(isSame)), .init("changeReporting", .bool(reportsChanges))]
    )
    let notes =
      [sameCounters, missingCounters].compactMap(\.self) + [
        MeasuringText.changeReporting(isOn: reportsChanges).words
      ]
    return Answer(
      value,
      styled: styledLines(in: session)
        + notes.flatMap { Self.wrapped($0, in: session) }.map { StyledLine([.init($0)]) }
        + [StyledLine([.init(verdict, isSame ? nil : .error)])]
    )
  }

  /// Returns the table in as many parts below each other as the width of the line needs.
  private func styledLines(in session: Session) -> [StyledLine] {
    let cells = self.cells
    let roles = self.roles
    let parts = parts(of: cells, width: session.lineWidth ?? .max)
    let tables = parts.map { part in
      var table = session.table([.left] + part.map { _ in .right }, overflow: .wrap)
      for row in cells { table.append([row[0]] + part.map { row[$0] }) }
      table.roles = { row in [roles[row][0]] + part.map { roles[row][$0] } }
      return table.styledLines
    }
    return Array(tables.joined(separator: [StyledLine([])]))
  }

  /// The texts of the table: the wirings' names, and in each row a counter with its numbers.
  private var cells: [[String]] {
    [[""] + columns.map(\.wiring)]
      + varied.map { index in
        [Self.label(name(index))]
          + columns.map { $0.pairs[index].count.map(TextFormatting.grouped) ?? "-" }
      }
  }

  /// Returns the columns of each part, from 1; a part has at least one.
  private func parts(of cells: [[String]], width: Int) -> [Range<Int>] {
    let gap = 2
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    var parts: [Range<Int>] = []
    var used = width
    for column in 1..<widths.count {
      let needed = gap + widths[column]
      if parts.isEmpty || used > width - needed {
        parts.append(column..<column + 1)
        used = widths[0] + needed
      } else {
        parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<column + 1
        used += needed
      }
    }
    return parts
  }

  private func name(_ index: Int) -> String { columns[0].pairs[index].name }

  /// Returns a sentence in lines, with the further ones indented.
  private static func wrapped(_ text: String, in session: Session) -> [String] {
    let width = min(session.lineWidth ?? HelpText.width, HelpText.width)
    return text.wrapped(toWidth: max(1, width - 2)).enumerated().map { $0 == 0 ? $1 : "  " + $1 }
  }

  /// The line of the counters that are equal for all wirings, or nil.
  private var sameCounters: String? {
    guard columns.count > 1, let first = columns.first else { return nil }
    let same = first.pairs.indices.filter { !varied.contains($0) && first.pairs[$0].count != nil }
    guard !same.isEmpty else { return nil }
    let counts = Dictionary(grouping: same) { first.pairs[$0].count ?? 0 }
    let parts = counts.sorted { $0.key > $1.key }.map { count, indexes in
      "\(TextFormatting.grouped(count)): "
        + indexes.map { Self.label(name($0)) }
        .joined(separator: ", ")
    }
    return MeasuringText.sameForAll(parts.joined(separator: "; ")).words
  }

  /// The line that explains the missing counters, or nil.
  private var missingCounters: String? {
    let parts = varied.compactMap { index -> String? in
      let missing = columns.filter { $0.pairs[index].count == nil }.map(\.wiring)
      guard !missing.isEmpty else { return nil }
      let reason = Self.reasons[name(index)] ?? "not counted"
      return MeasuringText.notCounted(Self.label(name(index)), wirings: missing, reason: reason)
        .words
    }
    return parts.isEmpty ? nil : MeasuringText.notSupported(parts.joined(separator: "; ")).words
  }

  /// The styles of the table: the wirings' names, and in each row the lowest numbers.
  private var roles: [[Palette.Role?]] {
    let heading: [Palette.Role?] = [nil] + columns.map { _ in .kind }
    let rows = varied.map { index -> [Palette.Role?] in
      let counts = columns.map { $0.pairs[index].count }
      let known = counts.compactMap(\.self)
      let isVaried = Set(known).count > 1
      return [nil] + counts.map { isVaried && $0 != nil && $0 == known.min() ? .changed : nil }
    }
    return [heading] + rows
  }
}
