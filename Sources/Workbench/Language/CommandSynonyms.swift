/// The words of UIKit and other shells, with their equivalent commands.
enum CommandSynonyms {
  /// Returns the equivalent command, or nil if the word is unknown.
  static func command(for word: String) -> String? {
    let plain = word.prefix { $0 != "(" }.lowercased()
    return table[plain]
  }

  private static let table: [String: String] = [
    "reloaddata": "reload", "reloadrows": "reload S R", "reloadsections": "reload section S",
    "cellforrow": "row S R  or  cell S R", "cellforrowat": "row S R  or  cell S R",
    "numberofrows": "rows S", "numberofrowsinsection": "rows S", "numberofsections": "sections",
    "contentoffset": "offset", "contentsize": "content", "scrolltorow": "scroll to S R",
    "selectrow": "select S R  or  table select S R", "deselectrow": "deselect S R",
    "didselectrowat": "select S R", "didselectrow": "select S R",
    "insertrows": "insert after S R ITEM", "deleterows": "delete S R",
    "moverow": "move S R to S R", "insertsections": "section insert after S HEADER",
    "deletesections": "section delete S", "movesection": "section move S to S",
    "beginupdates": "begin", "endupdates": "end", "performbatchupdates": "begin … end",
    "layoutifneeded": "layout", "setneedslayout": "layout",
    "indexpathforselectedrow": "selection", "indexpathsforselectedrows": "selection",
    "indexpathsforvisiblerows": "visible", "visiblecells": "visible",
    "rectforrow": "rect S R", "rect": "rect S R", "heightforrow": "height S R",
    "heightforrowat": "height S R", "rowheight": "set rowHeight PT",
    "indexpathforrow": "hit Y", "titleforheaderinsection": "sections",
    "dequeuereusablecell": "pool", "datasource": "info", "delegate": "capabilities",
    ".tables": "sections", "\\d": "sections", "\\dt": "sections", ".schema": "info",
    ".mode": "format", "\\pset": "format", ".save": "save", "print": "item", "p": "item",
    "\\timing": "set timing on", ".timer": "set timing on",
    "list": "rows", "commit": "end (a batch)  or  confirm (a deletion)",
    "where": "find TEXT  or  filter TEXT",
    "dir": "ls", "load": "open", "add": "append",
    "remove": "delete", "rm": "delete", "write": "save", "get-row": "row", "cd": "open FILE",
    "close!": "close --force", "u": "undo",
  ]
}
