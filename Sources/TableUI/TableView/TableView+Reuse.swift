public import TableModel

// Pools of cells and header views, one per identifier; last in, first out.
extension TableView {
  /// Registers a cell class for an identifier; nil removes the registration.
  public func register(
    _ cellClass: TableViewCell.Type?,
    forCellReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// Registers a cell class under its own name.
  public func register(_ cellClass: TableViewCell.Type) {
    cellClasses[ClassNames.name(of: cellClass)] = cellClass
  }

  /// Registers the classes of another table view, except for identifiers already registered here.
  package func takeOverRegistrations(of other: TableView) {
    cellClasses.merge(other.cellClasses) { own, _ in own }
    sectionViewClasses.merge(other.sectionViewClasses) { own, _ in own }
  }

  /// Registers a header or footer class for an identifier; nil removes the registration.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewClasses[identifier] = viewClass
  }

  /// Returns a cell from the pool, else a new one of the registered class, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    received("dequeueReusableCell(withIdentifier:) \(identifier)")
    let cell = takeReconfigured(identifier) ?? takeCell(identifier)
    answered(cell.map { "\(type(of: $0))" } ?? "nil")
    return cell
  }

  /// Returns a cell for a row, pooled or new.
  ///
  /// - Throws: E18 if the identifier is not registered, even if the pool has such cells; E22 for an
  ///   unknown row.
  @_disfavoredOverload public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    received("dequeueReusableCell(withIdentifier:for:) \(identifier) \(indexPath)")
    defer { answered() }
    return try dequeueCell(identifier, for: indexPath) { cellClasses[identifier] != nil }
  }

  /// Returns a cell for a row, pooled or new, if its identifier is registered.
  private func dequeueCell(
    _ identifier: String,
    for indexPath: IndexPath,
    ifRegistered isRegistered: () -> Bool
  ) throws(TableError) -> TableViewCell {
    guard let path = translated(indexPath), hasRow(path) else { throw .noRect(indexPath) }
    if isLayingOut, handedOut != nil { try repeatHeight(path) }
    if reconfigured?.path == path, let cell = takeReconfigured(identifier) { return cell }
    guard isRegistered(), let cell = takeCell(identifier, isByPath: true) else {
      throw .unregisteredIdentifier(identifier)
    }
    return cell
  }

  /// Returns a cell of a class for a row; the class is registered under its name if
  /// ``autoRegister`` is on.
  ///
  /// ```swift
  /// let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
  /// ```
  ///
  /// - Throws: E18 if the name is not registered or has another class, E22 for an unknown row.
  public func dequeueReusableCell<Cell: TableViewCell>(
    _ cellClass: Cell.Type,
    for indexPath: IndexPath
  ) throws(TableError) -> Cell {
    let identifier = ClassNames.name(of: cellClass)
    var isRegistered = cellClasses[identifier] != nil
    if !isRegistered, autoRegister {
      cellClasses[identifier] = cellClass
      isRegistered = true
    }
    received("dequeueReusableCell(withIdentifier:for:) \(identifier) \(indexPath)")
    defer { answered() }
    let cell = try dequeueCell(identifier, for: indexPath) { isRegistered }
    guard let cell = cell as? Cell else { throw .unregisteredIdentifier(identifier) }
    return cell
  }

  /// Returns a header or footer view from the pool, else a new one of the registered class, else
  /// nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let view = state.sectionViewPool[identifier]?.popLast() {
      sends(to: view, "prepareForReuse()")
      view.prepareForReuse()
      answered()
      return view
    }
    return sectionViewClasses[identifier]?.init(reuseIdentifier: identifier)
  }

  /// The number of cells in each pool, by identifier in alphabetical order.
  public var poolContents: [(identifier: String, count: Int)] {
    state.pool.sorted { $0.key < $1.key }.map { ($0.key, $0.value.count) }
  }

  /// Removes all pooled cells, as a memory warning does.
  public func emptyPool() {
    received("didReceiveMemoryWarning()", .observed)
    defer { answered() }
    state.pool = [:]
    state.prepared = [:]
    state.sectionViewPool = [:]
  }

  private func takeCell(_ identifier: String, isByPath: Bool = false) -> TableViewCell? {
    let cell: TableViewCell
    if !makesFreshCells, let pooled = takePooled(identifier) {
      counters.cellsReused += 1
      pooled.reuseCount += 1
      // The cell was returned, so its next row is not a duplicate.
      pooled.lastRow = nil
      noteRecycled(pooled)
      sends(to: pooled, "prepareForReuse()")
      pooled.prepareForReuse()
      answered()
      cell = pooled
    } else if let cellClass = cellClasses[identifier] {
      counters.cellsCreated += 1
      cell = cellClass.init(style: .default, reuseIdentifier: identifier)
      sends(to: cell, "init(style:reuseIdentifier:) \(identifier)")
      answered()
    } else {
      return nil
    }
    if handedOut == nil {
      strayCells.append(cell)
    } else {
      handedOut?.append(cell, isByPath: isByPath)
    }
    return cell
  }

  /// Removes and returns the newest pooled cell of an identifier, or nil.
  private func takePooled(_ identifier: String) -> TableViewCell? {
    // An optional chain would look the identifier up again to store the other cells.
    guard let place = state.pool.index(forKey: identifier) else { return nil }
    return state.pool.values[place].popLast()
  }

  private func takeReconfigured(_ identifier: String) -> TableViewCell? {
    guard let cell = reconfigured?.cell, cell.reuseIdentifier == identifier else { return nil }
    return cell
  }

  /// Warns of cells that were dequeued without a request, and pools those that are not retained.
  func settleStrayCells() {
    var strays = strayCells
    strayCells = []
    for index in strays.indices {
      warn(.cellForNobody(identifier: strays[index].reuseIdentifier ?? ""))
      if isKnownUniquelyReferenced(&strays[index]) { putIntoPool(strays[index]) }
    }
  }

  func putIntoPool(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    state.pool[identifier, default: []].append(cell)
  }

  /// Puts a cell into its pool, unless the pool has it.
  func returnToPool(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    Self.add(cell, to: &state.pool[identifier, default: []])
  }

  private static func add(_ cell: TableViewCell, to pool: inout [TableViewCell]) {
    for pooled in pool where pooled === cell { return }
    pool.append(cell)
  }

  /// Moves the newest cell of each pool to its other end, so that another cell is taken next.
  package func rotatePools() {
    for identifier in state.pool.keys {
      guard let newest = state.pool[identifier]?.popLast() else { continue }
      state.pool[identifier]?.insert(newest, at: 0)
    }
  }

  func putIntoPool(_ view: TableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    state.sectionViewPool[identifier, default: []].append(view)
  }
}

/// The cells that were dequeued during a call for a cell; a correct data source dequeues one.
struct HandedOutCells {
  /// A cell, and whether it was dequeued for an index path.
  typealias Entry = (cell: TableViewCell, isByPath: Bool)

  private var first: Entry?
  private var others: [Entry] = []

  /// The cells in the order of the calls.
  var entries: [Entry] { first.map { [$0] + others } ?? [] }

  mutating func append(_ cell: TableViewCell, isByPath: Bool) {
    if first == nil { first = (cell, isByPath) } else { others.append((cell, isByPath)) }
  }

  /// Returns whether the data source dequeued this cell and no other.
  func holdsOnly(_ cell: TableViewCell) -> Bool { first?.cell === cell && others.isEmpty }
}
