/// When answers bear colour.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// At a terminal that can, unless `NO_COLOR` is set; everywhere with `CLICOLOR_FORCE`.
  case auto

  /// In pipes and files too.
  case always

  /// Nowhere.
  case never
}
