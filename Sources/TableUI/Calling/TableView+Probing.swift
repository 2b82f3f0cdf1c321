// Capabilities of the assigned data source, delegate and prefetch data source.
extension TableView {
  /// The optional protocols of the data source, the delegate and the prefetch data source.
  public var capabilities: [CapabilityReport] {
    OptionalProtocol.table.map { known in
      CapabilityReport(
        name: known.name,
        role: known.role,
        isPresent: has(known),
        effectOfAbsence: known.effectOfAbsence,
        evidence: known.evidence
      )
    }
  }

  /// Checks the data source and the delegate for capabilities again, without a reload.
  ///
  /// UIKit checks only on assignment.
  public func probeCapabilities() {
    methods.look(for: .prefetchDataSource, in: prefetchDataSource)
    methods.look(for: .delegate, in: delegate)
    methods.look(for: .dataSource, in: dataSource)
    probeSubstitutes()
  }

  /// Whether the data source or the delegate has a method, as of the last check.
  package func implements(_ method: OptionalMethod) -> Bool {
    let owner = OptionalProtocol.of(method)
    guard let substitute = substitutes[method] else { return isFound(owner) }
    return substitute.map(owner.isFound) ?? false
  }

  private func has(_ known: OptionalProtocol) -> Bool {
    let methods = known.methods
    return methods.isEmpty ? isFound(known) : methods.contains(where: implements)
  }

  private func isFound(_ known: OptionalProtocol) -> Bool {
    if isArranged, known.type == (any TableViewDropping).self { return false }
    return known.isFound(methods)
  }

  /// Asks forwarding objects for their replaced methods and for the row mapping.
  func probeSubstitutes() {
    let preparer = find(.prefetchRowsAt, \.prefetching)?.target
    var found: [OptionalMethod: TableMethods?] = [:]
    var known: [ObjectIdentifier: TableMethods] = [:]
    for object in [dataSource, delegate] as [AnyObject?] {
      // Only forwarding objects have substitutes.
      let candidate = candidate(for: (any MethodSubstituting).self, in: object)
      let forwarding = cast(candidate, to: (any CapabilityForwarding).self)
      let substituting = forwarding as? any MethodSubstituting
      for (method, substitute) in substituting?.substitutes ?? [:] {
        guard case .object(let object) = substitute else {
          found[method] = .some(nil)
          continue
        }
        let methods = known[ObjectIdentifier(object)] ?? TableMethods(of: object)
        known[ObjectIdentifier(object)] = methods
        found[method] = methods
      }
    }
    substitutes = found
    noteEstimates()
    let mapping = delegateMapping
    rowMapping = probe((any RowMapping).self, in: dataSource)
    delegateMapping = probe((any RowMapping).self, in: delegate) ?? rowMapping
    isArranged = delegateMapping != nil
    let next = find(.prefetchRowsAt, \.prefetching)?.target
    if preparer !== next || mapping !== delegateMapping { preparerDidChange(to: next) }
  }

  /// Clears the rows announced to another object.
  func preparerDidChange(to preparer: (any TableViewPrefetching)?) {
    state.prefetched = []
    if preparer != nil { state.needsLayout = true }
  }
}
