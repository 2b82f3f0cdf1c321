import CommandLanguage
import SessionSupport
import TableUI
import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

/// `help WORD` for the names of UIKit and the words of other programs.
@MainActor @Suite struct HelpNameTests {
  @Test func `each property has its effect, values and default`() throws {
    let fixture = try SessionFixture(nil)
    for name in TableProperty.all.map({ $0.name }) {
      let lines = fixture.run("help \(name)").split(separator: "\n")
      #expect(lines[0].hasPrefix("\(name): a property"))
      #expect(lines.contains { $0.hasPrefix("  effect ") }, "\(name)")
      #expect(lines.contains { $0.hasPrefix("  default ") }, "\(name)")
      #expect(lines.contains { $0.hasSuffix("et \(name)") || $0.hasSuffix("et \(name) VALUE") })
    }
  }

  @Test(arguments: OptionalMethod.allCases)
  func `each optional method is known by its names`(method: OptionalMethod) throws {
    let fixture = try SessionFixture()
    let inside = method.selector.hasPrefix("tableView(_:") ? method.selector.dropFirst(12) : ""
    let label = inside.prefix { $0 != ":" && $0 != "(" }
    for word in [method.name.uppercased(), String(label)] where !word.isEmpty {
      let text = fixture.run("help \(word)")
      #expect(text.contains(method.selector), "\(word): \(text)")
      #expect(text.contains("app implement \(method.name) on"), "\(word)")
    }
  }

  /// The names that people look up, from the headers of UIKit.
  private nonisolated static let names = [
    "UITableView", "UITableViewDataSource", "UITableViewDelegate",
    "UITableViewDataSourcePrefetching", "UITableViewDragDelegate", "UITableViewDropDelegate",
    "UIScrollViewDelegate", "UITableViewController", "clearsSelectionOnViewWillAppear",
    "viewDidLoad", "editButtonItem", "UITableViewCell", "textLabel", "detailTextLabel",
    "imageView", "accessoryType", "accessoryView", "selectionStyle", "contentConfiguration",
    "defaultContentConfiguration", "backgroundConfiguration", "configurationUpdateHandler",
    "setNeedsUpdateConfiguration", "UIListContentConfiguration", "UIBackgroundConfiguration",
    "UIHostingConfiguration", "UICellConfigurationState", "prepareForReuse", "reuseIdentifier",
    "dequeueReusableHeaderFooterView", "UITableViewHeaderFooterView", "reconfigureRows",
    "reconfigureItems", "reloadItems", "appendItems", "appendSections", "itemIdentifier",
    "applySnapshotUsingReloadData", "defaultRowAnimation", "UITableViewDiffableDataSource",
    "NSDiffableDataSourceSnapshot", "headerView", "footerView", "indexPathsForRows",
    "setContentOffset", "scrollToNearestSelectedRow", "automaticDimension", "safeAreaInsets",
    "contentInsetAdjustmentBehavior", "UIRefreshControl", "beginRefreshing",
    "UIContextualAction", "UISwipeActionsConfiguration", "UITableViewRowAction",
    "UIContextMenuConfiguration", "becomeFirstResponder", "keyboardDismissMode",
    "dragInteractionEnabled", "UITableViewFocusUpdateContext", "selectionDidChangeNotification",
    "UITraitCollection", "UIContentSizeCategory", "accessibilityLabel", "accessibilityTraits",
    "UILocalizedIndexedCollation", "NSFetchedResultsController", "IndexPath", "contentInset",
    "editingStyle", "reloadData", "tableView(_:cellForRowAt:)", "numberOfRowsInSection:",
  ]

  @Test(arguments: names) func `a name of UIKit has an answer`(name: String) throws {
    let fixture = try SessionFixture()
    let text = fixture.run("help \"\(name)\"")
    #expect(!text.hasPrefix("error["), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { String($0).displayWidth < 80 }, "\(name)")
  }

  @Test(arguments: UIKitName.all.map(\.name))
  func `a name says what it is, and what of it is here`(name: String) throws {
    let fixture = try SessionFixture()
    let text = fixture.run("help \(name)")
    #expect(!text.hasPrefix("error["), "\(text)")
    let entry = try #require(UIKitName.named(name))
    let isListed = text.hasPrefix("\(name): a property") || text.contains(": an optional method")
    #expect(isListed || text.hasPrefix("\(name): \(entry.meaning.prefix(30))"), "\(text)")
    #expect(text.contains("try ") || text.contains("not supported"), "\(text)")
    let isPrefixed = name.hasPrefix("UI") || name.hasPrefix("NS")
    let short = isPrefixed ? String(name.dropFirst(2)) : name.uppercased()
    #expect(!fixture.run("help \(short)").hasPrefix("error["), "\(short)")
  }

  @Test(arguments: [
    ("canEditRowAt", "`help canEditRowAt` explains it"),
    ("tableHeaderView", "`help tableHeaderView` explains it"),
    ("contentInset", "try `app inset top PT`"), ("get contentOffset", "try `offset`"),
    ("set contentInset 20", "it is read-only; try `app inset top PT`"),
  ])
  func `a name as a command or property has the hint of its help`(line: String, hint: String) throws
  {
    #expect(try SessionFixture().type(line).hasSuffix("  hint: \(hint)"))
  }

  @Test func `the names that people look up say what they are`() {
    for name in Self.names where !name.contains(":") && !name.contains("(") {
      let isProperty = TableProperty.all.contains { $0.name == name }
      let isMethod = OptionalMethod.named(name) != nil
      #expect(UIKitName.named(name) != nil || isProperty || isMethod, "\(name)")
    }
  }

  @Test func `help completes the names`() throws {
    let fixture = try SessionFixture()
    for (start, name) in [
      ("UITableViewDataS", "UITableViewDataSourcePrefetching"),
      ("estimatedRow", "estimatedRowHeight"),
      ("willDisp", "willDisplay"), ("NSDiff", "NSDiffableDataSourceSnapshot"),
    ] {
      let completion = Completer(fixture.session).completion(of: "help \(start)")
      let offered = completion.candidates.map(\.text)
      #expect(offered.contains { $0.hasPrefix(name) }, "\(start): \(offered)")
    }
  }

  @Test(arguments: [
    ("search", "find"), ("describe", "info"), ("cat", "item"), ("wrap", "item"),
    ("cd", "open"), ("sum", "rows"), ("grep", "find"), ("rm", "delete"), ("mv", "update"),
  ]) func `a word of another program leads to a command`(word: String, command: String) throws {
    let fixture = try SessionFixture()
    let text = fixture.run("help \(word)")
    #expect(text.hasPrefix("\(word): try `\(command)"), "\(text)")
    let error = fixture.run(word)
    #expect(error.hasPrefix("error[unknown-command]"))
    #expect(error.contains("hint: try `\(command)"), "\(error)")
  }

  @Test func `man and ls are commands, clear clears only a terminal`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("man insert") == fixture.run("help insert"))
    #expect(fixture.run("ls").hasPrefix("* people.json"))
    #expect(fixture.run("clear") == "nothing to clear: the output is not a terminal")
    var count = 0
    fixture.session.host.clearsTerminal = { count += 1 }
    #expect(fixture.run("cls") == "" && count == 1)
  }

  @Test func `each equivalent is a command, and no word has two`() throws {
    var seen: Set<String> = []
    for synonym in CommandSynonyms.all {
      for word in synonym.words {
        #expect(seen.insert(word).inserted, "\(word)")
        #expect(word == word.lowercased(), "\(word)")
      }
      #expect(!synonym.hint.isEmpty)
      guard !synonym.line.isEmpty else { continue }
      let name = String(synonym.line.prefix { $0 != " " })
      #expect(CommandList.all.named(name) != nil, "\(synonym.line)")
    }
  }

  @Test func `a word that is a command has no equivalent`() {
    // These reach the table only if a session omits the command.
    let both = CommandSynonyms.words.filter { CommandList.all.named($0) != nil }
    #expect(both == [])
  }
}
