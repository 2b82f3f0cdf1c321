import JSON
package import Platform

/// Options for opening a document: the bindings of keys, and strictness.
///
/// A given key overrides any guess, whatever its values look like.
public struct OpenOptions: Hashable, Sendable {
  /// The key of the title, or nil to guess it.
  public var titleKey: String?

  /// The key of the subtitle, or nil to guess it.
  public var subtitleKey: String?

  /// The key of the image's name, or nil to guess it.
  public var imageKey: String?

  /// The key of the id, which identifies rows, or nil to guess it.
  public var idKey: String?

  /// The key whose values group the rows into sections, or nil for none.
  public var sectionKey: String?

  /// The key of the kind of cell; with nil, only the native `cell` is bound.
  public var kindKey: String?

  /// The key of the height in points, or nil to guess it.
  public var rowHeightKey: String?

  /// The path to the table in the document, or nil to find it.
  ///
  /// An empty text or a dot means the document itself.
  public var at: String?

  /// The table of a database, or nil for the only one or a list of all.
  public var table: String?

  /// The order of a database table's rows, such as `city, name desc`, or nil for its own order.
  public var order: String?

  /// The column of a database table that stores the place of each row, or nil.
  ///
  /// The rows are in its order, and a row that is moved gets another number.
  public var position: String?

  /// The SQL condition that a database table's rows fulfill, or nil for all rows.
  public var condition: String?

  /// The age of a server's rows in seconds, or nil for the current rows.
  public var staleness: String?

  /// The longest times for work with a database, which count for tables that are open as well.
  package var timeLimits = TimeLimits()

  /// Whether a database table rejects saves.
  public var isReadOnly = false

  /// Whether options that only databases have are an error for other files; they always are in the
  /// options of an opened document.
  package var choicesNeedDatabase = true

  /// Whether the rows of a large database table are counted later, after the first ones.
  package var countsLater = false

  /// Whether the rows are those of a database, in which NULL is a value.
  var storesNull = false

  /// Whether a named key that no row has is an error; by default, it is a note.
  public var requiresKeys = false

  /// Whether a duplicate key in an object is an error.
  public var isStrict = false

  /// Creates options that guess everything.
  public init() {}
}

extension OpenOptions {
  /// The keys that are set, each with the name of its option.
  var namedKeys: [(option: String, key: String)] {
    let all: [(String, String?)] = [
      ("--title", titleKey), ("--subtitle", subtitleKey), ("--image", imageKey), ("--id", idKey),
      ("--section", sectionKey), ("--kind", kindKey), ("--row-height", rowHeightKey),
    ]
    return all.compactMap { name, key in key.map { (name, $0) } }
  }
}

extension OpenOptions {
  /// The options for a database.
  var forDatabase: OpenOptions {
    var options = self
    options.choicesNeedDatabase = true
    return options
  }

  /// The options for a file that is not a database.
  var forFile: OpenOptions {
    var options = self
    // The rows of files are always counted.
    options.countsLater = false
    if !choicesNeedDatabase {
      (options.table, options.order, options.position) = (nil, nil, nil)
      (options.condition, options.staleness, options.isReadOnly) = (nil, nil, false)
    }
    return options.forDatabase
  }

  /// The options for a file whose rows another table gets: without those that choose the rows of a
  /// table and their order.
  package var forOtherRows: OpenOptions {
    var options = self
    (options.table, options.order, options.position) = (nil, nil, nil)
    (options.condition, options.staleness, options.sectionKey) = (nil, nil, nil)
    options.isReadOnly = false
    return options
  }

  /// The options for files that are opened after those for which they were chosen: without those
  /// that choose a table and its rows.
  package var forLaterFiles: OpenOptions {
    var options = forOtherRows
    (options.at, options.isReadOnly, options.choicesNeedDatabase) = (nil, isReadOnly, false)
    return options
  }

  /// Returns the place of the table that the user named, or nil to find it.
  func tablePath(name: String) throws(StoreError) -> TablePath? {
    guard let at else { return nil }
    if at.isEmpty || at == "." { return .root }
    do throws(MemberPathError) { return .path(try MemberPath(at)) } catch {
      throw .noTable(TablePlaceError(path: at, reason: .unreadable(error)), name: name)
    }
  }
}

/// A place of a table in a document.
enum TablePath {
  /// The document itself.
  case root

  /// The value at a path.
  case path(MemberPath)
}
