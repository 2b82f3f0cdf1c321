import CommandLanguage
import TableModel
import Workbench
import Workspace

// Texts about counts: E1, E2 and E3.
extension Finding {
  /// Interprets the row counts of a section.
  @Sendable static func rowCount(_ text: RecognizedText) -> Finding? {
    guard let section = text.number("section") else { return nil }
    guard let after = text.number("after"), let before = text.number("before"),
      let inserted = text.number("inserted"), let deleted = text.number("deleted")
    else {
      return Finding(
        saw: "section \(section); the rest of the text is cut off",
        numbers: [("section", .int(section))]
      )
    }
    let movedIn = text.number("movedin") ?? 0
    let movedOut = text.number("movedout") ?? 0
    let told = inserted &- deleted &+ movedIn &- movedOut
    let sum = Sum(noun: "row", before: before, after: after, told: told)
    var operations = TableUpdates()
    operations.deletedRows = (0..<min(max(deleted, 0), max(before, 0), 200)).map {
      IndexPath(row: $0, section: section)
    }
    operations.insertedRows = (0..<min(max(inserted, 0), max(after, 0), 200)).map {
      IndexPath(row: $0, section: section)
    }
    return Finding(
      saw:
        "section \(section): \(TextFormatting.count(before, "row")) before, \(after) after; batch:"
        + " \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in, \(movedOut) moved out",
      numbers: [
        ("section", .int(section)), ("before", .int(before)), ("after", .int(after)),
        ("inserted", .int(inserted)), ("deleted", .int(deleted)), ("movedIn", .int(movedIn)),
        ("movedOut", .int(movedOut)),
      ],
      cause: sum.cause(in: "section \(section)")
        + (before == after && inserted == 0 && deleted > 0
          ? "; or a row was reloaded in a section that moved in the same batch [observed: rdar 27041784]"
          : ""),
      legal: sum.legal
        + (movedIn == 0 && movedOut == 0 ? example(operations, section, before, after) : "")
    )
  }

  private static func example(
    _ updates: TableUpdates,
    _ section: Int,
    _ before: Int,
    _ after: Int
  ) -> String {
    guard section >= 0, section < 12, before >= 0, after >= 0 else { return "" }
    let empty = Array(repeating: 0, count: section)
    var repair = BatchRepair(updates, from: empty + [before], to: empty + [after])
    return repair.command().map { ". For example: \($0)" } ?? ""
  }

  /// Interprets the section counts.
  @Sendable static func sectionCount(_ text: RecognizedText) -> Finding? {
    guard let after = text.number("after"), let before = text.number("before"),
      let inserted = text.number("inserted"), let deleted = text.number("deleted")
    else { return nil }
    let sum = Sum(noun: "section", before: before, after: after, told: inserted &- deleted)
    let isFalseStart = before == 0 && after > 0 && inserted == 0 && deleted == 0
    var legal = sum.legal
    if before >= 0, after >= 0, before <= 24, after <= 24 {
      var updates = TableUpdates()
      updates.deletedSections = Array(0..<min(max(deleted, 0), before))
      updates.insertedSections = Array(0..<min(max(inserted, 0), after))
      var repair = BatchRepair(
        updates,
        from: Array(repeating: 0, count: before),
        to: Array(repeating: 0, count: after)
      )
      if let command = repair.command() { legal += ". For example: \(command)" }
    }
    return Finding(
      saw:
        "\(TextFormatting.count(before, "section")) before, \(after) after; batch: \(inserted) inserted,"
        + " \(deleted) deleted",
      numbers: [
        ("before", .int(before)), ("after", .int(after)), ("inserted", .int(inserted)),
        ("deleted", .int(deleted)),
      ],
      cause: isFalseStart
        ? "the table view never loaded before the model changed, so its old count is 0 sections"
        : sum.cause(in: "the table"),
      legal: isFalseStart
        ? "load the table view first (`reloadData` or a layout), then change the model and update it"
        : legal
    )
  }

  /// Interprets the dump of a batch: counts before and after, and every operation.
  @Sendable static func dump(_ text: RecognizedText) -> Finding? {
    guard let dump = BatchDump(text.plain[text.match.start...]) else {
      return Finding(saw: "the lists of the dump are cut off; paste the whole text")
    }
    let updates = dump.updates
    let told =
      updates.isEmpty ? "no operations" : updates.operations.prefix(20).joined(separator: ", ")
    let more = updates.operations.count > 20 ? ", … \(updates.operations.count - 20) more" : ""
    var finding = Finding(
      saw: "\(dump.before) before, \(dump.after) after; batch: \(told)\(more)",
      numbers: [
        ("before", .list(dump.before.map { .int($0) })),
        ("after", .list(dump.after.map { .int($0) })),
        ("operations", .list(updates.operations.map { .text($0) })),
      ]
    )
    do throws(TableError) {
      _ = try updates.validated(before: dump.before, after: dump.after)
      finding.cause = "these counts and operations match; the dump does not show the error"
      finding.legal = "this batch"
    } catch {
      let era = UIKitWording.ios13
      finding.cause = "\(error.code(era: era)): \(error.cause)"
      var repair = BatchRepair(updates, from: dump.before, to: dump.after)
      finding.legal = repair.command() ?? "`reloadData`, which accepts any change"
      if let section = error.fault?.countedSection {
        finding.cause = "row counts of section \(section) do not match: \(error.cause)"
      }
    }
    return finding
  }
}

extension BatchError {
  /// The section whose row counts do not match, or nil for other errors.
  fileprivate var countedSection: Int? {
    if case .wrongRowCount(let section, _) = self { section } else { nil }
  }
}

/// A count that does not match.
private struct Sum {
  let noun: String
  let before: Int
  let after: Int
  let told: Int

  /// The number of operations that the batch is missing.
  private var missing: Int { after &- before &- told }

  func cause(in place: String) -> String {
    if missing == 0 { return "these numbers match; the error is elsewhere" }
    if after == before {
      return
        "the data source still reports \(TextFormatting.count(after, noun)); the model did not change"
        + " before the table view was updated, or the data source reads another array"
    }
    if told == 0 {
      return "the model changed in \(place) (\(before) to \(after)), but the table view was not"
        + " updated"
    }
    return "the model changed more or less than the batch: the batch reports"
      + " \(Self.words(told, noun)), but the data source reports"
      + " \(Self.words(after &- before, noun))"
  }

  var legal: String {
    if missing == 0 { return "this batch" }
    let count = missing.magnitude > UInt(Int.max) ? Int.max : Int(missing.magnitude)
    let verb = missing < 0 ? "delete" : "insert"
    let data = "a data source that reports \(TextFormatting.count(before &+ told, noun))"
    let reload =
      noun == "row" ? ", or `reloadSections` for the section, which accepts any change [ours]" : ""
    // The usual cure for a new model is a reload, not one operation per row.
    let first = told == 0 && before == 0 ? "`reloadData` after the model changes, or " : ""
    return "\(first)\(TextFormatting.count(count, "more \(verb)")), or \(data)\(reload)"
  }

  private static func words(_ change: Int, _ noun: String) -> String {
    switch change {
    case 0: "no change"
    case 1...: "\(TextFormatting.count(change, noun)) more"
    default: "\(TextFormatting.count(change == .min ? .max : -change, noun)) fewer"
    }
  }
}
