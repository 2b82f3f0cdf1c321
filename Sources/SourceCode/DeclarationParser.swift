/// The declarations of a Swift file, found by its braces and keywords.
struct DeclarationParser {
  private let bytes: [UInt8]
  private let tokens: [SourceToken]
  private let commentLines: Set<Int>
  private var index = 0
  private(set) var declarations: [SourceDeclaration] = []

  /// Whether all braces are balanced.
  private(set) var isBalanced = true

  /// Parses a file.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - tokens: Its tokens.
  ///   - commentLines: The lines that have only a comment, from 1.
  init(_ bytes: [UInt8], _ tokens: [SourceToken], commentLines: Set<Int>) {
    self.bytes = bytes
    self.tokens = tokens
    self.commentLines = commentLines
    parseMembers(of: "", isLocal: false)
    while index < tokens.count {
      // A closing brace without an opening one.
      isBalanced = false
      index += 1
      parseMembers(of: "", isLocal: false)
    }
  }

  /// A part of the header of a type.
  private enum Part {
    case name
    case parent
    case rest
  }

  // MARK: Members

  /// Parses the members of a type, or of the file, up to the closing brace.
  private mutating func parseMembers(of owner: String, isLocal: Bool) {
    while let token, !token.isMark("}") {
      if token.isMark("#") {
        skipLine()
      } else if !parseDeclaration(in: owner, isLocal: isLocal) {
        index += 1
      }
    }
  }

  /// Parses a declaration if there is one here.
  ///
  /// - Returns: Whether there was one; otherwise the position is unchanged.
  private mutating func parseDeclaration(in owner: String, isLocal: Bool) -> Bool {
    let start = index
    skipModifiers()
    guard let token, token.kind == .word, let keyword = SourceKeyword(rawValue: word(at: index))
    else {
      index = start
      return false
    }
    index += 1
    if keyword.isType {
      parseType(keyword, from: start, in: owner, isLocal: isLocal)
    } else {
      parseMember(keyword, from: start, in: owner, isLocal: isLocal)
    }
    return true
  }

  private mutating func parseType(
    _ keyword: SourceKeyword,
    from start: Int,
    in owner: String,
    isLocal: Bool
  ) {
    let line = token?.line ?? 0
    var name = ""
    var parent = ""
    var part = Part.name
    var angles = 0
    while let token, !token.isMark("{") {
      if token.isMark("<") { angles += 1 }
      if angles == 0 {
        let word = word(at: index)
        if word == "where" {
          part = .rest
        } else if token.isMark(":"), part == .name {
          part = .parent
        } else if part == .name {
          name += word
        } else if part == .parent, token.kind == .word {
          parent = word
          part = .rest
        }
      }
      if token.isMark(">") { angles -= 1 }
      index += 1
    }
    let place = declarations.count
    index += 1
    let kind = SourceDeclaration.Kind(rawValue: keyword.rawValue) ?? .other
    let isExtension = kind == .extension
    let path = owner.isEmpty || isExtension ? name : owner + "." + name
    parseMembers(of: path, isLocal: isLocal)
    closeBrace()
    add(
      (kind, name, parent),
      from: start,
      line: line,
      in: isExtension ? "" : owner,
      isLocal,
      at: place
    )
  }

  private mutating func parseMember(
    _ keyword: SourceKeyword,
    from start: Int,
    in owner: String,
    isLocal: Bool
  ) {
    let line = token.map { keyword.namesItself ? tokens[index - 1].line : $0.line } ?? 0
    let place = declarations.count
    var name = keyword.rawValue
    switch keyword {
    case .func:
      name = takeFunctionName()
      name += "(" + takeLabels() + ")"
    case .`init`, .subscript: name += "(" + takeLabels() + ")"
    case .deinit: break
    default: name = token.map { _ in word(at: index) } ?? ""
    }
    skipRest(endsWithBody: keyword.endsWithBody, in: owner)
    add((keyword.kind, name, ""), from: start, line: line, in: owner, isLocal, at: place)
  }

  private mutating func add(
    _ what: (kind: SourceDeclaration.Kind, name: String, parent: String),
    from start: Int,
    line: Int,
    in owner: String,
    _ isLocal: Bool,
    at place: Int
  ) {
    var first = tokens[start].line
    while commentLines.contains(first - 1) { first -= 1 }
    let last = tokens[min(index, tokens.count) - 1].lastLine
    let found = SourceDeclaration(
      kind: what.kind,
      name: what.name,
      owner: owner,
      parent: what.parent,
      line: line,
      lines: first...max(first, last),
      isLocal: isLocal
    )
    declarations.insert(found, at: place)
  }

  // MARK: Parts of a declaration

  private mutating func takeFunctionName() -> String {
    var name = ""
    while let token, !token.isMark("("), name.isEmpty || !token.isMark("<") {
      name += word(at: index)
      index += 1
      if token.kind == .word || token.kind == .quotedWord { break }
    }
    return name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  /// Reads up to the closing parenthesis of the parameters; returns their labels with colons.
  private mutating func takeLabels() -> String {
    while let token, !token.isMark("("), !token.isMark("{"), !token.isMark("}") { index += 1 }
    guard token?.isMark("(") == true else { return "" }
    index += 1
    var labels = ""
    var isAtStart = true
    var depth = 0
    while let token {
      if depth == 0, token.isMark(")") { break }
      if token.opens || token.isMark("<") { depth += 1 }
      if token.closes || token.isMark(">") { depth -= 1 }
      if token.isMark(","), depth == 0 {
        isAtStart = true
      } else if isAtStart, token.kind == .word || token.kind == .quotedWord {
        labels += word(at: index) + ":"
        isAtStart = false
      } else if isAtStart, token.isMark("@") {
        index += 1
      }
      index += 1
    }
    index += 1
    return labels
  }

  /// Reads the rest of a declaration: its result or type, its body or value.
  private mutating func skipRest(endsWithBody: Bool, in owner: String) {
    while let token {
      if token.isMark("}") || token.isMark(";") { return }
      if token.isFirstOnLine, token.isMark("#") || startsDeclaration { return }
      if token.isMark("{") {
        skipBody(in: owner)
        if endsWithBody { return }
      } else if token.opens {
        skipGroup(in: owner)
      } else {
        index += 1
      }
    }
  }

  /// Reads a body with its braces; it may declare functions and types.
  private mutating func skipBody(in owner: String) {
    index += 1
    while let token, !token.isMark("}") {
      if token.isMark("{") {
        skipBody(in: owner)
      } else if token.mayDeclareLocally, SourceKeyword.local.contains(word(at: index)),
        parseDeclaration(in: owner, isLocal: true)
      {
        continue
      } else {
        index += 1
      }
    }
    closeBrace()
  }

  /// Reads a group with its parentheses or brackets; it may have closures.
  private mutating func skipGroup(in owner: String) {
    index += 1
    while let token, !token.closes {
      if token.isMark("{") {
        skipBody(in: owner)
      } else if token.opens {
        skipGroup(in: owner)
      } else {
        index += 1
      }
    }
    if index < tokens.count, !tokens[index].isMark("}") { index += 1 } else { isBalanced = false }
  }

  private mutating func closeBrace() {
    if index < tokens.count { index += 1 } else { isBalanced = false }
  }

  private mutating func skipLine() {
    let line = token?.line
    while let token, token.line == line { index += 1 }
  }

  private mutating func skipModifiers() {
    while let token {
      if token.isMark("@") {
        index += 2
        // An attribute's arguments follow it at once.
        if index < tokens.count, tokens[index].isMark("("),
          tokens[index].start == tokens[index - 1].end
        {
          skipGroup(in: "")
        }
      } else if token.kind == .word, isModifier {
        index += 1
        if index < tokens.count, tokens[index].isMark("(") { skipGroup(in: "") }
      } else {
        return
      }
    }
  }

  /// Whether the word here is a modifier; `class` is one before another declaration.
  private var isModifier: Bool {
    let word = word(at: index)
    guard word == "class" else { return SourceKeyword.modifiers.contains(word) }
    guard index + 1 < tokens.count else { return false }
    let next = self.word(at: index + 1)
    return ["func", "var", "let", "subscript"].contains(next)
      || SourceKeyword.modifiers.contains(next)
  }

  /// Whether a declaration starts here.
  private var startsDeclaration: Bool {
    guard let token else { return false }
    if token.isMark("@") { return true }
    guard token.kind == .word else { return false }
    let word = word(at: index)
    return SourceKeyword(rawValue: word) != nil || SourceKeyword.modifiers.contains(word)
  }

  private var token: SourceToken? { index < tokens.count ? tokens[index] : nil }

  private func word(at index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }
}

extension SourceToken {
  /// Whether the token opens a group, as `(` does.
  fileprivate var opens: Bool { isMark("(") || isMark("[") || isMark("{") }

  /// Whether the word has a length that one of ``SourceKeyword/local`` has.
  fileprivate var mayDeclareLocally: Bool { kind == .word && (4...6).contains(end - start) }

  /// Whether the token closes a group, as `)` does.
  fileprivate var closes: Bool { isMark(")") || isMark("]") || isMark("}") }
}
