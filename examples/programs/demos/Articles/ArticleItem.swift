import JSON
import TableModel

/// An article, which needs its five texts and minds nothing else. (DRHTableView: data model item.)
struct ArticleItem: Equatable, Sendable {
  let avatarImageURL: String
  let authorName: String
  let date: String
  let title: String
  let previewText: String

  /// Makes an article of an object; nil where there is none, or one of the five is no text.
  init?(_ object: JSONValue?) {
    guard let object, object.kind == .object,
      let avatarImageURL = object["avatarImageURL"]?.string,
      let authorName = object["authorName"]?.string, let date = object["date"]?.string,
      let title = object["title"]?.string, let previewText = object["previewText"]?.string
    else { return nil }
    self.avatarImageURL = avatarImageURL
    self.authorName = authorName
    self.date = date
    self.title = title
    self.previewText = previewText
  }

  /// The article as a row.
  func item(number: Int) -> Item {
    Item(title: title, subtitle: "\(authorName), \(date): \(previewText)", number: number)
  }
}
