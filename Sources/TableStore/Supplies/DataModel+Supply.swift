public import TableModel

// The sections of a data model as a supply of rows.
extension DataModel: RowSupply where Element == Section {
  public var identity: String { request?.shownAddress ?? "DataModel" }

  public var capabilities: Set<RowCapability> {
    loads == nil ? [.load, .sendChanges] : [.load, .sendChanges, .cancel]
  }

  public var runningLoad: RowLoad? { isLoading ? .refresh : nil }

  public var failedLoad: RowLoad? { request?.error == nil ? nil : .refresh }

  public var progress: (received: Int, expected: Int?) { request?.progress ?? (0, nil) }

  /// Loads all elements; a part of them cannot be loaded separately.
  public func start(_ load: RowLoad) { requestData() }

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
