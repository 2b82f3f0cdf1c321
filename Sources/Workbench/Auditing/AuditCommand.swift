import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `audit` command: checks rows against the rules for accessibility and layout.
struct AuditCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("audit", short: "aud", in: .seeing),
    words: .of(
      .auditScope,
      .flag("--all", help: "every row of the table"),
      .auditCategory,
      .flag("--fix", help: "make the edits that cure findings"),
      .option("--report", "FILE", help: "write JUnit XML, TAP or JSON Lines by the ending"),
      .flag("--force", help: "overwrite a file"),
      make: Self.init
    ),
    summary: "check rows for accessibility and layout problems",
    pattern:
      "Asks for the cell of each row, and lays it out at 12 text sizes on 3 devices, in both "
      + "directions. A finding fails the command. `help audits` lists the rules.",
    setup: ["update 0 2 title=\"\""],
    example: "audit 0 2",
    effects: [.reads, .changes, .writesFiles],
    value: .count("the number of findings")
  )

  /// The rows to audit.
  fileprivate enum Scope {
    case visible
    case section(Placed<Int>)
    case rows(Arguments.Located)
  }

  private let scope: Scope
  private let isWhole: Bool
  private let category: TraitCollection.ContentSizeCategory?
  private let fixes: Bool
  private let report: Token?
  private let isForced: Bool

  var effects: Effects {
    var effects: Effects = fixes ? .changes : .reads
    if report != nil { effects.insert(.writesFiles) }
    return effects
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try source.layout()
    let ranges = try ranges(in: source)
    let total = source.tableView.rowCounts.rowCount
    let isPart = ranges.reduce(0) { $0 + $1.rows.count } < total && isVisibleOnly
    // A record of JSON Lines begins with whether the command failed.
    if fixes || report != nil || session.answerForm.format == .jsonl {
      return try wholeAnswer(source, ranges, total: isPart ? total : nil, session)
    }
    let listing = Listing(
      auditing: { [category, extent] in
        TableAudit(source, ranges, extent, at: category, isCancelled: session.isCancelled)
      },
      closing: { audit in Self.closing(audit, total: isPart ? total : nil) },
      in: session
    )
    return Answer(listing, session.outputStyle)
  }

  private var extent: AuditExtent {
    switch scope {
    case .rows: .rows
    case .section(let number): .section(number.value)
    case .visible: .table
    }
  }

  private var isVisibleOnly: Bool {
    if case .visible = scope { !isWhole } else { false }
  }

  private func ranges(in source: OpenTable) throws -> [RowRange] {
    let table = source.tableView
    func whole(_ section: Int) -> RowRange {
      let last = IndexPath(row: table.numberOfRows(inSection: section), section: section)
      var range = RowRange(last)
      range.rows = 0..<last.row
      return range
    }
    switch scope {
    case .rows(let address): return try RowResolver(source).ranges(address)
    case .section(let number): return [whole(try RowResolver(source).section(number))]
    case .visible where isWhole: return (0..<table.numberOfSections).map(whole)
    case .visible: return table.indexPathsForVisibleRows.map { RowRange($0) }
    }
  }

  private static func closing(_ audit: TableAudit, total: Int?) -> String? {
    if let total { return AuditText.onlyVisible(rows: audit.rowCount, of: total).words }
    return audit.count == 0 ? AuditText.clean(rows: audit.rowCount).words : nil
  }
}

// Audits whose findings are known before the output.
extension AuditCommand {
  /// Audits all rows, cures the findings and writes the report, as the options say.
  private func wholeAnswer(
    _ source: OpenTable,
    _ ranges: [RowRange],
    total: Int?,
    _ session: Session
  ) throws -> Answer {
    var findings = try collect(source, ranges, session)
    var lines: [String] = []
    let path = report.map { session.resolved($0.text, isWritten: true) }
    if fixes {
      // A report that cannot be written fails before anything is edited.
      if let path { try session.checkWritable(path, force: isForced) }
      let fix = AuditFix(findings)
      lines.append(try apply(fix, to: source, session))
      if !fix.findings.isEmpty { findings = try collect(source, ranges, session) }
    }
    if let path {
      let text = AuditReport(path: path, table: source.name, findings).text
      let bytes = try session.write(text, to: path, force: isForced)
      lines.append(FileText.saved(path: session.shown(path), bytes: bytes).words)
    }
    let left = findings
    var listing = Listing(
      count: left.count,
      sample: left.first?.value ?? .object([]),
      isOfObjects: session.answerForm.format.isOfObjects
    ) {
      left[$0].value
    }
    let rest = left.map { $0.line(session.shown) } + lines.map { StyledLine([.init($0)]) }
    listing.makeLines = {
      var rest = rest[...]
      return { rest.popFirst() }
    }
    let fixable = left.filter(\.cure.isEdit).count
    listing.isFailed = !left.isEmpty
    listing.failure = {
      left.isEmpty
        ? nil : CommandError(AuditFault.findings(left.count, fixable: fixable))
    }
    return Answer(listing, session.outputStyle)
  }

  private func collect(
    _ source: OpenTable,
    _ ranges: [RowRange],
    _ session: Session
  ) throws -> [AuditFinding] {
    try session.working(.checkingRows) { work throws in
      let total = ranges.reduce(0) { $0 + $1.rows.count }
      var audit: TableAudit?
      let made = TableAudit(source, ranges, extent, at: category) {
        work.isCancelled(audit?.rowCount, of: total)
      }
      audit = made
      var findings: [AuditFinding] = []
      while let finding = made.next() { findings.append(finding) }
      audit = nil
      if let failure = made.failure { throw failure }
      return findings
    }
  }

  /// Makes the edits as one that `undo` takes back, and returns a line about them.
  private func apply(_ fix: AuditFix, to source: OpenTable, _ session: Session) throws -> String {
    guard !fix.findings.isEmpty else { return AuditText.nothingToFix.words }
    // In a script, the edits belong to the script.
    source.group = source.group ?? -session.results.count - 1
    try session.working(.editing(name: session.shown(source.name))) { work throws in
      for step in fix.steps { try source.perform(all: step, command: "audit --fix", work) }
    }
    try source.layout()
    return AuditText.fixed(findings: fix.findings.count, rows: fix.rowCount).words
  }
}

extension Syntax where Value == AuditCommand.Scope {
  /// The syntax of a section or a row; nothing means the rows on screen.
  fileprivate static let auditScope = Syntax(
    forms: [[["S", ["R"]]]],
    grammar: .optional(.slot(.address(.rows)))
  ) { arguments throws(CommandError) in
    guard let word = arguments.bare(), !word.hasPrefix("--") else { return .visible }
    let isAlone = arguments.bare(1).map { $0.hasPrefix("--") } ?? true
    if isAlone, let section = Int(word) {
      let offset = arguments.offset
      arguments.take()
      return .section(Placed(value: section, offset: offset))
    }
    let address = try arguments.takeAddress()
    return address.isExplicit ? .rows(address) : .visible
  }
}

extension Syntax where Value == TraitCollection.ContentSizeCategory? {
  /// The syntax of the option for one text size.
  fileprivate static let auditCategory = Syntax<Token?>.option(
    "--at",
    "SIZE",
    help: "one text size: XS to XXXL, AX1 to AX5",
    completed: .anyWord(of: TraitCollection.ContentSizeCategory.allCases.map(\.shortName))
  )
  .map { token throws(CommandError) -> TraitCollection.ContentSizeCategory? in
    guard let token else { return nil }
    guard let category = TraitCollection.ContentSizeCategory(name: token.text) else {
      throw CommandError(AuditFault.noCategory(name: token.text), at: token.range.lowerBound)
    }
    return category
  }
}
