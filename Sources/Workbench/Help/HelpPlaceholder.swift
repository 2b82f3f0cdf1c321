/// The placeholders in capitals that a command's syntax uses.
enum HelpPlaceholder {
  /// The meaning of each placeholder.
  static let meanings: [String: String] = [
    "S": "a section: its number, from 0",
    "S R": "a row: 0 3, 0.3, #id, or . for the last one (help addresses)",
    "S R..R": "several rows of a section: 0 3..7, 0 3..last, 0 *",
    "CELL": "a class of cells",
    "ARG": "what $1 to $9 stand for in the script",
    "CODE": "the code of an error (help errors)",
    "COMMAND": "a command with its words",
    "COUNT": "how many rows, one number a section",
    "EDGE": "top, left, bottom or right",
    "FILE": "a path; in a script it starts at the script's folder",
    "H": "height in points",
    "HEADER": "the text of the header",
    "ID": "an identifier, under which cells wait to be used again",
    "ITEM": "a title, or an object as JSON: {\"title\": \"New\"}",
    "JSON": "a value typed in place: {\"old\": [3], …}",
    "KEY": "a key of the rows' objects",
    "OP": "an operator: = != < <= > >= ~ !~",
    "PATH": "a key, or a path such as name.common",
    "KEY=VALUE": "a key of the object and its new value: title=\"New\"",
    "K=V": "the name of a parameter and its value: page=2",
    "LINE": "a line as the shell reads it, up to its end",
    "M": "a verb of HTTP: GET, POST, …",
    "METHOD": "an optional method: didSelect, commit, heightForRow, …",
    "MS": "milliseconds of the virtual clock",
    "N": "a number, from 1",
    "NUMBER": "a number to compare with",
    "FOLDER": "a folder of files",
    "NAME": "a name",
    "PROPERTY": "a property of the table view; set lists them",
    "PATH": "a key, or a path such as name.common or /name/common",
    "PT": "a length in points",
    "R": "a row: its number, from 0",
    "QUERY": "of rows: a text or a comparison (help queries); else a command of looking",
    "/RE/": "an expression, POSIX extended; i behind it: whatever the case",
    "ROLE": "title, subtitle, image, id, accessory, height or kind",
    "RULE": "none, auto, link, page[:PARAM[:FIRST]] or cursor:KEY[:PARAM]",
    "SCRIPT": "a file of commands: NAME.tabletop",
    "SECONDS": "how long to wait between two looks, 0.1 to 86400",
    "SELECTOR": "a message of the last trace, such as didSelect",
    "STATE": "a state of a cell: disabled, pinned, expanded, or one of the application's own",
    "TEXT": "text; quotes where blanks count",
    "TITLE": "a title: of a screen, of the index, of a line of the menu",
    "TOPIC": "one of the topics that help lists",
    "URL": "an address of HTTP: https://host/path",
    "VALUE": "a value",
    "VIEW": "a class of header views: Plain, or none",
    "W": "width in points",
    "WIRING": "a way to wire the same rows; wiring lists them",
    "WORD": "a word to look for",
    "Y": "points from the top of the content",
  ]

  /// Returns the placeholders of a syntax, in order of appearance.
  static func names(in syntax: [String]) -> [String] {
    var names: [String] = []
    for form in syntax {
      let words = form.replacingBrackets.split(separator: " ").map(String.init)
      var index = 0
      while index < words.count {
        let pair = index + 1 < words.count ? "\(words[index]) \(words[index + 1])" : ""
        let isPair = meanings[pair] != nil
        let name = isPair ? pair : words[index]
        index += isPair ? 2 : 1
        let isName = isPair || meanings[name] != nil || name.isPlaceholder
        if isName, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Returns the placeholders of a syntax with their meanings.
  static func terms(in syntax: [String]) -> [HelpTopic.Term] {
    names(in: syntax).compactMap { name in meanings[name].map { HelpTopic.Term(name, $0) } }
  }
}

extension String {
  /// Whether the word has only capitals.
  fileprivate var isPlaceholder: Bool { allSatisfy { $0.isASCII && $0.isUppercase } }

  /// The words of a syntax without brackets, bars and other marks.
  fileprivate var replacingBrackets: String {
    String(map { "[]|…\"".contains($0) ? " " : $0 })
  }
}
