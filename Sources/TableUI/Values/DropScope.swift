/// Where rows that are dragged may be dropped. (Ours; RDDM's drag and drop plugin is made with such a policy.)
public enum DropScope: String, Hashable, Sendable, CaseIterable {
  /// In every section.
  case all

  /// In the section that they come from.
  case current
}
