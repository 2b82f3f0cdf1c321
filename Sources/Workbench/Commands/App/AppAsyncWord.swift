import CommandLanguage
import TableModel
import TableStore
import TableUI
import Workspace

/// The `app async` subcommand: an image that arrives after the row asked for it.
struct AppAsyncWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "async",
    words: .of(
      .mark("image", then: .explicitRow).completed(by: .sequence([.word("image"), .row])),
      .mark("after", then: .milliseconds),
      .word("checked"),
      make: Self.init
    )
    .written(["image", .row, "after", "MS"], ["image", .row, "after", "MS", "checked"]),
    meanings: [
      "set a row's image after MS, in the cell it has now",
      "find the row's cell again before setting the image",
    ]
  )

  private let address: Arguments.Located
  private let milliseconds: Int
  private let isChecked: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = try RowResolver(source).row(address)
    guard let cell = source.tableView.cellForRow(at: path), let item = source.item(at: path) else {
      throw CommandError(AppFault.imageOffScreen(path: path))
    }
    source.current = path
    let title = item.title ?? item.id.text
    let image = AsyncImage(
      cell: cell,
      id: item.id,
      title: session.shown(title),
      isChecked: isChecked
    )
    session.clock.schedule(after: milliseconds) { [weak source] in
      source.map(image.arrive) ?? []
    }
    return Answer(
      ["row": AnswerValue(path), "due": .int(session.clock.now + milliseconds)],
      AppText.imageDue(title: image.title, milliseconds: milliseconds)
    )
  }
}

/// A pending image for a row, with the objects that the application kept.
@MainActor private struct AsyncImage {
  /// The cell that showed the row at the time of the request.
  let cell: TableViewCell

  /// The identifier of the row's item.
  let id: ItemID

  /// The row's title.
  let title: String

  /// Whether the application looks up the row's current position, as it should.
  let isChecked: Bool

  /// Sets the image on the row's current cell, or on the cell that was kept.
  func arrive(in source: OpenTable) -> [String] {
    let table = source.tableView
    let place = table.indexPath(for: cell)
    guard isChecked else {
      cell.image = "image of \(title)"
      return [arrival(place, source).words]
    }
    guard let path = try? RowResolver(source).row(withID: id),
      let shown = table.cellForRow(at: path)
    else { return [AppText.imageOffScreen(title: title).words] }
    shown.image = "image of \(title)"
    return [AppText.imageInOwnRow(title: title, path).words]
  }

  private func arrival(_ place: IndexPath?, _ source: OpenTable) -> AppText {
    guard let place else { return .imageInPool(title: title) }
    return source.item(at: place)?.id == id
      ? .imageInOwnRow(title: title, place) : .imageInWrongRow(title: title, place)
  }
}
