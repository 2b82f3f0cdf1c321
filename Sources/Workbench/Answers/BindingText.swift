import CommandLanguage

/// The output of bindings and keys.
enum BindingText: OutputText {
  case repeatedIDs(Int, first: String)
  case coverage(Int, of: Int)
  case coversAll
  case moreKinds(Int)
  case sections([String], of: Int)
  case containers
  case distinct(Int, isCut: Bool)
  case range(String, String)
  case members([String], of: Int)

  var words: String {
    switch self {
    case .repeatedIDs(let count, let first):
      "\(TextFormatting.count(count, "row")) \(count == 1 ? "repeats" : "repeat") "
        + "the id of an earlier row; #\(first) means the first"
    case .coverage(let found, let total): TextFormatting.part(found, of: total, "row")
    case .coversAll: "all rows"
    case .moreKinds(let rest):
      "… \(TextFormatting.count(rest, "other kind")) of sections: bind ROLE PATH in S"
    case .sections(let names, let total):
      "\(total == 1 ? "section" : "sections") \(TextFormatting.list(names, of: total))"
    case .containers: "  (JSON; name a path inside)"
    case .distinct(let count, let isCut):
      "\(isCut ? "more than " : "")\(TextFormatting.grouped(count)) distinct"
    case .range(let first, let last): first == last ? first : "\(first) to \(last)"
    case .members(let names, let total): TextFormatting.list(names, of: total)
    }
  }
}
