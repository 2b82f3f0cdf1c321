/// Whether an optional protocol was found when the object that may have it was assigned.
public struct CapabilityReport: Hashable, Sendable {
  /// Which of the three objects was asked.
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

  /// Which of the three objects was asked.
  public let role: Role

  /// Whether the object has the capability.
  public let isPresent: Bool

  /// What the table view does without it.
  public let effectOfAbsence: String

  /// How well that is known of UIKit: documented, header, observed or ours, perhaps with the place.
  public let evidence: String

  /// Makes a report.
  public init(name: String, role: Role, isPresent: Bool, effectOfAbsence: String, evidence: String)
  {
    self.name = name
    self.role = role
    self.isPresent = isPresent
    self.effectOfAbsence = effectOfAbsence
    self.evidence = evidence
  }
}
