import CommandLanguage
import Workspace

extension CompletionScope {
  /// Returns the numbers from 0 that start with the typed digits.
  ///
  /// If they exceed the list limit, it offers the first ones, those near the visible rows, and the
  /// last one. After typed digits the same number comes first, so that completion never adds a
  /// wrong digit.
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
  /// The grammar of an existing section.
  static let section = Grammar.slot(
    WordSlot(name: "a section") { scope, word in
      scope.numbers(below: scope.sectionCount, word) { scope.words(for: $0) }
    } follow: { scope, token in
      let number = token.bare.flatMap { Int($0) } ?? -1
      return (0..<scope.sectionCount).contains(number) ? [WordSlot.Follow()] : []
    }
  )

  /// The grammar of a section, optional if the table has only one.
  static let optionalSection = Grammar.inScope { scope in
    scope.hasOneSection ? .optional(.section) : .section
  }

  /// The grammar of a position for a new section.
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

  /// The grammar of a title or a JSON value.
  static let item = Grammar.slot(
    .free("a title or a JSON value", samples: ["\"New\"", "{\"title\": \"New\"}"]) { token in
      // A word that looks like an address is an address.
      let isTaken = token.bare.map { $0.hasPrefix("--") || $0 == "." || Address.Place($0) != nil }
      return isTaken != true
    }
  )

  /// The grammar of one or more titles and JSON values up to the end of the command.
  static let items = Grammar.sequence([.item, .many(.item)])
}
