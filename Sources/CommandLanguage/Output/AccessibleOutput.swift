/// Answers that are written to be heard: one fact a line in reading order, the address before the value, no columns
/// and no boxes.
package enum AccessibleOutput {
  /// A row of a table: what it is about with the first fact, the others below.
  package static func lines(_ cells: [String]) -> [String] {
    let facts = cells.filter { !$0.isEmpty }
    guard let first = facts.first else { return [] }
    let rest = facts.dropFirst()
    return [first + (rest.first.map { ": " + $0 } ?? "")] + rest.dropFirst().map { "  " + $0 }
  }

  /// A drawing: the texts in it, each behind the address at the margin where there is one.
  package static func lines(ofPicture lines: [String]) -> [String] {
    var result: [String] = []
    var address = ""
    for line in lines {
      let parts = line.split(separator: "│", omittingEmptySubsequences: false)
      // What has no frame at its sides is the frame, or words beside it.
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

  /// The texts that stand side by side.
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
