/// The time span of a date in ISO 8601 form: a year, month, day, minute, second or moment.
///
/// A date without a time zone is in UTC.
public struct DateSpan: Hashable, Sendable {
  /// A moment as whole seconds since 1970 and nanoseconds.
  struct Moment: Hashable, Comparable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    static func < (left: Moment, right: Moment) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// The first moment of the span.
  let start: Moment

  /// The first moment after the span.
  let end: Moment

  /// Reads a date, such as `2024-03-01`, `2024-03` or `2024-03-01T10:30:00.5+02:00`.
  ///
  /// The result is nil for any other text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsYear: Whether four digits without a month are a year.
  init?(_ text: ArraySlice<UInt8>, allowsYear: Bool) {
    var reader = DateReader(rest: text)
    guard let year = reader.number(digits: 4) else { return nil }
    if reader.rest.isEmpty {
      guard allowsYear else { return nil }
      self.init(days: Self.days(year, 1, 1), until: Self.days(year + 1, 1, 1))
      return
    }
    guard reader.take("-"), let month = reader.number(digits: 2), (1...12).contains(month) else {
      return nil
    }
    let first = Self.days(year, month, 1)
    let next = month == 12 ? Self.days(year + 1, 1, 1) : Self.days(year, month + 1, 1)
    if reader.rest.isEmpty {
      self.init(days: first, until: next)
      return
    }
    guard reader.take("-"), let day = reader.number(digits: 2), day >= 1, day <= next - first
    else { return nil }
    let date = first + day - 1
    if reader.rest.isEmpty {
      self.init(days: date, until: date + 1)
      return
    }
    guard reader.take("T") || reader.take("t") || reader.take(" "), let time = reader.time() else {
      return nil
    }
    let seconds = date * 86_400 + time.seconds
    let last = time.nanoseconds + time.precision
    self.init(
      start: Moment(seconds: seconds, nanoseconds: time.nanoseconds),
      end: Moment(seconds: seconds + last / 1_000_000_000, nanoseconds: last % 1_000_000_000)
    )
  }

  /// Returns whether a date is earlier than another one; if both begin together, the shorter one is.
  static func < (left: DateSpan, right: DateSpan) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }

  private init(start: Moment, end: Moment) { (self.start, self.end) = (start, end) }

  private init(days: Int, until end: Int) {
    self.init(
      start: Moment(seconds: days * 86_400, nanoseconds: 0),
      end: Moment(seconds: end * 86_400, nanoseconds: 0)
    )
  }

  /// Returns the number of days from 1970 to a date of the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // The year begins in March, so that a leap day is its last day.
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// Reads the parts of a date from the front of a text.
private struct DateReader {
  var rest: ArraySlice<UInt8>

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func number(digits: Int) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.count == digits, taken.allSatisfy({ Self.isDigit($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return taken.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads the time of day and its zone; the precision is in nanoseconds.
  mutating func time() -> (seconds: Int, nanoseconds: Int, precision: Int)? {
    guard let hour = number(digits: 2), hour <= 24, take(":"), let minute = number(digits: 2),
      minute < 60
    else { return nil }
    var seconds = hour * 3600 + minute * 60
    var nanoseconds = 0
    var precision = 60_000_000_000
    if take(":") {
      guard let second = number(digits: 2), second <= 60 else { return nil }
      seconds += second
      precision = 1_000_000_000
      if take(".") || take(",") {
        let digits = rest.prefix { Self.isDigit($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        for digit in digits.prefix(9) {
          precision /= 10
          nanoseconds += Int(digit - UInt8(ascii: "0")) * precision
        }
        // With a fraction of a second, the date is a single moment.
        precision = 1
      }
    }
    guard let zone = zone(), rest.isEmpty else { return nil }
    return (seconds - zone, nanoseconds, max(1, precision))
  }

  /// Reads the time zone as seconds ahead of UTC.
  private mutating func zone() -> Int? {
    if rest.isEmpty || take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(digits: 2), hours < 24 else { return nil }
    _ = take(":")
    let minutes = rest.isEmpty ? 0 : number(digits: 2)
    guard let minutes, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
