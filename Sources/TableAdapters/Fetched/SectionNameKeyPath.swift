import JSON
public import TableModel

/// The value that groups fetched objects into sections: a stored value or a computed one.
///
/// The order of the objects must keep equal names together. So the first sort descriptor uses the
/// same key, or a key in the same order.
///
/// ```swift
/// let city: SectionNameKeyPath = "city"
/// let initial = SectionNameKeyPath("initial") { String(($0.title ?? "").prefix(1)) }
/// ```
public struct SectionNameKeyPath: Sendable {
  /// The name, which is the identity of the key path.
  public let name: String

  /// The name of the section of an object; nil for the sections of the store.
  let sectionName: (@Sendable (Item) -> String)?

  /// Creates a key path with a computed value.
  ///
  /// - Parameters:
  ///   - name: The name, which is the identity of the key path.
  ///   - sectionName: Returns the section name of an object.
  public init(_ name: String, _ sectionName: @escaping @Sendable (Item) -> String) {
    self.name = name
    self.sectionName = sectionName
  }

  private init(storeNamed name: String) {
    self.name = name
    sectionName = nil
  }

  /// The sections of the store, for requests in the order of the store.
  public static let storeSections = SectionNameKeyPath(storeNamed: "section")
}

extension SectionNameKeyPath: ExpressibleByStringLiteral {
  /// Creates a key path for the values under a key or path; a missing value is an empty name.
  public init(key: String) {
    let path = RowKey(key)
    self.init(key) { path.value(of: $0)?.plainText ?? "" }
  }

  public init(stringLiteral key: String) { self.init(key: key) }
}

extension SectionNameKeyPath: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
