/// The placeholders in capitals that a command's syntax uses.
enum HelpPlaceholder {
  /// The meaning of each placeholder.
  static let meanings: [String: String] = [
    "S": "a section number, from 0",
    "S R": "a row: 0 3, 0.3, #id, or . for the current one (help addresses)",
    "S R..R": "several rows: 0 3..7, 0 3..last, 0 *, or * for all",
    "CELL": "a cell class",
    "ADDR": "a numeric address of this machine, such as 192.168.0.7",
    "AGE": "the age of the rows in seconds, 1 to 86400",
    "ARG": "an argument of the script: $1 to $9",
    "CODE": "an error code (help errors)",
    "ARGS": "the arguments that the trace shows, such as 0 3",
    "CLASS": "a part of the name of a class",
    "COMMAND": "a command with its arguments",
    "COUNT": "the number of rows in each section",
    "EDGE": "top, left, bottom or right",
    "FILE": "a path; in a script it starts at the script's folder",
    "H": "the height in points",
    "HEADER": "the header text",
    "ID": "a reuse identifier, or the id of a row",
    "ITEM": "a title, or an object as JSON: {\"title\": \"New\"}",
    "JSON": "JSON typed here: {\"old\": [3], …}",
    "KEY": "a key of the rows' objects",
    "OP": "an operator: = != < <= > >= ~ !~",
    "KEY=VALUE": "a key and its new value: title=\"New\"",
    "K=V": "a parameter and its value: page=2",
    "LINE": "a shell command, up to the end of the line",
    "LIST": "files, network, programs, or several with commas",
    "M": "an HTTP method: GET, POST, …",
    "METHOD": "an optional method: didSelect, commit, heightForRow, …",
    "MS": "milliseconds of the virtual clock",
    "N": "a number, from 1",
    "NUMBER": "a number to compare with",
    "FOLDER": "a folder of files",
    "NAME": "a name",
    "PROPERTY": "a property of the table view; set lists them",
    "PATH": "a key, or a path such as name.common or /name/common",
    "PORT": "a port of this machine, from 1 to 65535",
    "PT": "a length in points",
    "R": "a row number, from 0",
    "QUERY": "a text or a comparison (help queries)",
    "/RE/": "a POSIX extended regular expression; /RE/i ignores case",
    "ROLE": "title, subtitle, image, id, accessory, height or kind",
    "RULE": "none, auto, link, page[:PARAM[:FIRST]] or cursor:KEY[:PARAM]",
    "SCRIPT": "a script file: NAME.tabletop",
    "SECONDS": "the time between two runs, 0.1 to 86400",
    "SELECTOR": "a part of a message's name, such as didSelect",
    "STATE": "a cell state: disabled, pinned, expanded, or your own",
    "TEXT": "text; quote it to keep spaces",
    "TITLE": "the title of a screen, an index entry or a menu item",
    "TOPIC": "a topic from the help list",
    "COLUMN": "a column of numbers, which store the places of rows",
    "KEYS": "columns, such as `city, name desc`",
    "PART": "dataSource, delegate, animator or none",
    "SEED": "a number; the same one gives the same edits",
    "SIZE": "a text size: XS to XXXL, AX1 to AX5",
    "SQL": "a condition, such as `score > 7`",
    "URL": "an HTTP URL: https://host/path",
    "VALUE": "a value",
    "VIEW": "a header view class: Plain, or none",
    "W": "the width in points",
    "WIRING": "a wiring; wiring lists them",
    "WORD": "a word to search for",
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

  /// The commands whose QUERY is a command, and not a search for rows.
  private static let commandQueries: Set<String> = ["expect", "let"]

  /// The placeholders that mean something else in a command.
  private static let ownMeanings = [
    "expect": ["COMMAND": "the name of a command"],
    "invariants": ["COUNT": "the number of edits"],
    "generators": ["TITLE": "the title of a new row"],
    "open": ["URL": "https://HOST/PATH or postgresql://HOST/DATABASE"],
  ]

  /// Returns the placeholders of a command's syntax with their meanings.
  static func terms(in syntax: [String], of command: String) -> [HelpTopic.Term] {
    names(in: syntax).compactMap { name in
      if name == "QUERY", commandQueries.contains(command) {
        return HelpTopic.Term(name, "a read-only command, such as rows 0")
      }
      return (ownMeanings[command]?[name] ?? meanings[name]).map { HelpTopic.Term(name, $0) }
    }
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
