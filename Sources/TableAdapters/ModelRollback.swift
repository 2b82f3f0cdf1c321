import TableModel
import TableUI

/// Takes edits of a model back that were made one after the other.
///
/// A few are taken back one by one. Of a great many the inverses would take as long as the edits did, though
/// Ctrl-C wants an end now: whole sections go and come as they were, which costs next to nothing since sections
/// share their rows.
@MainActor struct ModelRollback {
  /// From how many steps on they are a great many; an interruption is asked for as often.
  static var manySteps: Int { 4096 }

  /// The number of steps that were made.
  var doneCount = 0

  private let steps: [TableChange]
  private let model: any ModelChanging
  private let mapping: (any RowMapping)?

  /// The sections before the first step, and what lets the mapping show them again; nil where steps are few.
  private let before: (sections: [Section], showAgain: (@MainActor () -> Void)?)?

  /// Notes how everything is before steps are made.
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

  /// Takes back what was made.
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

  /// Changes that put the sections back that steps have touched; nil where the inverses are fewer.
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

  /// All sections go, the last one first, and come again.
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
  /// The sections that it touches, which keep their numbers; nil where sections come, go or move.
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
