/// Where a section of a document stands in its text, and what it is called.
struct SectionText: Sendable {
  /// Which element of the list of sections it is.
  var slot = 0

  /// Its rows, or nil where it has no list of any.
  var rows: TextList?

  var header = ""
  var footer = ""

  /// The name of the member that holds the rows, where there is one.
  var rowsKey: String?
}
