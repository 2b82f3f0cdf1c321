public import TableModel

// Pools of cells and header views, one for each identifier; the last one in is the first one out.
extension TableView {
  /// Says which class of cells an identifier stands for; nil takes that back.
  public func register(
    _ cellClass: TableViewCell.Type?,
    forCellReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// Registers a class of cells under its own name.
  public func register(_ cellClass: TableViewCell.Type) {
    cellClasses[ClassNames.name(of: cellClass)] = cellClass
  }

  /// Registers what another table view has registered, but for identifiers that stand for something here.
  package func takeOverRegistrations(of other: TableView) {
    cellClasses.merge(other.cellClasses) { own, _ in own }
    sectionViewClasses.merge(other.sectionViewClasses) { own, _ in own }
  }

  /// Says which class of header and footer views an identifier stands for; nil takes that back.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    sectionViewClasses[identifier] = viewClass
  }

  /// A cell from the pool, else a new one of the registered class, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    received("dequeueReusableCell(withIdentifier:) \(identifier)")
    let cell = takeReconfigured(identifier) ?? takeCell(identifier)
    answered(cell.map { "\(type(of: $0))" } ?? "nil")
    return cell
  }

  /// A cell for a row, from the pool or new.
  ///
  /// - Throws: E18 if nothing is registered for the identifier, even if the pool holds such cells; E22 if
  ///   the table does not know the row.
  @_disfavoredOverload public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    received("dequeueReusableCell(withIdentifier:for:) \(identifier) \(indexPath)")
    defer { answered() }
    guard let path = translated(indexPath), hasRow(path) else { throw .noRect(indexPath) }
    if isLayingOut, handedOut != nil { try repeatHeight(path) }
    if reconfigured?.path == path, let cell = takeReconfigured(identifier) { return cell }
    guard cellClasses[identifier] != nil, let cell = takeCell(identifier) else {
      throw .unregisteredIdentifier(identifier)
    }
    return cell
  }

  /// A cell of a class for a row; the class is registered under its name if ``autoRegister`` is on.
  ///
  /// ```swift
  /// let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
  /// ```
  ///
  /// - Throws: E18 if the name stands for nothing or for another class, E22 for an unknown row.
  public func dequeueReusableCell<Cell: TableViewCell>(
    _ cellClass: Cell.Type,
    for indexPath: IndexPath
  ) throws(TableError) -> Cell {
    let identifier = ClassNames.name(of: cellClass)
    if autoRegister, cellClasses[identifier] == nil { cellClasses[identifier] = cellClass }
    let cell = try dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { throw .unregisteredIdentifier(identifier) }
    return cell
  }

  /// A header or footer view from the pool, else a new one of the registered class, else nil.
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

  /// How many cells wait in each pool, by identifier in alphabetical order.
  public var poolContents: [(identifier: String, count: Int)] {
    state.pool.sorted { $0.key < $1.key }.map { ($0.key, $0.value.count) }
  }

  /// Drops all cells that wait, as a memory warning does.
  public func emptyPool() {
    received("didReceiveMemoryWarning()", .observed)
    defer { answered() }
    state.pool = [:]
    state.sectionViewPool = [:]
  }

  private func takeCell(_ identifier: String) -> TableViewCell? {
    let cell: TableViewCell
    if !makesFreshCells, let pooled = state.pool[identifier]?.popLast() {
      counters.cellsReused += 1
      pooled.reuseCount += 1
      // Whatever row it was for before, it went back: that is no second row.
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
    if handedOut == nil { strayCells.append(cell) } else { handedOut?.append(cell) }
    return cell
  }

  private func takeReconfigured(_ identifier: String) -> TableViewCell? {
    guard let cell = reconfigured?.cell, cell.reuseIdentifier == identifier else { return nil }
    return cell
  }

  /// Warns of cells that were dequeued for nobody, and takes those back that nobody kept.
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

  func putIntoPool(_ view: TableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    state.sectionViewPool[identifier, default: []].append(view)
  }
}
