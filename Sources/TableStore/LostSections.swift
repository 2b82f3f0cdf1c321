/// What would be sections and is shown as rows instead, since there is no room for so many.
enum LostSections: Hashable, Sendable {
  /// There are more than any table has.
  case tooMany(Int)

  /// Most of so many have no rows.
  case mostlyEmpty(Int)

  /// The memory for so many is not to be had.
  case noMemory(Int)

  /// What is said when the document opens.
  var note: String { "\(problem): \(action)" }

  /// The facts.
  var problem: String {
    switch self {
    case .tooMany(let count):
      "\(count.grouped) sections are more than \(ShapeFinder.sectionLimit.grouped)"
    case .mostlyEmpty(let count): "\(count.grouped) sections, most of them without rows"
    case .noMemory(let count): "not enough memory for \(count.grouped) sections"
    }
  }

  /// What the table does instead.
  var action: String { "each is a row instead" }
}
