/// What is wrong with a value that a person entered.
public enum FieldProblem: Error, Hashable, Sendable {
  /// Nothing stands where something must.
  case required

  /// There are fewer Characters than there must be.
  case tooShort(Int)

  /// There are more Characters than there may be.
  case tooLong(Int)

  /// It is no telephone number.
  case noPhoneNumber

  /// It is not written as a day is.
  case noDate

  /// The calendar has no such day.
  case noSuchDay

  /// It is none of the values that there are.
  case notOffered([String])

  /// It does not match the field's pattern; what the field says of it, or nil.
  case noMatch(String?)

  /// The field's own pattern is no regular expression; the system's words.
  case brokenPattern(String)
}

extension FieldProblem: CustomStringConvertible {
  /// The problem in a few words, as a cell shows it.
  public var description: String {
    switch self {
    case .required: "must not be empty"
    case .tooShort(let length): "at least \(length) characters"
    case .tooLong(let length): "at most \(length) characters"
    case .noPhoneNumber: "5 to 15 digits, such as +49 30 123456"
    case .noDate: "a day such as 2024-05-17"
    case .noSuchDay: "the calendar has no such day"
    case .notOffered(let choices): "one of " + choices.joined(separator: ", ")
    case .noMatch(let hint): hint ?? "does not have the form it must have"
    case .brokenPattern(let words): "the field's pattern is broken: \(words)"
    }
  }
}
