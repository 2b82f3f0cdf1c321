import TableModel
import TableUI

/// A rollback of edits that were made in a model.
///
/// A few edits are undone one by one. For very many edits, the inverses would take as long as the
/// edits did, too long after Ctrl-C. Whole sections are replaced instead, which is cheap because
/// sections share their rows.
@MainActor struct ModelRollback {
  /// The number of steps from which sections are replaced; also the interval of checks for an
  /// interruption.
  static var manySteps: Int { 4096 }

  /// The number of completed steps.
  var doneCount = 0

  private let steps: [TableChange]
  private let model: any ModelChanging
  private let mapping: (any RowMapping)?

  /// The sections before the first step, and a closure that restores the mapping; nil for a small
  /// number of steps.
  private let before: (sections: [Section], showAgain: (@MainActor () -> Void)?)?

  /// Creates a rollback, which records the state before the steps.
  init(_ steps: [TableChange], of model: any ModelChanging, _ mapping: (any RowMapping)?) {
    self.steps = steps
    self.model = model
    self.mapping = mapping
    var work = 0
    for step in steps where work < Self.manySteps {
      work += mapping == nil ? 1 : step.rowCount
    }
    guard work >= Self.manySteps, let providing = model as? any SectionsProviding else {
      before = nil
      return
    }
    before = (providing.sections, mapping?.makeRestore())
  }

  /// Undoes the completed steps.
  func run() throws(TableError) {
    let done = steps[..<doneCount]
    if let before, let replacements = replacements(of: done, before.sections) {
      for change in replacements { try model.changeModel(change) }
      before.showAgain?()
      return
    }
    for change in done.reversed() {
      try model.changeModel(change.inverse)
      if before == nil { _ = mapping?.applyChange(change.inverse) }
    }
    before?.showAgain?()
  }

  /// Returns changes that restore the sections touched by the steps; nil if the inverses are fewer.
  private func replacements(
    of done: ArraySlice<TableChange>,
    _ old: [Section]
  ) -> [TableChange]? {
    guard let now = (model as? any SectionsProviding)?.sections else { return nil }
    var touched: Set<Int> = []
    for change in done {
      guard let sections = change.sections else { return replacements(of: now, old, done.count) }
      touched.formUnion(sections)
    }
    guard touched.count * 2 < done.count else { return nil }
    return touched.sorted().flatMap { index in
      [.deleteSection(now[index], at: index), .insertSection(old[index], at: index)]
    }
  }

  /// Returns changes that delete all sections, the last one first, and insert the old ones.
  private func replacements(
    of now: [Section],
    _ old: [Section],
    _ limit: Int
  ) -> [TableChange]? {
    guard now.count + old.count < limit else { return nil }
    return now.enumerated().reversed().map { .deleteSection($1, at: $0) }
      + old.enumerated().map { .insertSection($1, at: $0) }
  }
}

extension TableChange {
  /// The sections that the change touches, if their indexes stay; nil if sections are inserted,
  /// deleted or moved.
  fileprivate var sections: [Int]? {
    switch self {
    case .insert(_, let path), .delete(_, let path), .update(let path, _, _),
      .height(let path, _, _):
      [path.section]
    case .move(let from, let to): [from.section, to.section]
    case .header(let index, _, _), .footer(let index, _, _), .members(let index, _, _): [index]
    case .insertSection, .deleteSection, .moveSection: nil
    }
  }
}
