import CommandLanguage
import Workspace

extension CompletionScope {
  /// The numbers from 0 that a beginning leads to.
  ///
  /// Of more numbers than a list holds the first ones, those near the rows on the screen and the last one are
  /// offered; behind a beginning the number itself comes first, so that no digit is ever filled in wrongly.
  func numbers(
    below count: Int,
    _ beginning: String,
    near: [Int] = [],
    help: (Int) -> String
  ) -> SlotCompletions {
    let found = Self.numbers(below: count, beginning, near: near)
    let words = found.map { OfferedWord(String($0), help: help($0)) }
    let isCut = beginning.isEmpty && found.count < count
    return SlotCompletions(words, note: isCut ? "… 0 to \(count - 1)" : "")
  }

  private static func numbers(below count: Int, _ beginning: String, near: [Int]) -> [Int] {
    guard count > 0 else { return [] }
    guard !beginning.isEmpty else {
      guard count > limit else { return Array(0..<count) }
      let some = Array(0..<8) + near.filter { (0..<count).contains($0) }.prefix(8) + [count - 1]
      return Set(some).sorted()
    }
    let isNumber = beginning.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let start = Int(beginning), String(start) == beginning, start < count else {
      return []
    }
    var numbers = [start]
    var block = start..<start + 1
    while start > 0, numbers.count < limit {
      let (low, overflows) = block.lowerBound.multipliedReportingOverflow(by: 10)
      guard !overflows, low < count else { break }
      block = low..<min(count, low + (block.count > count / 10 ? count : block.count * 10))
      numbers += block.prefix(limit - numbers.count)
    }
    return numbers
  }
}

extension Grammar {
  /// A section that is there.
  static let section = Grammar.slot(
    WordSlot(name: "a section") { scope, word in
      scope.numbers(below: scope.sectionCount, word) { scope.words(for: $0) }
    } follow: { scope, token in
      let number = token.bare.flatMap { Int($0) } ?? -1
      return (0..<scope.sectionCount).contains(number) ? [WordSlot.Follow()] : []
    }
  )

  /// A section, which may be left out where there is only one.
  static let optionalSection = Grammar.inScope { scope in
    scope.hasOneSection ? .optional(.section) : .section
  }

  /// A place for a new section.
  static let sectionPlace = Grammar.slot(
    WordSlot(name: "a place for a section") { scope, word in
      scope.numbers(below: scope.sectionCount + 1, word) { number in
        number == scope.sectionCount ? "at the end" : scope.words(for: number)
      }
    } follow: { scope, token in
      let number = token.bare.flatMap { Int($0) } ?? -1
      return (0...scope.sectionCount).contains(number) ? [WordSlot.Follow()] : []
    }
  )

  /// A title or a JSON value.
  static let item = Grammar.slot(
    .free("a title or a JSON value", samples: ["\"New\"", "{\"title\": \"New\"}"]) { token in
      // What looks like an address is one.
      let isTaken = token.bare.map { $0.hasPrefix("--") || $0 == "." || Address.Place($0) != nil }
      return isTaken != true
    }
  )

  /// Titles and JSON values up to the end of the command, at least one.
  static let items = Grammar.sequence([.item, .many(.item)])
}
