import CommandLanguage

/// The output of `batch`: whether a batch is legal, and its rows afterwards.
enum BatchText: OutputText {
  case legal(rows: Int)
  case legalAfterwards(rows: Int, sections: Int)
  case moreSections(Int)
  case noRows

  case asExpected
  case expectedLegal(code: String, problem: String)
  case otherReason(problem: String)
  case rowsDiffer
  case expectedRejection

  case counted(cases: Int, legal: Int)
  case compared(cases: Int, agreeing: Int, of: Int)
  case number(Int)
  case more
  case unknownMembers([String])
  case unknownMember(String, nearest: String?)

  var words: String {
    switch self {
    case .legal(let rows): "legal, \(TextFormatting.count(rows, "row"))"
    case .legalAfterwards(let rows, let sections):
      "legal: \(FileText.rows(rows, sections)) afterwards"
    case .moreSections(let rest): "  … \(TextFormatting.count(rest, "more section"))"
    case .noRows: "(no rows)"

    case .asExpected: "as the case expects"
    case .expectedLegal(let code, let problem): "expected legal, found \(code) \(problem)"
    case .otherReason(let problem): "rejected for another reason: \(problem)"
    case .rowsDiffer: "legal, but the final rows differ"
    case .expectedRejection: "expected a rejection, but it is legal"

    case .counted(let cases, let legal):
      "\(TextFormatting.count(cases, "case")): \(legal) legal, \(cases - legal) rejected"
    case .compared(let cases, let agreeing, let total):
      "\(TextFormatting.count(cases, "case")): \(agreeing) of \(total) as expected"
    case .number(let index): "case \(index)"
    case .more: "… and more"
    case .unknownMembers(let names): "unknown members: \(names.joined(separator: ", "))"
    case .unknownMember(let name, let nearest):
      "\(quoted(name)) is not a batch member" + (nearest.map { "; use \($0)" } ?? "")
    }
  }
}
