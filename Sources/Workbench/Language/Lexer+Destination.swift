// Where an answer goes: signs that count at the beginning of a word, as in a shell.
extension Lexer {
  /// Takes `| COMMAND`: the rest of the line as it stands, for the shell to read.
  mutating func takeProgram() {
    let start = position
    position += 1
    let begin = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    let text = String(decoding: bytes[begin..<position], as: UTF8.self)
    destination = .program(text, offset: start)
  }

  /// Takes `> FILE` or `>> FILE`; the file is one word, in quotes where it has blanks.
  mutating func takeFile() throws(CommandError) {
    let start = position
    position += 1
    let appends = peek() == UInt8(ascii: ">")
    if appends { position += 1 }
    while let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      position += 1
    }
    guard let byte = peek(), !byte.isBlank, byte != UInt8(ascii: ";") else {
      throw CommandError(
        "bad-argument",
        "a file is missing behind \(appends ? ">>" : ">")",
        hint: "COMMAND \(appends ? ">>" : ">") FILE; a title with > stands in quotes",
        offset: start
      )
    }
    let word = try wordToken()
    destination = .file(word.text, appends: appends, offset: word.range.lowerBound)
  }
}
