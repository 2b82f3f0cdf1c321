import JSON
import TableModel

/// Reads answers as documents are read: any shape that opens from a file opens from a server.
public struct DocumentPageReader: PageReading {
  /// What to call the document.
  public var name: String

  /// Which keys mean what, and how strict to be.
  public var options: OpenOptions

  /// How further pages are asked for.
  public var rule: PageRule

  /// What becomes of an element that is no row.
  public var badElements: BadElementRule

  /// Makes a reader.
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
    var document: TableDocument
    do throws(StoreError) {
      document = try TableDocument(
        parsing: response.body,
        name: documentName(response),
        options: options
      )
    } catch {
      throw Self.failure(error, response)
    }
    let facts = PageFactsFinder(
      response,
      document.source.root,
      document.envelope,
      rule,
      firstNumber: first?.facts.number
    ).find()
    var problems: [LoadProblem] = []
    let sections: [Section]
    if let firstDocument = first?.document {
      let rows = try PageRowFinder(document, like: firstDocument, response).find()
      sections = rows.enumerated().map { index, rows in
        let filter = BadElementFilter(rule: badElements, path: path(index, in: document))
        let kept = filter.keep(rows.values, objectsOnly: firstDocument.hasObjectRows, &problems)
        let before = rowsBefore + rows.rowsBefore
        let source = PageRows(kept, bindings: firstDocument.bindings, firstRow: before)
        let items = kept.isEmpty ? ItemList() : ItemList(rows: source)
        return Section(header: rows.header, footer: rows.footer, items: items)
      }
    } else {
      sections = document.sections.enumerated().map { index, section in
        guard document.hasObjectRows else { return section }
        let filter = BadElementFilter(rule: badElements, path: path(index, in: document))
        return filter.keep(section, &problems)
      }
    }
    document.sections = sections
    return ListPage(
      number: number,
      sections: sections,
      document: first == nil ? document : nil,
      problems: problems,
      facts: facts,
      byteCount: response.body.count
    )
  }

  /// Lines of JSON are told by the ending of a name.
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
  /// Whether the rows are objects, but for strangers among them.
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
