import JSON
import Platform
import TableModel

/// Reads responses as documents: any shape that opens from a file opens from a server.
public struct DocumentPageReader: PageReading {
  /// The name of the document.
  public var name: String

  /// The bindings of keys, and the strictness.
  public var options: OpenOptions

  /// The rule for further pages.
  public var rule: PageRule

  /// The rule for an element that is not a row.
  public var badElements: BadElementRule

  /// The keys that each row must have.
  public var mapping = MappingRules()

  /// Whether a row without a required key is left out; otherwise it stays, with a blank field.
  public var dropsIncomplete = false

  /// Creates a reader.
  public init(
    name: String,
    options: OpenOptions = OpenOptions(),
    rule: PageRule = .automatic,
    badElements: BadElementRule = .dropsElement
  ) {
    self.name = name
    self.options = options
    self.rule = rule
    self.badElements = badElements
  }

  public func read(
    _ response: HTTPResponse,
    number: Int,
    first: ListPage?,
    rowsBefore: Int
  ) throws(RequestError) -> ListPage {
    let document = try parse(response, isFirst: first == nil)
    var page = ListPage(number: number, sections: [], byteCount: response.body.count)
    page.facts = PageInfoFinder(
      response,
      document.source.root,
      document.envelope,
      rule,
      firstNumber: first?.facts.number
    ).find()
    if let first = first?.document {
      let found = try PageRowFinder(document, like: first, response).find()
      page.sections = found.enumerated().map { index, found in
        section(found, path(index, in: document), first, rowsBefore, &page.problems)
      }
    } else {
      page.sections = rows(of: document, &page.problems)
      page.document = document
      page.document?.sections = page.sections
    }
    return page
  }

  private func parse(
    _ response: HTTPResponse,
    isFirst: Bool
  ) throws(RequestError) -> TableDocument {
    var options = options
    // A further page may lack what the first one has.
    if !isFirst { options.requiresKeys = false }
    do throws(StoreError) {
      return try TableDocument(
        parsing: response.body,
        name: documentName(response),
        options: options
      )
    } catch {
      throw Self.failure(error, response)
    }
  }

  /// Returns a section of a further page, with the bindings and numbers of the list.
  private func section(
    _ found: PageRowFinder.Rows,
    _ path: String,
    _ first: TableDocument,
    _ rowsBefore: Int,
    _ problems: inout [LoadProblem]
  ) -> Section {
    let filter = makeFilter(path)
    let kept = filter.keep(found.values, objectsOnly: first.hasObjectRows, &problems)
    let rows = PageRows(
      kept,
      bindings: first.bindings,
      firstRow: rowsBefore + found.rowsBefore
    )
    let items = kept.isEmpty ? ItemList() : ItemList(rows: rows)
    return Section(
      header: found.header,
      footer: found.footer,
      items: items,
      object: found.object
    )
  }

  /// Returns the sections of the first page without elements that are not rows.
  private func rows(of document: TableDocument, _ problems: inout [LoadProblem]) -> [Section] {
    guard document.hasObjectRows else { return document.sections }
    return document.sections.enumerated().map { index, section in
      let filter = makeFilter(path(index, in: document))
      return filter.keep(section, &problems)
    }
  }

  private func makeFilter(_ path: String) -> BadElementFilter {
    BadElementFilter(
      rule: badElements,
      path: path,
      mapping: mapping,
      dropsIncomplete: dropsIncomplete
    )
  }

  /// Returns the document's name; its ending marks JSON Lines.
  private func documentName(_ response: HTTPResponse) -> String {
    let type = response.headers["Content-Type"]?.lowercased() ?? ""
    let isLines = ["ndjson", "jsonl", "json-lines", "jsonlines"].contains { type.containsText($0) }
    return isLines && !name.hasSuffix(".jsonl") ? name + ".jsonl" : name
  }

  private func path(_ section: Int, in document: TableDocument) -> String {
    let list = document.envelope.joined(separator: ".")
    return document.layout.outer == nil ? list : "\(list)[\(section)]"
  }

  private static func failure(_ error: StoreError, _ response: HTTPResponse) -> RequestError {
    switch error {
    case .json(let error, _): .json(error, url: RedactedURL(response.url).description)
    default: .content("\(RedactedURL(response.url)): \(error.message)", hint: error.hint)
    }
  }
}

extension TableDocument {
  /// Whether the rows are objects, apart from unsuitable elements among them.
  var hasObjectRows: Bool {
    guard shape != .keyValues else { return false }
    return loaded.contains { rows in
      (0..<min(rows.count, 8)).contains { rows.value(at: $0).kind == .object }
    }
  }
}

extension String {
  fileprivate func containsText(_ text: String) -> Bool { firstRange(of: text) != nil }
}
