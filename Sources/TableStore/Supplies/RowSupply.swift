public import TableModel

/// A source of rows that changes: a document, a list from a server, a data model.
///
/// A `RowSource` is counted and never changes. A supply changes: it loads more rows, restarts and
/// accepts edits. Its ``capabilities`` list its abilities; other calls throw an error with the
/// missing one. The ``RequestLoop`` calls each completion once, on the main thread.
@MainActor public protocol RowSupply: AnyObject {
  /// The name of the rows' origin, such as a path or a URL without credentials.
  var identity: String { get }

  /// The abilities of the supply besides showing rows.
  var capabilities: Set<RowCapability> { get }

  /// The rows that are loaded.
  var rows: SuppliedRows { get }

  /// The object that is notified of changes; held weakly.
  var supplyDelegate: (any RowSupplyDelegate)? { get set }

  /// The running load, or nil; the only record of it.
  var runningLoad: RowLoad? { get }

  /// The load that failed last and has not succeeded since, or nil.
  var failedLoad: RowLoad? { get }

  /// The origin of the running load, which may differ for each page.
  var loadingPlace: String { get }

  /// The number of bytes loaded so far, and of all bytes if known.
  var progress: (received: Int, expected: Int?) { get }

  /// Begins to load rows; a running load continues, except that a refresh replaces it.
  ///
  /// - Throws: ``RowSupplyError/unsupported(_:identity:)`` from a supply whose rows are all loaded.
  func start(_ load: RowLoad) throws(RowSupplyError)

  /// Loads rows until there are enough or no more.
  ///
  /// - Parameters:
  ///   - count: The number of rows to have at least.
  ///   - completion: Called once, with the reason why the rows are not loaded, or nil.
  func load(upTo count: Int, _ completion: @escaping @MainActor (RowSupplyError?) -> Void)

  /// Loads the row with a number, counted through all sections; the default counts loaded rows.
  ///
  /// - Parameters:
  ///   - number: The number, from 0.
  ///   - completion: Called once, with the row or the reason why there is none.
  func row(_ number: Int, _ completion: @escaping @MainActor (Result<Item, RowSupplyError>) -> Void)

  /// Loads the rows after a cursor.
  ///
  /// The default counts loaded rows; a database uses the cursor's row.
  ///
  /// - Parameters:
  ///   - cursor: The last row of the page before, or nil for the first page.
  ///   - limit: The greatest number of rows.
  ///   - completion: Called once, with the rows or the reason why there are none.
  func page(
    after cursor: RowCursor?,
    limit: Int,
    _ completion: @escaping @MainActor (Result<RowPage, RowSupplyError>) -> Void
  )

  /// Loads the rows before a cursor; parameters as for the rows after one.
  func page(
    before cursor: RowCursor,
    limit: Int,
    _ completion: @escaping @MainActor (Result<RowPage, RowSupplyError>) -> Void
  )

  /// Applies edits to the rows, all or none.
  ///
  /// It is for a supply that stores edits separately from the rows, as a database does.
  ///
  /// - Throws: ``RowSupplyError``; the rows are unchanged then.
  func perform(_ changes: [TableChange]) throws(RowSupplyError)

  /// Writes the rows to their origin; a table with a document is written by its document.
  ///
  /// - Throws: ``RowSupplyError``; the origin is unchanged then.
  func save() throws(RowSupplyError)

  /// Cancels the running load; completions get ``RowSupplyError/cancelled``.
  ///
  /// - Throws: ``RowSupplyError/unsupported(_:identity:)`` from a supply that cannot cancel.
  func cancelLoads() throws(RowSupplyError)
}

/// The rows that a ``RowSupply`` loads.
public enum RowLoad: String, Hashable, Sendable {
  /// The rows restart.
  case refresh

  /// The rows after those that were loaded last.
  case next

  /// The rows before those that were loaded last.
  case previous
}

/// The delegate of a ``RowSupply``, which updates dependent rows, such as those of a database with
/// edits.
@MainActor public protocol RowSupplyDelegate: AnyObject {
  /// Called after rows changed.
  ///
  /// - Parameters:
  ///   - supply: The supply.
  ///   - old: The rows before.
  ///   - new: The rows now.
  ///   - changes: The edits that turn the old rows into the new ones.
  func rowSupply(
    _ supply: any RowSupply,
    didChange old: SuppliedRows,
    to new: SuppliedRows,
    by changes: [TableChange]
  )
}

/// An ability of a ``RowSupply``.
public enum RowCapability: String, Hashable, Sendable, CaseIterable {
  /// It loads further rows, or its rows again.
  case load = "load rows"

  /// It sends changes that others make.
  case sendChanges = "send changes"

  /// It accepts edits.
  case edit

  /// It writes rows to their origin.
  case save

  /// It cancels the running load.
  case cancel
}

/// The reason why a ``RowSupply`` rejects a call.
public enum RowSupplyError: Error, Hashable, Sendable {
  /// The supply has no such capability.
  case unsupported(RowCapability, identity: String)

  /// The rows restarted after the cursor was created.
  case outdatedCursor

  /// The rows have no row with the number.
  case noRow(Int)

  /// The load was canceled or superseded.
  case cancelled

  /// An edit does not match the rows.
  case table(TableError)

  /// A document cannot be written.
  case store(StoreError)

  /// A request failed.
  case request(RequestError)

  /// One sentence without a period.
  public var message: String {
    switch self {
    case .unsupported(let capability, let identity): "\(identity) cannot \(capability.rawValue)"
    case .outdatedCursor: "the rows were reloaded after this page"
    case .noRow(let number): "fewer than \(number + 1) rows"
    case .cancelled: "loading was canceled"
    case .table(let error): error.text()
    case .store(let error): error.message
    case .request(let error): error.message
    }
  }
}

extension RowSupply {
  /// Whether rows are being loaded.
  public var isLoading: Bool { runningLoad != nil }

  public var failedLoad: RowLoad? { nil }

  public var loadingPlace: String { identity }

  public var progress: (received: Int, expected: Int?) { (0, nil) }

  public func start(_ load: RowLoad) throws(RowSupplyError) { throw unsupported(.load) }

  public func perform(_ changes: [TableChange]) throws(RowSupplyError) { throw unsupported(.edit) }

  public func save() throws(RowSupplyError) { throw unsupported(.save) }

  public func cancelLoads() throws(RowSupplyError) { throw unsupported(.cancel) }

  func unsupported(_ capability: RowCapability) -> RowSupplyError {
    .unsupported(capability, identity: identity)
  }
}

// Rows by number and by page, for rows that are loaded from the first one on.
extension RowSupply {
  public func row(
    _ number: Int,
    _ completion: @escaping @MainActor (Result<Item, RowSupplyError>) -> Void
  ) {
    load(upTo: number + 1) { [weak self] error in
      if let error { return completion(.failure(error)) }
      let item = self?.rows.items(number..<number + 1).first
      completion(item.map { .success($0) } ?? .failure(.noRow(number)))
    }
  }

  public func page(
    after cursor: RowCursor?,
    limit: Int,
    _ completion: @escaping @MainActor (Result<RowPage, RowSupplyError>) -> Void
  ) {
    let start = cursor.map { $0.number + 1 } ?? 0
    load(upTo: start + limit) { [weak self] error in
      if let error { return completion(.failure(error)) }
      completion(Self.page(start..<start + limit, cursor, of: self))
    }
  }

  public func page(
    before cursor: RowCursor,
    limit: Int,
    _ completion: @escaping @MainActor (Result<RowPage, RowSupplyError>) -> Void
  ) {
    load(upTo: cursor.number) { [weak self] error in
      if let error { return completion(.failure(error)) }
      completion(Self.page(max(0, cursor.number - limit)..<cursor.number, cursor, of: self))
    }
  }

  private static func page(
    _ numbers: Range<Int>,
    _ cursor: RowCursor?,
    of supply: Self?
  ) -> Result<RowPage, RowSupplyError> {
    guard let rows = supply?.rows else { return .failure(.cancelled) }
    guard cursor.map({ $0.generation == rows.generation }) ?? true else {
      return .failure(.outdatedCursor)
    }
    let items = rows.items(numbers)
    return .success(RowPage(items, from: numbers.lowerBound, generation: rows.generation))
  }
}
