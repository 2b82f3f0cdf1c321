import JSON
import TableModel

/// The contents of a document when it was read.
///
/// They never change. All copies of a document share them, so that a copy counts few references.
final class DocumentReading: Sendable {
  /// The name of the document: that of its file.
  let name: String

  /// The way in which the document holds its rows.
  let shape: DocumentShape

  /// The meaning of the keys in each section.
  let sectionBindings: SectionBindings

  /// The title in the document, or nil.
  let title: String?

  /// The table style in the document, or nil.
  let style: String?

  /// The text; for separated values only the first rows, as JSON.
  let source: JSONDocument

  /// The place of the table in the text.
  let layout: TableLayout

  /// The rows by the values of a key, or nil if no key made the sections.
  let groups: RowGroups?

  /// The rows that the meaning of the keys was read from.
  let sample: RowSample

  /// The rows of each section.
  let loaded: [LoadedRows]

  init(
    name: String,
    shape: DocumentShape,
    sectionBindings: SectionBindings,
    title: String?,
    style: String?,
    source: JSONDocument,
    layout: TableLayout,
    groups: RowGroups?,
    sample: RowSample,
    loaded: [LoadedRows]
  ) {
    (self.name, self.shape, self.sectionBindings) = (name, shape, sectionBindings)
    (self.title, self.style) = (title, style)
    (self.source, self.layout, self.groups) = (source, layout, groups)
    (self.sample, self.loaded) = (sample, loaded)
  }
}
