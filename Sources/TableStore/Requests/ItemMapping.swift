public import JSON

/// A mapping from the members of a response to the properties of an object, as data instead of
/// code. (KtTableView: base item.)
///
/// ```swift
/// var mapping = ItemMapping<Book> { Book() }
/// mapping.text(\.title, from: "data/title")
/// mapping.number(\.pages, from: "data/pages")
/// mapping.items(\.reviews, from: "reviews", Review.mapping)
/// ```
///
/// An absent member, null, or a value that cannot be converted leaves the property unchanged. All
/// but absent members are reported. To extend a mapping, change a copy of it.
public struct ItemMapping<Target: Sendable>: Sendable {
  private typealias Rule = @Sendable (JSONValue, String, inout Target, inout [LoadProblem]) -> Void

  private var rules: [(path: String, rule: Rule)] = []
  private let make: @Sendable () -> Target

  /// Creates a mapping without rules.
  ///
  /// - Parameter make: Creates an object whose properties have their defaults.
  public init(_ make: @escaping @Sendable () -> Target) { self.make = make }

  /// Creates an object from a value.
  ///
  /// - Parameters:
  ///   - value: An object.
  ///   - path: Its path, for the problems.
  ///   - problems: Receives the values that could not be converted.
  /// - Returns: The object.
  public func map(
    _ value: JSONValue,
    at path: String = "",
    _ problems: inout [LoadProblem]
  ) -> Target {
    var target = make()
    for (rulePath, rule) in rules {
      guard let member = value.value(atPath: rulePath) else { continue }
      let name = rulePath.split(separator: "/").joined(separator: ".")
      let place = path.isEmpty ? name : path + "." + name
      guard member.kind != .null else {
        problems.append(LoadProblem(path: place, problem: "null", action: "left unchanged"))
        continue
      }
      rule(member, place, &target, &problems)
    }
    return target
  }
}

// Rules.
extension ItemMapping {
  /// Maps a text; a number becomes its own digits, and is reported.
  public mutating func text(
    _ property: any WritableKeyPath<Target, String> & Sendable,
    from path: String
  ) {
    rules.append(
      (
        path,
        { value, place, target, problems in
          switch value.kind {
          case .string: target[keyPath: property] = value.string ?? ""
          case .number:
            target[keyPath: property] = value.text
            problems.append(
              Self.converted(place, "expected a string, found a number", to: value.text)
            )
          default: problems.append(Self.dropped(place, value, "a string"))
          }
        }
      )
    )
  }

  /// Maps a number; a text that is a whole number is converted, and reported.
  public mutating func number(
    _ property: any WritableKeyPath<Target, Double> & Sendable,
    from path: String
  ) {
    rules.append(
      (
        path,
        { value, place, target, problems in
          if value.kind == .number, let number = value.double {
            target[keyPath: property] = number
          } else if let number = value.string.flatMap({ Int($0) }) {
            target[keyPath: property] = Double(number)
            problems.append(
              Self.converted(place, "expected a number, found a string", to: String(number))
            )
          } else {
            problems.append(Self.dropped(place, value, "a number"))
          }
        }
      )
    )
  }

  /// Maps a Boolean, and no other value.
  public mutating func bool(
    _ property: any WritableKeyPath<Target, Bool> & Sendable,
    from path: String
  ) {
    rules.append(
      (
        path,
        { value, place, target, problems in
          guard let bool = value.bool else {
            problems.append(Self.dropped(place, value, "true or false"))
            return
          }
          target[keyPath: property] = bool
        }
      )
    )
  }

  /// Maps a nested object; an empty text or an empty array means none.
  public mutating func item<Inner>(
    _ property: any WritableKeyPath<Target, Inner> & Sendable,
    from path: String,
    _ mapping: ItemMapping<Inner>
  ) {
    rules.append(
      (
        path,
        { value, place, target, problems in
          if value.kind == .object {
            target[keyPath: property] = mapping.map(value, at: place, &problems)
          } else if !(value.string?.isEmpty ?? (value.kind == .array && value.count == 0)) {
            problems.append(Self.dropped(place, value, "an object"))
          }
        }
      )
    )
  }

  /// Maps an array of objects; if one element is not an object, the whole array is dropped and
  /// reported.
  public mutating func items<Inner>(
    _ property: any WritableKeyPath<Target, [Inner]> & Sendable,
    from path: String,
    _ mapping: ItemMapping<Inner>
  ) {
    rules.append(
      (
        path,
        { value, place, target, problems in
          guard value.kind == .array else {
            problems.append(Self.dropped(place, value, "an array"))
            return
          }
          let elements = Array(value.elements)
          if let bad = elements.firstIndex(where: { $0.kind != .object }) {
            problems.append(
              LoadProblem(
                path: "\(place)[\(bad)]",
                problem: "not an object",
                action: "\(place) is dropped"
              )
            )
            return
          }
          target[keyPath: property] = elements.enumerated().map { index, element in
            mapping.map(element, at: "\(place)[\(index)]", &problems)
          }
        }
      )
    )
  }

  /// Maps an array unchanged.
  public mutating func values(
    _ property: any WritableKeyPath<Target, [JSONValue]> & Sendable,
    from path: String
  ) {
    rules.append(
      (
        path,
        { value, place, target, problems in
          guard value.kind == .array else {
            problems.append(Self.dropped(place, value, "an array"))
            return
          }
          target[keyPath: property] = Array(value.elements)
        }
      )
    )
  }

  private static func converted(_ path: String, _ found: String, to text: String) -> LoadProblem {
    LoadProblem(path: path, problem: found, action: "converted to \(text)")
  }

  private static func dropped(_ path: String, _ value: JSONValue, _ wanted: String) -> LoadProblem {
    let found = value.kind.phrase
    return LoadProblem(path: path, problem: "expected \(wanted), found \(found)", action: "dropped")
  }
}
