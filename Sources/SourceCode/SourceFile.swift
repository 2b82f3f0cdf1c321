/// A source file of the libraries, embedded in the program.
public struct SourceFile: Hashable, Sendable {
  /// The path relative to the folder of sources, such as `Wirings/ItemsController.swift`.
  public let path: String

  /// The lines of the text.
  public let lines: [String]

  /// The number of lines that are neither blank nor comment.
  public let codeLines: Int

  /// The declarations, in order; a type is before its members.
  public let declarations: [SourceDeclaration]

  /// The strings in the code that name a method, such as `dataModel(_:didLoad:)`.
  public let messages: [String]

  /// Whether all braces are balanced.
  public let isBalanced: Bool

  /// The text.
  public var text: String { lines.joined(separator: "\n") }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder of sources.
  ///   - bytes: The text in UTF-8.
  /// - Complexity: O(n).
  public init(path: String, bytes: [UInt8]) {
    // A text is split by its bytes: searching its characters takes ten times as long.
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    var comments: Set<Int> = []
    var codeLines = 0
    for (index, line) in lines.enumerated() {
      let code = Self.code(of: line)
      if code.starts(with: "//".utf8) {
        comments.insert(index + 1)
      } else if !code.isEmpty {
        codeLines += 1
      }
    }
    let tokens = SourceLexer.tokens(of: bytes)
    let parser = DeclarationParser(bytes, tokens, commentLines: comments)
    self.path = path
    self.lines = lines
    self.codeLines = codeLines
    declarations = parser.declarations
    isBalanced = parser.isBalanced
    messages = tokens.compactMap { $0.kind == .string ? Self.message(in: bytes, $0) : nil }
  }

  /// The bytes of a line without the blanks at its start.
  private static func code(of line: String) -> Substring.UTF8View {
    line.utf8.drop { $0 == UInt8(ascii: " ") }
  }

  /// The method name at the start of a string, without the type before its period, or nil.
  private static func message(in bytes: [UInt8], _ token: SourceToken) -> String? {
    var start = token.start + 1
    var index = start
    func skipWord() { while index < token.end, bytes[index].isOfWord { index += 1 } }
    skipWord()
    if index > start, bytes[index] == UInt8(ascii: ".") {
      index += 1
      start = index
      skipWord()
    }
    guard index > start, bytes[index] == UInt8(ascii: "(") else { return nil }
    index += 1
    while bytes[index].isOfWord || bytes[index] == UInt8(ascii: ":") { index += 1 }
    guard bytes[index] == UInt8(ascii: ")") else { return nil }
    return String(decoding: bytes[start...index], as: UTF8.self)
  }

  /// The words of the code: identifiers and keywords.
  ///
  /// - Complexity: O(n) in the text.
  public var words: Set<Substring> {
    var words: Set<Substring> = []
    for line in lines where !Self.code(of: line).starts(with: "//".utf8) {
      // The bytes of other letters than ASCII's belong to a word.
      for word in line.utf8.split(whereSeparator: { !$0.isOfWord && $0 < 0x80 }) {
        words.insert(Substring(word))
      }
    }
    return words
  }
}
