public import TableModel

/// The rows of a document as a ``RowSupply``: all are loaded, and edits are kept here until a save.
@MainActor public final class DocumentSupply: RowSupply {
  /// The document, which a save replaces.
  public private(set) var document: TableDocument

  public private(set) var rows: SuppliedRows

  public weak var supplyDelegate: (any RowSupplyDelegate)?

  private let loads: SupplyLoads

  /// Creates a supply.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - loop: The loop that calls completions.
  public init(_ document: TableDocument, loop: RequestLoop) {
    self.document = document
    rows = SuppliedRows(document.sections)
    loads = SupplyLoads(loop)
  }

  public var identity: String { document.path ?? document.name }

  /// The capabilities; a document without a file cannot be saved.
  public var capabilities: Set<RowCapability> {
    document.path == nil ? [.edit, .cancel] : [.edit, .save, .cancel]
  }

  public var runningLoad: RowLoad? { loads.isEmpty ? nil : .next }

  public func load(
    upTo count: Int,
    _ completion: @escaping @MainActor (RowSupplyError?) -> Void
  ) {
    loads.add(count, completion)
    loads.finishSoon(upTo: .max)
  }

  public func perform(_ changes: [TableChange]) throws(RowSupplyError) {
    let old = rows
    do throws(TableError) { try rows.apply(changes) } catch { throw .table(error) }
    supplyDelegate?.rowSupply(self, didChange: old, to: rows, by: changes)
  }

  public func save() throws(RowSupplyError) {
    guard capabilities.contains(.save) else { throw unsupported(.save) }
    do throws(StoreError) { document = try document.save(rows.sections).document } catch {
      throw .store(error)
    }
  }

  public func cancelLoads() { loads.fail(.cancelled) }
}
