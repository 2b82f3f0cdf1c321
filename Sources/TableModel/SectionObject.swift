public import JSON

/// The JSON object of a section: its members in order, without the rows.
///
/// A section keeps its object when it moves. So its `id` and the members that no table shows are
/// saved with it. The object of a loaded section is read on use.
public struct SectionObject: Sendable {
  /// The meaning of a member.
  public enum Role: String, Hashable, Sendable {
    /// The text above the rows.
    case header

    /// The text below the rows.
    case footer

    /// The array of the rows.
    case rows

    /// A member that no table shows.
    case other
  }

  /// A member of the object.
  public struct Member: Hashable, Sendable {
    /// The meaning of the member.
    public let role: Role

    /// The name as written, with its quotes.
    public let key: JSONValue

    /// The value as written; null for the rows.
    public internal(set) var value: JSONValue

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - role: The meaning of the member.
    ///   - key: The name, a JSON string.
    ///   - value: The value; the default is null.
    public init(_ role: Role, key: JSONValue, value: JSONValue = .null) {
      self.role = role
      self.key = key
      self.value = value
    }

    /// The name of the member.
    public var name: String { key.string ?? "" }

    /// Compares names and values without white space.
    public static func == (left: Member, right: Member) -> Bool {
      left.role == right.role && left.key.hasSameContent(as: right.key)
        && left.value.hasSameContent(as: right.value)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(role) }
  }

  private enum Storage: Sendable {
    case loaded(any SectionSource, Int)
    case made([Member])
    case absent
  }

  private let storage: Storage

  /// Creates the object of a loaded section; its members are read on use.
  ///
  /// - Parameters:
  ///   - source: The loaded sections.
  ///   - section: The number of the section in the source.
  public init(of source: any SectionSource, section: Int) { storage = .loaded(source, section) }

  /// Creates an object from members.
  public init(_ members: [Member]) { storage = .made(members) }

  private init(_ storage: Storage) { self.storage = storage }

  /// The object of a section whose document has none, such as a section of an array of arrays.
  public static let absent = SectionObject(.absent)
}

extension SectionObject {
  /// The members in order, or nil if the document has no object for the section.
  ///
  /// - Complexity: O(k) for the bytes of k members, each time.
  public var members: [Member]? {
    switch storage {
    case .loaded(let source, let section): source.members(ofSection: section)
    case .made(let members): members
    case .absent: nil
    }
  }

  /// The members that no table shows.
  public var others: [Member] { (members ?? []).filter { $0.role == .other } }

  /// The value of the member `id` as text, or nil if the section has no id.
  public var id: ItemID? {
    guard let value = others.last(where: { $0.name.utf8.elementsEqual("id".utf8) })?.value else {
      return nil
    }
    switch value.kind {
    case .string, .number, .bool: return value.plainText.map { ItemID($0) }
    case .null, .array, .object: return nil
    }
  }

  /// Returns the text for a header or footer: numbers as written; empty for null, arrays and
  /// objects.
  public static func title(of value: JSONValue) -> String {
    switch value.kind {
    case .string: value.string ?? ""
    case .number, .bool: value.text
    case .null, .array, .object: ""
    }
  }
}

extension SectionObject: Hashable {
  /// Whether both objects have equal members in the same order.
  ///
  /// - Complexity: O(1) for copies.
  public static func == (left: SectionObject, right: SectionObject) -> Bool {
    switch (left.storage, right.storage) {
    case (.absent, .absent): true
    case (.loaded(let source, let section), .loaded(let other, let number))
    where source === other && section == number:
      true
    default: left.members == right.members
    }
  }

  public func hash(into hasher: inout Hasher) {}
}

extension JSONValue {
  fileprivate func hasSameContent(as other: JSONValue) -> Bool {
    self == other || compact == other.compact
  }
}

/// The names that a document gives to the members of its sections.
public struct SectionNames: Hashable, Sendable {
  /// The name of the text above the rows.
  public var header: String

  /// The name of the text below the rows.
  public var footer: String

  /// The name of the array of the rows.
  public var rows: String

  /// Creates names; the defaults are those that Tabletop writes itself.
  public init(header: String = "header", footer: String = "footer", rows: String = "items") {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

/// Loaded sections whose objects stay bytes until used.
///
/// A source never changes.
public protocol SectionSource: AnyObject, Sendable {
  /// Reads the members of the object of a section.
  ///
  /// - Parameter index: The number of the section.
  /// - Returns: The members in order; the value of the rows is null.
  func members(ofSection index: Int) -> [SectionObject.Member]
}
