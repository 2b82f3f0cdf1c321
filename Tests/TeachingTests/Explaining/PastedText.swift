/// A message about lists that people paste, with the code that explains it.
struct PastedText: Sendable, CustomStringConvertible {
  /// The code.
  let code: String

  /// The message; `{}` is anything, `{n}` a number and `{p}` an index path.
  let template: String

  var description: String { "\(code): \(template)" }

  init(_ code: String, _ template: String) { (self.code, self.template) = (code, template) }

  /// The message with values as UIKit prints them.
  var filled: String {
    template.replacing("{n}", with: "3").replacing(
      "{p}",
      with: "<NSIndexPath: 0x8f9ee9b2f8f2d3e4> {length = 2, path = 0 - 3}"
    )
    .replacing("{}", with: "0x600003a1b2c0")
  }

  /// The forms in which the message is pasted.
  var forms: [String] {
    let log = "2026-11-20 10:11:12.345678+0100 Lists[4711:123456] [UIKit] "
    let crash =
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '"
    return [
      filled, template, template.replacing("{n}", with: "%ld").replacing("{}", with: "%@"),
      template.replacing("{n}", with: "<private>").replacing("{}", with: "<private>"),
      log + filled, crash + filled + "'\n*** First throw call stack:\n(0x1a2b3c 0x1a2b3d)",
      "libc++abi: terminating due to uncaught exception: \(filled)", Self.wrapped(filled, "\n> "),
      Self.hardWrapped(filled), filled.uppercased(), filled.replacing("'", with: "’"),
      filled.replacing("'", with: ""), filled.replacing("<", with: "&lt;"),
      "{\"reason\": \"\(filled.replacing("\"", with: "\\\""))\", \"name\": \"x\"}",
      "I get this:\n\n```\n\(filled)\n```\n\nWhy?",
    ]
  }

  /// Breaks the text between words.
  private static func wrapped(_ text: String, _ end: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 40 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? "\(word)" : " \(word)"
    }
    return lines.joined(separator: end)
  }

  /// Breaks the text after 24 letters, also inside words, as a terminal does.
  private static func hardWrapped(_ text: String) -> String {
    text.enumerated().map { $0 > 0 && $0.isMultiple(of: 24) ? "\n\($1)" : "\($1)" }.joined()
  }
}

extension PastedText {
  /// Every message, in every wording.
  static let all = cells + views + snapshots + controllers + collections + threads

  private static let cells = [
    PastedText("E35", "Requested the number of rows for section ({n}) which is out of bounds."),
    PastedText(
      "E36",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed."
    ),
    PastedText("E37", "_visibleRows and _visibleCells must be of same length."),
    PastedText(
      "E38",
      "invalid nib registered for identifier ({}) - nib must contain exactly one top level object"
        + " which must be a {} instance"
    ),
    PastedText(
      "E39",
      "cell reuse indentifier in nib ({}) does not match the identifier used to register the nib"
        + " ({})"
    ),
    PastedText(
      "E40",
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing"
        + " cell when reconfiguring an item"
    ),
    PastedText(
      "E41",
      "UIPreviewTarget requires that the container view is in a window, but it is not."
    ),
    PastedText("E41", "BUG_IN_CLIENT_OF_TARGETED_PREVIEW__VIEW_IS_NOT_IN_A_WINDOW"),
    PastedText("E22", "request for rect at invalid index path ({p})"),
    PastedText("E24", "Invalid index path for use with UITableView."),
  ]

  private static let views = [
    PastedText(
      "W2",
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for"
        + " a tableview cell's content view."
    ),
    PastedText(
      "W2",
      "constraints ambiguously suggest a height of zero for a table view cell's content view."
    ),
    PastedText(
      "W2",
      "constraints ambiguously suggest a size of zero for a collection view cell's content view."
    ),
    PastedText(
      "W3",
      "You are setting a new content configuration to a cell that has an existing content"
        + " configuration, but the existing content view does not support"
    ),
    PastedText("selector", "-[{} tableView:{}]: unrecognized selector sent to instance"),
    PastedText(
      "selector",
      "-[Lists.Menu tableView:numberOfRowsInSection:]: unrecognized selector sent to instance {}"
    ),
    PastedText("cast", "Could not cast value of type 'UITableViewCell' ({}) to '{}'"),
    PastedText(
      "nil",
      "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    ),
    PastedText("nil", "fatal error: unexpectedly found nil while unwrapping an Optional value"),
    PastedText("memory", "EXC_BAD_ACCESS 0x10 -[UIScrollView(Internal) _notifyDidScroll]"),
    PastedText("kvo", "Cannot remove an observer <{}> for the key path \"{}\" from <{}>"),
    PastedText(
      "kvo",
      "An instance {} of class UITableView was deallocated while key value observers were still"
        + " registered with it."
    ),
  ]

  private static let snapshots = [
    PastedText(
      "D8",
      "Deadlock detected: calling this method on the main queue with outstanding async updates is not"
        + " permitted and will deadlock."
    ),
    PastedText("D8", "applying updates in a non-thread confined manner is dangerous"),
    PastedText(
      "D9",
      "Diffable data source detected item identifiers that are equal but have different hash values."
    ),
    PastedText("hash", "Duplicate elements of type '{}' were found in a Set."),
    PastedText("hash", "Duplicate keys of type '{}' were found in a Dictionary."),
    PastedText(
      "D10",
      "Diffable data source detected an attempt to insert or append {n} item identifier"
    ),
    PastedText("D10", "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS"),
    PastedText(
      "D11",
      "Diffable data source detected an attempt to insert or append {n} section identifier that"
        + " already exists in the snapshot. Identifiers in a snapshot must be unique."
    ),
    PastedText(
      "D11",
      "section identifier that already exists in the snapshot. Identifiers in a snapshot must be"
        + " unique."
    ),
    PastedText("D2", "Identifiers in a section snapshot must be unique."),
  ]

  private static let controllers = [
    PastedText(
      "F1",
      "CoreData: error: Serious application error. An exception was caught from the delegate of"
        + " NSFetchedResultsController during a call to -controllerDidChangeContent:.  {} with"
        + " userInfo (null)"
    ),
    PastedText(
      "F2",
      "The fetched object at index {n} has an out of order section name '{}. Objects must be sorted by"
        + " section name'"
    ),
    PastedText(
      "F3",
      "The persistent cache of section information does not match the current configuration."
    ),
    PastedText(
      "F4",
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors"
    ),
  ]

  private static let collections = [
    PastedText(
      "N3",
      "request for number of items in section {n} when there are only {n} sections in the collection"
        + " view"
    ),
    PastedText(
      "N4",
      "UICollectionView received layout attributes for a cell with an index path that does not exist:"
        + " {p}"
    ),
    PastedText("N4", "but are not valid for the data source counts. Attributes will be ignored."),
    PastedText(
      "N5",
      "Attempted to dequeue a cell using a registration that was created inside"
        + " -collectionView:cellForItemAtIndexPath:"
    ),
    PastedText("N6", "UICollectionView ({}) is stuck in its update/layout loop."),
    PastedText("N6", "<{}> is stuck in a recursive layout loop."),
    PastedText("N7", "does not have a reuseIdentifier - cells must be retrieved by calling"),
    PastedText("N7", "data source returned a cell without a reuseIdentifier."),
    PastedText(
      "N8",
      "the ID {} occurs multiple times within the collection, this will give undefined results!"
    ),
    PastedText("N8", "each layout item may only occur once"),
    PastedText(
      "E1",
      "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Number_Of_Items_In_Section:"
    ),
    PastedText("E1", "_Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:"),
    PastedText("E3", "_Bug_Detected_In_Client_Of_UICollectionView_Invalid_Batch_Updates:"),
  ]

  private static let threads = [
    PastedText("T1", "UITableView.reloadData() must be used from main thread only"),
    PastedText("T1", "UI API called on a background thread: -[UITableView {}]"),
    PastedText(
      "T2",
      "Modifications to the layout engine must not be performed from a background thread"
    ),
    PastedText(
      "T2",
      "This application is modifying the autolayout engine from a background thread"
    ),
    PastedText("T3", "Block was expected to execute on queue [com.apple.main-thread"),
    PastedText("T3", "Fatal error: Incorrect actor executor assumption"),
    PastedText("range", "Fatal error: Index out of range: file Parser.swift"),
  ]
}
