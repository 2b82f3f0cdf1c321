public import TableModel

// The sections of a data model as a supply of rows.
extension DataModel: RowSupply where Element == Section {
  public var identity: String { request?.shownAddress ?? "DataModel" }

  public var capabilities: Set<RowCapability> {
    loads == nil ? [.sendChanges] : [.sendChanges, .cancel]
  }

  public func load(
    upTo count: Int,
    _ completion: @escaping @MainActor (RowSupplyError?) -> Void
  ) {
    guard let loads else {
      if rows.extent == .unknown { requestData() }
      return completion(nil)
    }
    loads.add(count, completion)
    if rows.extent != .unknown {
      loads.finishSoon(upTo: .max)
    } else if !isLoading {
      requestData()
    }
  }

  public func cancelLoads() throws(RowSupplyError) {
    guard let loads, let request else { throw unsupported(.cancel) }
    if !request.cancel() { loads.fail(.cancelled) }
  }
}
