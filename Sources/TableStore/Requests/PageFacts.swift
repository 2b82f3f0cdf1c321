/// What an answer says about its place among the pages of a list.
public struct PageFacts: Hashable, Sendable {
  /// The number of this page, where the answer says it.
  public var number: Int?

  /// The number of the last page, where the answer says it.
  public var lastPage: Int?

  /// How the next page is asked for, where the answer says it.
  public var next: PageLink?

  /// How the page before is asked for, where the answer says it.
  public var previous: PageLink?

  /// Whether the answer says that there is no page behind this one.
  public var isLast = false

  /// The parameter that counts the pages, where pages are counted.
  public var parameter: String?

  /// Where all this was found, in words; empty where nothing was.
  public var origin = ""

  /// Says nothing.
  public init() {}
}
