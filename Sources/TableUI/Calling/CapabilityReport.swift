/// Whether an object had an optional protocol when it was assigned.
public struct CapabilityReport: Hashable, Sendable {
  /// The role of the checked object.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The data source.
    case dataSource

    /// The delegate.
    case delegate

    /// The prefetch data source.
    case prefetchDataSource
  }

  /// The name of the protocol.
  public let name: String

  /// The role of the checked object.
  public let role: Role

  /// Whether the object has the capability.
  public let isPresent: Bool

  /// The table view's behavior without the capability.
  public let effectOfAbsence: String

  /// The evidence for UIKit's behavior: documented, header, observed or ours, with an optional
  /// source.
  public let evidence: String

  /// Creates a report.
  public init(name: String, role: Role, isPresent: Bool, effectOfAbsence: String, evidence: String)
  {
    self.name = name
    self.role = role
    self.isPresent = isPresent
    self.effectOfAbsence = effectOfAbsence
    self.evidence = evidence
  }
}
