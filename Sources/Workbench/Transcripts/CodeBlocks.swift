/// The code blocks of a Markdown file that are transcripts.
enum CodeBlocks {
  /// Returns the lines inside each block whose info string starts with `tabletop`.
  static func lines(of lines: TextLines) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var open: (fence: Fence, start: Int)?
    for (index, line) in lines.enumerated() {
      if let block = open {
        guard block.fence.isClosed(by: line) else { continue }
        if block.fence.isTranscript { blocks.append(block.start..<index) }
        open = nil
      } else if let fence = Fence(line) {
        open = (fence, index + 1)
      }
    }
    if let block = open, block.fence.isTranscript { blocks.append(block.start..<lines.count) }
    return blocks
  }

  /// The opening line of a block: at least three backticks or tildes.
  private struct Fence {
    let mark: Character
    let length: Int
    let isTranscript: Bool

    init?(_ line: String) {
      guard let (mark, length, rest) = Fence.run(in: line) else { return nil }
      // If the line has more backticks, they mark inline code.
      guard mark != "`" || !rest.contains("`") else { return nil }
      self.mark = mark
      self.length = length
      isTranscript = rest.split(separator: " ").first == "tabletop"
    }

    func isClosed(by line: String) -> Bool {
      guard let (mark, length, rest) = Fence.run(in: line) else { return false }
      return mark == self.mark && length >= self.length && rest.allSatisfy { $0 == " " }
    }

    private static func run(in line: String) -> (Character, Int, Substring)? {
      let blanks = line.prefix { $0 == " " }
      let text = line[blanks.endIndex...]
      guard blanks.count <= 3, let mark = text.first, mark == "`" || mark == "~" else { return nil }
      let marks = text.prefix { $0 == mark }
      return marks.count >= 3 ? (mark, marks.count, text[marks.endIndex...]) : nil
    }
  }
}
