/// A day of the Gregorian calendar, without a time or a zone.
public struct CalendarDay: Hashable, Sendable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Reads a day such as `2024-05-17`; nil where the text has another form or the calendar no such day.
  public init?(_ text: some StringProtocol) {
    guard Self.hasForm(text) else { return nil }
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]),
      (1...Self.days(inMonth: numbers[1], of: numbers[0])).contains(numbers[2])
    else { return nil }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  /// Whether a text is written as a day is, though there may be no such day.
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

  /// The day in a few letters, such as `17 May 2024`.
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
