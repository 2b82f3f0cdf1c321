import TestSupport

/// Lines that change rows in all the ways there are, at random; some of them are refused.
enum EditLines {
  static func line(_ random: inout SeededGenerator, in folder: String) -> String {
    let place = "\(random.below(3)) \(random.below(5))"
    let other = "\(random.below(3)) \(random.below(4))"
    let section = random.below(3)
    let text = ["x", "Zoë", "a\\u202eb", "tab\\there", ""][random.below(5)]
    let lines = [
      "delete \(place)", "insert at \(place) {\"title\": \"\(text)\"}",
      "append \(section) {\"title\": \"\(text)\"}",
      "update \(place) title=T\(random.below(9)) n=\(random.below(9)).50",
      "replace \(place) {\"title\": \"r\"}", "move \(place) to \(other)",
      "swap \(place) with \(other)", "height \(place) = 88", "height \(place) auto",
      "section insert at \(section) \"S\(random.below(9))\"", "section delete \(section)",
      "section clear \(section)", "section move \(section) to \(random.below(3))",
      "section header \(section) \"H\(random.below(9))\"", "section footer \(section) \"F\"",
      "sort title --write", "undo", "undo 2", "redo", "undo", "redo", "begin", "end", "rollback",
      "begin", "end", "model delete \(place); layout", "swipe \(place) full", "edit on",
      "drag \(place) to \(other)", "edit off", "filter o", "filter", "snapshot s", "apply s",
      "repeat 2 delete \(place)", "save", "save \(folder)/copy.json --force",
      "batch {delete \(place); append \(section) x}",
      "wiring \(["items", "array"][random.below(2)])",
    ]
    return lines[random.below(lines.count)]
  }
}
