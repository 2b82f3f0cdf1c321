package import CommandLanguage
import JSON
import Platform
import TableModel
package import TableStore
import TableUI
package import TextLayout
import Wirings
package import Workspace

extension Session {
  /// Opens a file or a URL and makes the table current.
  ///
  /// - Parameters:
  ///   - path: The path or URL.
  ///   - name: The name of the table, or nil for the file's name.
  ///   - options: The key bindings.
  ///   - web: The options for requests.
  /// - Returns: The table, now the current one.
  /// - Throws: An error if the file could not be opened; the session stays unchanged.
  func open(
    _ path: String,
    as name: String? = nil,
    options: OpenOptions,
    web: WebOptions
  ) throws -> OpenTable {
    var options = options
    options.requiresKeys = true
    if Self.isAddress(path) {
      return try open(address: path, as: name, options: options, web: web)
    }
    var path = path
    do throws(StoreError) {
      if let place = try options.reading(path) { (path, options) = place }
    } catch {
      throw CommandError(error, width: 76, style: settings.escapeStyle)
    }
    let document = try document(at: path, options: options)
    return try adopt(document, name: name ?? document.name)
  }

  /// Reads a file.
  ///
  /// - Throws: An error if the file could not be opened.
  func document(at path: String, options: OpenOptions) throws(CommandError) -> TableDocument {
    guard !Self.isAddress(path) else {
      throw CommandError(FileFault.address(address: RedactedURL(path).description))
    }
    if TableDocument.isServer(path) { return try document(onServer: path, options: options) }
    if Files.isStandardInput(path) { try checkStandardInput() }
    let name = shown(path.split(separator: "/").last.map(String.init) ?? path)
    return try working(.opening(name: name), unit: .bytes) { work throws(CommandError) in
      do throws(StoreError) {
        return try TableDocument.open(path, options: options) { work.isCancelled($0, of: $1) }
      } catch {
        throw CommandError(error, width: 76, style: settings.escapeStyle)
      }
    }
  }

  /// Reads the list of a server's tables, or one of them.
  private func document(
    onServer address: String,
    options: OpenOptions
  ) throws(CommandError) -> TableDocument {
    noteSecrets(of: address, WebOptions())
    do throws(StoreError) {
      return try TableDocument.open(server: address, options: options)
    } catch {
      throw secrets.concealing(CommandError(error, width: 76, style: settings.escapeStyle))
    }
  }

  /// Rejects data from standard input where that has the commands.
  private func checkStandardInput() throws(CommandError) {
    guard host.standardInputHoldsCommands || limits.folder != nil || limits.isDryRun else { return }
    throw CommandError(FileFault.inputHoldsCommands)
  }

  /// Puts a document on the prompt under the session's wiring and frame.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - supply: The supply of its rows, or nil for the document itself.
  ///   - name: The name of the table.
  /// - Returns: The table, now the current one.
  /// - Throws: An error if the table cannot be shown.
  package func adopt(
    _ document: TableDocument,
    from supply: (any RowSupply)? = nil,
    name: String
  ) throws -> OpenTable {
    let wiring = settings.chosenWiring
    var frame = TableFrame(size: settings.viewport)
    frame.style = settings.style ?? document.style.flatMap(TableViewStyle.init(rawValue:)) ?? .plain
    let source = OpenTable(
      name: uniqueName(name),
      document: document,
      supply: supply ?? DocumentSupply(document, loop: network.loop),
      wiring: wiring,
      frame: frame
    )
    try add(source)
    return source
  }

  /// The tables with unsaved changes.
  var unsavedSources: [OpenTable] { sources.filter(\.isModified) }

  /// Returns the table with a name.
  func source(named name: String, offset: Int) throws -> OpenTable {
    if let source = sources.first(where: { $0.name == name }) { return source }
    let near = Suggestion.nearest(to: name, among: sources.map(\.name))
    throw CommandError(SessionFault.noSourceNamed(name: name, near: near), at: offset)
  }

  /// Returns external text, escaped for a terminal.
  package func shown(_ text: String) -> String { text.escapedForDisplay(settings.escapeStyle) }

  /// The error of a command that Ctrl-C canceled.
  nonisolated static var interruption: CommandError {
    CommandError(SessionFault.interrupted)
  }

  /// Throws after Ctrl-C; the long command must not have changed anything yet.
  package func checkInterruption() throws(CommandError) {
    if isCancelled() { throw Self.interruption }
  }

  private func uniqueName(_ name: String) -> String {
    var result = name
    var number = 2
    while sources.contains(where: { $0.name == result }) {
      result = "\(name)-\(number)"
      number += 1
    }
    return result
  }

  /// Returns lines about a table that was just opened.
  func openingLines(_ source: OpenTable) -> [String] {
    let sections = source.sections
    let rows = sections.rowCount
    let opened = FileText.opened(
      name: shown(source.name),
      rows: rows,
      sections: sections.count,
      isCounting: source.isCounting,
      shape: source.document.databaseInfo.map { FileText.databaseShape(kind: $0.kind) }
        ?? (source.document.catalog == nil ? "\(source.document.shape)" : "tables of a database"),
      bindings: source.document.bindingWords(shown),
      wiring: source.wiring.name
    )
    guard let feed = source.feed else { return [opened.words] + recoveryLines(source) }
    let server = FileText.server(address: shown(feed.address), paging: shown(feed.pagingWords))
    return [opened.words, server.words]
  }
}

extension TableDocument {
  /// Whether the rows have the native names or no keys at all, so that no binding needs a mention.
  var hasOwnNames: Bool {
    allBindings.allSatisfy { $0.pairs.elementsEqual(ItemBindings.native.pairs, by: ==) }
  }

  /// The bound keys by what they mean; empty where they need no mention.
  func bindingWords(_ shown: (String) -> String) -> String {
    let all = allBindings.prefix(100)
    let isOne = all.allSatisfy { $0 == bindings }
    if isOne { return hasOwnNames ? "" : bindings.words(shown) }
    return "keys bound for each section (`bind` lists them)"
  }
}

extension ItemBindings {
  /// The bound keys by role.
  var pairs: [(role: String, key: String)] {
    let all: [(String, String?)] = [
      ("title", title), ("subtitle", subtitle), ("image", image), ("id", id),
      ("accessory", accessory), ("height", height), ("kind", kind),
    ]
    return all.compactMap { role, key in key.map { (role, $0) } }
  }

  /// Returns a text such as `title = name, id = code`.
  func words(_ shown: (String) -> String) -> String {
    pairs.map { "\($0.role) = \(shown($0.key))" }.joined(separator: ", ")
  }
}

extension CommandError {
  /// The path or key that was probably meant, as a question; nil if none is near.
  private static func nearest(for error: StoreError) -> String? {
    let found: String?
    switch error {
    case .noKey(let error, _): found = Suggestion.nearest(to: error.key, among: error.keys)
    case .noTable(let error, _):
      let last = MemberPath(orKey: error.path).steps.last ?? ""
      found =
        error.places.first { MemberPath(orKey: $0).steps.last == last }
        ?? Suggestion.nearest(to: error.path, among: error.places)
    default: found = nil
    }
    return found.map { "did you mean `\($0)`?" }
  }

  /// Why a document could not be read or written.
  package init(_ error: StoreError, width: Int, style: EscapeStyle) {
    var details: [String] = []
    if case .json(let json, let name) = error {
      let place = json.place
      let path = place.path.isEmpty ? "" : ", at \(place.path.truncated(toWidth: width / 2))"
      details.append("\(name):\(place.line):\(place.column) (byte \(place.offset)\(path))")
      if !json.excerpt.isEmpty {
        details += caretLines(excerpt: json.excerpt, caret: json.caret, width: width, style: style)
      }
    }
    let hint = [CommandError.nearest(for: error), error.hint].compactMap { $0 }
    self.init(
      Wording(
        error.code,
        error.message,
        hint: hint.isEmpty ? nil : hint.joined(separator: " "),
        details: details
      )
    )
    guard case .file(let reason) = error else { return }
    file = reason.path
    if case .forbidden = reason { isForbidden = true }
  }
}
