/// How one page of a list is asked for.
public enum PageLink: Hashable, Sendable {
  /// The address as it was given.
  case asGiven

  /// A parameter says which page.
  case parameter(name: String, value: String)

  /// The server has named the whole address.
  case url(String)
}
