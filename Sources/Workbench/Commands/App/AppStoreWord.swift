import CommandLanguage
import JSON
import Platform
import TableStore
import TextLayout
import Workspace

/// The `app store` subcommand: a store in the model that reads, sorts and keeps objects.
struct AppStoreWord: AppSubcommand {
  static let description = AppWordDescription(
    name: "store",
    words: .of(
      .optional(
        Syntax<(String, String)>
          .sequence(
            .file("a JSON file"),
            .mark("by", wanted: "`by`", then: .text("a key", "KEY"))
          )
          .map { (path: $0, key: $1) }
      ),
      make: Self.init
    )
    .written(["FILE", "by", "KEY"], []),
    meanings: [
      "make a store of a file's objects, the greatest KEY first",
      "list the store's objects; it reads and sorts the file once",
    ]
  )

  private let wish: (path: String, key: String)?

  var effects: Effects { [.changes, .readsFiles] }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let application = source.makeApplication(clock: session.clock)
    if let wish { return make(wish.path, wish.key, application, session) }
    guard let store = application.store, let key = application.storeKey else {
      throw CommandError(AppFault.noStore)
    }
    let objects: [JSONValue]
    do throws(StoreError) {
      objects = try store.sortedItems()
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
    application.storeCalls += 1
    let lines = objects.map { object in
      session.shown("\(object[key]?.plainText ?? "-")  \(Self.name(of: object))")
    }
    let text = AppText.storeRead(
      rows: objects.count,
      calls: application.storeCalls,
      reads: store.readCount,
      key: session.shown(key)
    )
    return Answer(
      [
        "objects": .int(objects.count), "calls": .int(application.storeCalls),
        "reads": .int(store.readCount),
      ],
      lines + [text.words]
    )
  }

  private func make(
    _ path: String,
    _ key: String,
    _ application: Application,
    _ session: Session
  ) -> Answer {
    application.store = Store(
      file: session.resolved(path),
      sortedBy: { one, other in Self.isGreater(one[key], other[key]) },
      makeElement: { value throws(ElementError) in
        guard value.kind == .object else { throw ElementError("not an object") }
        return value
      }
    )
    (application.storeKey, application.storeCalls) = (key, 0)
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return Answer(
      ["file": .text(file), "key": .text(key)],
      AppText.storeMade(file: session.shown(file), key: session.shown(key))
    )
  }

  /// Whether a value is greater than another one: numbers by size, others by their text.
  private nonisolated static func isGreater(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
    if let one = one?.double, let other = other?.double { return one > other }
    return (one?.plainText ?? "") > (other?.plainText ?? "")
  }

  private static func name(of object: JSONValue) -> String {
    object["title"]?.plainText ?? object["name"]?.plainText ?? object.text
  }
}
