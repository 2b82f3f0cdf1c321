/// The words that declare something.
enum SourceKeyword: String {
  case `class`
  case `struct`
  case `enum`
  case `protocol`
  case actor
  case `extension`
  case `func`
  case `init`
  case `deinit`
  case `subscript`
  case `var`
  case `let`
  case `case`
  case `typealias`
  case `associatedtype`
  case `import`

  /// The words before them.
  static let modifiers: Set<String> = [
    "public", "package", "private", "fileprivate", "internal", "open", "final", "static",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "nonisolated", "indirect",
    "convenience", "required", "dynamic", "optional", "prefix", "postfix", "infix", "borrowing",
    "consuming",
  ]

  /// The words that declare something inside a body as anywhere else.
  static let local: Set<String> = ["func", "struct", "enum", "class"]

  /// Whether the word declares or extends a type.
  var isType: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .extension: true
    default: false
    }
  }

  /// Whether the word is also the name, as `init` is.
  var namesItself: Bool {
    switch self {
    case .`init`, .deinit, .subscript: true
    default: false
    }
  }

  /// Whether the declaration ends with its body.
  var endsWithBody: Bool {
    switch self {
    case .func, .`init`, .deinit, .subscript: true
    default: false
    }
  }

  /// The kind of the declaration, if it is not a type.
  var kind: SourceDeclaration.Kind {
    switch self {
    case .func: .function
    case .`init`, .deinit, .subscript: .initializer
    case .var, .let: .property
    default: .other
    }
  }
}
