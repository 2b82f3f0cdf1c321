/// A place on the screen: rows and columns counted from 0.
struct ScreenPlace: Hashable {
  var row = 0
  var column = 0
}

extension ScreenPlace {
  /// Reads what a terminal says of its cursor, written without ESC and `[`, such as `12;80R`, which
  /// counts from 1; nil for anything else.
  init?(report: String) {
    guard report.last == "R" else { return nil }
    let numbers = report.dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let row = numbers[0], let column = numbers[1] else { return nil }
    guard row > 0, column > 0 else { return nil }
    self.init(row: row - 1, column: column - 1)
  }
}
