/// A problem of a value that was entered.
public enum FieldProblem: Error, Hashable, Sendable {
  /// The value is missing.
  case required

  /// The value has too few Characters.
  case tooShort(Int)

  /// The value has too many Characters.
  case tooLong(Int)

  /// The value is not a telephone number.
  case noPhoneNumber

  /// The value does not have the form of a date.
  case noDate

  /// The calendar has no such day.
  case noSuchDay

  /// The value is not one of the choices.
  case notOffered([String])

  /// The value does not match the field's pattern; the field's hint, or nil.
  case noMatch(String?)

  /// The field's own pattern is not a regular expression; the system's text.
  case brokenPattern(String)
}

extension FieldProblem: CustomStringConvertible {
  /// The problem in a few words, as shown in a cell.
  public var description: String {
    switch self {
    case .required: "must not be empty"
    case .tooShort(let length): "at least \(length) characters"
    case .tooLong(let length): "at most \(length) characters"
    case .noPhoneNumber: "5 to 15 digits, such as +49 30 123456"
    case .noDate: "a day such as 2024-05-17"
    case .noSuchDay: "no such date"
    case .notOffered(let choices): "one of " + choices.joined(separator: ", ")
    case .noMatch(let hint): hint ?? "does not have the required form"
    case .brokenPattern(let words): "the field's pattern is invalid: \(words)"
    }
  }
}

/// A day of the Gregorian calendar, without a time or a zone.
public struct CalendarDay: Hashable, Sendable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Reads a day such as `2024-05-17`; nil if the text has another form or the calendar no such
  /// day.
  public init?(_ text: some StringProtocol) {
    guard Self.hasForm(text) else { return nil }
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]),
      (1...Self.days(inMonth: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  /// Whether a text has the form of a day, even if the calendar has no such day.
  public static func hasForm(_ text: some StringProtocol) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      index == 4 || index == 7
        ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day in short form, such as `17 May 2024`.
  public var mediumText: String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(day) \(months[month - 1]) \(year)"
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
