/// The allowed drop positions of dragged rows. (Not in UIKit; RDDM's drag and drop plugin has such
/// a policy.)
public enum DropScope: String, Hashable, Sendable, CaseIterable {
  /// Every section.
  case all

  /// The section of the dragged rows.
  case current
}
