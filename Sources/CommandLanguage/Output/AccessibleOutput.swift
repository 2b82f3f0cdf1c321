/// Output for screen readers: one fact per line in reading order, the address before the value, no
/// columns or boxes.
package enum AccessibleOutput {
  /// Returns the lines of a table row: its name with the first fact, and the other facts below.
  package static func lines(_ cells: [String]) -> [String] {
    let facts = cells.filter { !$0.isEmpty }
    guard let first = facts.first else { return [] }
    let rest = facts.dropFirst()
    return [first + (rest.first.map { ": " + $0 } ?? "")] + rest.dropFirst().map { "  " + $0 }
  }

  /// Returns the texts of a drawing, each after the address in its margin, if any.
  package static func lines(ofPicture lines: [String]) -> [String] {
    var result: [String] = []
    var address = ""
    for line in lines {
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      // A line without a frame at its sides is the frame itself or text beside it.
      guard parts.count > 2 else {
        let words = String(line.filter { !isFrame($0) }).trimmed
        if !words.isEmpty { result.append(words) }
        continue
      }
      let margin = String(parts[0]).trimmed
      if !margin.isEmpty { address = margin }
      for text in pieces(of: parts[1..<(parts.count - 1)].joined(separator: "│")) {
        result.append(address.isEmpty ? "  " + text : "\(address): \(text)")
        address = ""
      }
    }
    return result
  }

  /// Returns the texts that are side by side.
  private static func pieces(of row: String) -> [String] {
    var pieces: [String] = []
    var rest = row.filter { !isFrame($0) || $0 == "│" }[...]
    while !rest.isEmpty {
      let end = rest.firstRange(of: "  ")?.lowerBound ?? rest.endIndex
      let piece = String(rest[..<end]).trimmed
      if !piece.isEmpty { pieces.append(piece) }
      rest = rest[end...].drop { $0 == " " }
    }
    return pieces
  }

  private static func isFrame(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1
      && character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }
}
