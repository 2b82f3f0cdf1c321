import JSON
import Platform
import TableModel

/// Finds the rows of a further page in the same place as on the first page.
///
/// Guessing each response from scratch would fail for an empty list, which looks like another
/// shape.
struct PageRowFinder {
  /// The rows of one section of a page.
  struct Rows {
    var header = ""
    var footer = ""

    /// The members of the section, or nil if it has no object.
    var object: SectionObject?
    var values: [JSONValue]

    /// The number of rows of the page before them.
    var rowsBefore = 0
  }

  private let document: TableDocument
  private let first: TableDocument
  private let response: HTTPResponse

  init(_ document: TableDocument, like first: TableDocument, _ response: HTTPResponse) {
    self.document = document
    self.first = first
    self.response = response
  }

  func find() throws(RequestError) -> [Rows] {
    switch first.shape {
    case .items, .scalars, .lines, .numbered: return [Rows(values: try list())]
    case .native, .lists, .groups, .nested: return try sections()
    case .keyValues, .entries:
      throw misfit("\(document.shape), and \(first.shape) has no more pages")
    }
  }

  private func list() throws(RequestError) -> [JSONValue] {
    if document.shape == first.shape, document.envelope == first.envelope {
      return document.sections.first.map { $0.items.map(\.value) } ?? []
    }
    var value = document.source.root
    for name in first.envelope {
      guard let member = value[name] else {
        throw misfit("\(document.shape) without \"\(name)\"")
      }
      value = member
    }
    guard value.kind == .array else { throw misfit("\(document.shape)") }
    return Array(value.elements)
  }

  private func sections() throws(RequestError) -> [Rows] {
    guard document.shape == first.shape || document.sections.isEmpty else {
      throw misfit("\(document.shape)")
    }
    var before = 0
    return document.sections.map { section in
      defer { before += section.items.count }
      return Rows(
        header: section.header,
        footer: section.footer,
        object: section.object,
        values: section.items.map(\.value),
        rowsBefore: before
      )
    }
  }

  private func misfit(_ found: String) -> RequestError {
    .content(
      "\(RedactedURL(response.url)) returned \(found), but the first page was \(first.shape)",
      hint: "`pull` restarts the list"
    )
  }
}
