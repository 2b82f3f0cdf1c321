/// The words of UIKit and other programs, with their equivalents here.
///
/// `help WORD` shows them, and an unknown command gets them as its hint.
enum CommandSynonyms {
  /// The equivalent of some words.
  struct Synonym: Sendable {
    /// The words, in lower case.
    let words: [String]

    /// The equivalent command, or an empty text if there is none.
    let line: String

    /// A sentence about the words; empty if the command says enough.
    let note: String

    fileprivate init(_ words: String, _ line: String, _ note: String = "") {
      self.words = words.split(separator: " ").map(String.init)
      (self.line, self.note) = (line, note)
    }

    /// The hint for a person who typed one of the words as a command.
    var hint: String {
      let way = line.isEmpty ? "" : "try `\(line)`"
      return way.isEmpty ? note : note.isEmpty ? way : "\(way); \(note)"
    }
  }

  /// Returns the equivalent of a word, ignoring case; nil if the word is unknown.
  ///
  /// A name of UIKit is known without its prefix, too.
  static func synonym(for word: String) -> Synonym? {
    let key = key(of: word)
    return table[key] ?? table["ui" + key] ?? table["ns" + key]
  }

  /// Every known word.
  static var words: [String] { table.keys.sorted() }

  /// The equivalents, in the order of their files.
  static let all: [Synonym] = ofUIKit + ofPrograms + ofPeople

  /// Returns the part of a word that identifies it: a method's name without its parameters.
  private static func key(of word: String) -> String {
    let isMethod = word.hasPrefix("tableView(_:")
    let inside = isMethod ? word.dropFirst("tableView(_:".count) : word[...]
    return inside.prefix { $0 != "(" && $0 != ":" || $0 == inside.first }.lowercased()
  }

  private static let table: [String: Synonym] = {
    var table: [String: Synonym] = [:]
    for synonym in all {
      for word in synonym.words { table[word] = synonym }
    }
    return table
  }()
}

extension CommandSynonyms {
  /// The words of UIKit.
  private static let ofUIKit: [Synonym] = [
    Synonym("uitableview tableview", "table --help", "`capabilities` and `set` show its parts"),
    Synonym("uitableviewstyle", "style plain"),
    Synonym("indexpath nsindexpath", "help addresses", "0 3 is section 0, row 3"),
    Synonym("reloaddata", "reload"), Synonym("reloadrows", "reload S R"),
    Synonym("reloadsections", "reload section S"),
    Synonym("cellforrow cellforrowat", "row S R", "`cell S R` draws the cell"),
    Synonym("numberofrows numberofrowsinsection", "rows S"),
    Synonym("numberofsections", "sections"),
    Synonym("contentoffset", "offset"), Synonym("contentsize", "content"),
    Synonym("scrolltorow", "scroll to S R"),
    Synonym("setcontentoffset", "scroll by PT"),
    Synonym("scrolltonearestselectedrow", "scroll to .", "the dot is the current row"),
    Synonym("selectrow", "table select S R", "`select S R` is a tap, with delegate calls"),
    Synonym("deselectrow", "deselect S R"),
    Synonym("didselectrowat didselectrow", "select S R"),
    Synonym("insertrows", "insert after S R ITEM"), Synonym("deleterows", "delete S R"),
    Synonym("moverow moverowat", "move S R to S R"),
    Synonym("insertsections", "section insert after S HEADER"),
    Synonym("deletesections", "section delete S"), Synonym("movesection", "section move S to S"),
    Synonym("beginupdates", "begin"), Synonym("endupdates", "end"),
    Synonym("performbatchupdates", "begin", "then the edits, then `end`"),
    Synonym("layoutifneeded setneedslayout layoutsubviews", "layout"),
    Synonym("indexpathforselectedrow indexpathsforselectedrows", "selection"),
    Synonym("indexpathsforvisiblerows visiblecells", "visible"),
    Synonym("rectforrow", "rect S R"), Synonym("heightforrow heightforrowat", "height S R"),
    Synonym("indexpathforrow indexpathsforrows", "hit Y"),
    Synonym("headerview footerview titleforheaderinsection", "sections"),
    Synonym(
      "dequeuereusablecell dequeuereusableheaderfooterview prepareforreuse reuseidentifier",
      "pool",
      "`app dequeue ID` takes a cell, `app register ID CELL` registers a class"
    ),
    Synonym("uitableviewheaderfooterview", "sections", "`app register ID VIEW` registers a class"),
    Synonym("datasource uitableviewdatasource", "capabilities", "lists the methods it has here"),
    Synonym(
      "delegate uitableviewdelegate uiscrollviewdelegate uitableviewdatasourceprefetching "
        + "uitableviewdragdelegate uitableviewdropdelegate",
      "capabilities",
      "`app implement METHOD on` adds a method"
    ),
    Synonym(
      "uitableviewcontroller viewdidload viewwillappear viewdidappear"
        + " clearsselectiononviewwillappear",
      "appear",
      "clears the selection; a layout before it is the warning W1"
    ),
    Synonym("editbuttonitem setediting", "edit on"), Synonym("editingstyle", "edit on"),
    Synonym("contentinset", "app inset top PT"),
    Synonym(
      "uitableviewcell textlabel detailtextlabel imageview accessorytype accessoryview"
        + " selectionstyle",
      "cell S R",
      "`item S R` shows its keys"
    ),
    Synonym(
      "contentconfiguration defaultcontentconfiguration backgroundconfiguration "
        + "configurationupdatehandler setneedsupdateconfiguration uilistcontentconfiguration "
        + "uibackgroundconfiguration uicellconfigurationstate",
      "app cell S R state"
    ),
    Synonym("uihostingconfiguration swiftui", "", "SwiftUI is not supported"),
    Synonym("uicollectionview uicollectionviewcell", "arrange grid", "a grid of the same rows"),
    Synonym("reconfigurerows reconfigureitems", "table reconfigure S R"),
    Synonym(
      "uitableviewdiffabledatasource nsdiffabledatasourcesnapshot diffable reloaditems appenditems "
        + "appendsections itemidentifier applysnapshotusingreloaddata defaultrowanimation",
      "app snapshot",
      "`apply NAME` moves to a saved state by difference"
    ),
    Synonym("automaticdimension", "set rowHeight auto", "the cell's content decides the height"),
    Synonym(
      "safeareainsets contentinsetadjustmentbehavior",
      "set adjustedContentInset",
      "safe areas are not supported"
    ),
    Synonym("uirefreshcontrol beginrefreshing endrefreshing", "pull", "`app refresh begin|end`"),
    Synonym(
      "uicontextualaction uiswipeactionsconfiguration uitableviewrowaction",
      "swipe S R",
      "`action N` performs one"
    ),
    Synonym("uicontextmenuconfiguration uimenu", "menu S R"),
    Synonym(
      "becomefirstresponder resignfirstresponder keyboarddismissmode uitextfield",
      "type S R TEXT",
      "`keyboard PT` shows the keyboard"
    ),
    Synonym("uiswitch", "toggle S R"), Synonym("uibutton", "button S R NAME"),
    Synonym("draginteractionenabled", "drag S R to S R"),
    Synonym("uitableviewfocusupdatecontext", "focus"),
    Synonym("selectiondidchangenotification notification", "trace on", "shows every call"),
    Synonym(
      "uitraitcollection uicontentsizecategory dynamictype",
      "set preferredContentSizeCategory extraLarge"
    ),
    Synonym("accessibilitylabel accessibilitytraits voiceover", "audit"),
    Synonym("uilocalizedindexedcollation sectionindextitles", "index"),
    Synonym(
      "nsfetchedresultscontroller coredata",
      "explain F1",
      "Core Data is not supported; `explain` knows its messages"
    ),
    Synonym("uinavigationcontroller pushviewcontroller popviewcontroller", "stack", "`back` pops"),
    Synonym("uiimage uiimageview sfsymbols", "show", "an image is drawn as the start of its name"),
  ]

  /// The words of databases, shells and editors.
  private static let ofPrograms: [Synonym] = [
    Synonym(".tables \\d \\dt", "sections"), Synonym(".schema desc schema columns fields", "keys"),
    Synonym(".mode \\pset", "format NAME"), Synonym(".save", "save"),
    Synonym("\\timing .timer", "set timing on"),
    Synonym("print p cat get-row", "item S R", "`rows` lists all rows"),
    Synonym("head less", "rows", "Return on an empty line shows more"),
    Synonym("tail", "row 0 last", "`scroll end` shows the last rows"),
    Synonym("list ll", "rows"), Synonym("dir", "ls"),
    Synonym(
      "where grep ack rg search lookup query locate",
      "find TEXT",
      "`filter TEXT` hides others"
    ),
    Synonym("orderby order", "sort KEY"), Synonym("limit", "rows --limit N"),
    Synonym("groupby", "group KEY"), Synonym("distinct unique uniq values", "keys"),
    Synonym("wc length size", "count"),
    Synonym(
      "sum avg average mean min max total",
      "rows --keys KEY > FILE.csv",
      "sums are not supported; `keys` shows the range of each key"
    ),
    Synonym("join union", "", "joins are not supported; `diff NAME` compares two tables"),
    Synonym("psql postgres postgresql sqlite", "open FILE", "`open postgresql://HOST/NAME`"),
    Synonym("sql", "", "SQL is not supported; `help queries` shows how to filter"),
    Synonym("sed awk jq", "rows --keys KEY | PROGRAM"),
    Synonym("commit", "end", "`confirm` confirms a deletion"),
    Synonym("load import read", "open FILE"), Synonym("add", "append S ITEM"),
    Synonym("create touch", "insert after S R ITEM", "`new 5` creates a table"),
    Synonym("mkdir", "section insert after S HEADER"),
    Synonym("remove rm del erase drop truncate", "delete S R"),
    Synonym("mv rename modify change retitle", "update S R title=TEXT", "`move` moves rows"),
    Synonym("cp duplicate clone", "copy S R", "`insert after S R ITEM` adds a row"),
    Synonym("write w :w", "save"), Synonym("wq :wq x :x", "save", "then `quit`"),
    Synonym("e :e :open", "open FILE"),
    Synonym("cd chdir", "open FILE", "a path starts at the folder you started in"),
    Synonym("pwd whoami", "info", "`! pwd` runs the program"),
    Synonym("vi vim nano emacs", "browse", "Ctrl-X Ctrl-E edits the typed line"),
    Synonym("close!", "close --force"), Synonym("u revert", "undo"),
    Synonym("reset restart", "undo", "`open FILE` reads the file again"),
    Synonym("run do exec", "source FILE"), Synonym("dump", "rows > FILE.csv"),
    Synonym("json", "rows > FILE.json"), Synonym("csv excel", "rows > FILE.csv"),
    Synonym("log debug verbose events", "trace on"),
    Synonym("curl fetch download http wget", "open URL"),
    Synonym("upload post put push publish", "", "sending data to a server is not supported"),
    Synonym("config settings preferences options", "set"),
    Synonym("env variable", "let NAME VALUE"),
  ]

  /// Everyday words.
  private static let ofPeople: [Synonym] = [
    Synonym("describe about summary stat", "info", "`keys` describes the keys of the rows"),
    Synonym("wrap width", "item S R --raw", "prints long text whole; listings cut it"),
    Synonym("color colour colors theme dark light", "set color never", "or auto, or always"),
    Synonym("font bold", "", "the terminal chooses the font"),
    Synonym("click longpress doubleclick", "select S R", "`press S R` holds the row"),
    Synonym("check uncheck switch", "toggle S R"), Synonym("cut paste clipboard", "copy S R"),
    Synonym("goto jump go", "scroll to S R"), Synonym("top first", "scroll top"),
    Synonym("bottom last", "scroll end"), Synonym("up down", "scroll by PT"),
    Synonym("screenshot svg image draw render", "picture FILE.svg", "`show` draws as text"),
    Synonym("gui tui fullscreen mouse ui", "browse"),
    Synonym("web browser html website", "serve"),
    Synonym("learn course teach start", "lesson"), Synonym("docs doc manual guide", "help"),
    Synonym("error crash", "explain", "explains the last error or a pasted message"),
    Synonym("test assert verify", "expect …", "`--check FILE` replays transcripts"),
    Synonym("benchmark perf profile", "time COMMAND", "`compare` measures the wirings"),
    Synonym("version", "", "`tabletop --version` prints it"),
    Synonym("bye logout leave stop", "quit"),
    Synonym("hello hi", "help"), Synonym("mvc architecture pattern", "wiring"),
  ]
}
