/// A declaration in a source file.
public struct SourceDeclaration: Hashable, Sendable {
  /// The kind of declaration.
  public enum Kind: String, Hashable, Sendable {
    /// A class.
    case `class`

    /// A structure.
    case `struct`

    /// An enumeration.
    case `enum`

    /// A protocol.
    case `protocol`

    /// An actor.
    case actor

    /// An extension of a type.
    case `extension`

    /// A method or a function.
    case function

    /// An initializer, a deinitializer or a subscript.
    case initializer

    /// A property, or a constant.
    case property

    /// A case of an enumeration, a type alias or an associated type.
    case other

    /// Whether a declaration of this kind has members.
    public var isType: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .actor, .extension: true
      case .function, .initializer, .property, .other: false
      }
    }
  }

  /// The kind.
  public let kind: Kind

  /// The name; that of a function has its labels, such as `tableView(_:didSelectRowAt:)`.
  public let name: String

  /// The type that it is a member of, such as `ListLoader.State`, or empty at the top level.
  public let owner: String

  /// The first type after the colon, which is the superclass if there is one, or empty.
  public let parent: String

  /// The line that has the name, from 1.
  public let line: Int

  /// The lines from the start of its comment to its end, from 1.
  public let lines: ClosedRange<Int>

  /// Whether the declaration is inside the body of a function or a property.
  public let isLocal: Bool

  /// The full name of a type.
  public var typeName: String { owner.isEmpty ? name : owner + "." + name }
}
