import JSON

/// A row that accepts a value: its kind, the key that stores it, and its rules.
///
/// An item is a field by its kind of cell (``FieldKind``). The value is under `value`, or under the
/// key that the member `field` names. A row of a plain object is its own value. Other members are
/// optional: `placeholder`, `default`, `required`, `minLength`, `maxLength`, `pattern` (with `hint`
/// to describe it), `choices` and `details`.
public struct FormField: Hashable, Sendable {
  /// The kind of value.
  public let kind: FieldKind

  /// The key of the value.
  public let key: String

  /// The placeholder of an empty field, or nil.
  public let placeholder: String?

  /// The default value, or nil.
  public let defaultValue: String?

  /// Whether the form requires a value.
  public let isRequired: Bool

  /// The least number of Characters, or nil.
  public let minLength: Int?

  /// The greatest number of Characters, or nil.
  public let maxLength: Int?

  /// A POSIX extended regular expression that the whole value must match, or nil.
  public let pattern: String?

  /// A description of the pattern, or nil.
  public let hint: String?

  /// The values of a choice.
  public let choices: [String]

  /// Creates the field of an item, or nil if its kind accepts no value.
  public init?(of item: Item) {
    guard let kind = item.cellKind.flatMap(FieldKind.init(rawValue:)),
      item.isKeyValue || item.value.kind == .object
    else { return nil }
    self.kind = kind
    key = item.text(of: "field") ?? "value"
    placeholder = item.text(of: "placeholder")
    defaultValue = item.member("default").flatMap(Self.text)
    isRequired = item.flag(of: "required") ?? false
    minLength = item.member("minLength")?.integer
    maxLength = item.member("maxLength")?.integer
    pattern = item.text(of: "pattern")
    hint = item.text(of: "hint")
    choices = item.texts(of: "choices")
  }

  /// The texts of a switch's values.
  public static let states = (off: "off", on: "on")

  /// Returns a value as text; a switch's Boolean is on or off.
  private static func text(_ value: JSONValue) -> String? {
    value.bool.map { $0 ? states.on : states.off } ?? value.plainText
  }
}

extension FormField {
  /// Returns the value of an item: the entered one, else the default, else an empty text.
  public func value(in item: Item) -> String {
    let text = content(of: item).flatMap(Self.text) ?? defaultValue ?? ""
    return kind == .toggle && text.isEmpty ? Self.states.off : text
  }

  /// Returns the item with another value; all else stays the same, byte for byte.
  ///
  /// A switch's value is a Boolean, any other a text.
  public func setting(_ text: String, in item: Item) -> Item {
    guard text != value(in: item) || content(of: item) == nil else { return item }
    var item = item
    let value: JSONValue = kind == .toggle ? .bool(text == Self.states.on) : .string(text)
    item.value = item.isKeyValue ? value : item.value.setting(key, to: value)
    return item
  }

  /// Returns the value that the item holds, or nil.
  private func content(of item: Item) -> JSONValue? {
    item.isKeyValue ? item.value : item.member(key)
  }

  /// Whether a value counts as given: a switch that is on, or any other value that is not empty.
  public func isFilled(_ text: String) -> Bool {
    kind == .toggle ? text == Self.states.on : !text.isEmpty
  }

  /// Returns the problem of a value without its pattern; nil if it is valid.
  ///
  /// An empty value is only wrong if the field is required.
  public func problem(with text: String) -> FieldProblem? {
    guard isFilled(text) else { return isRequired ? .required : nil }
    if let minLength, text.count < minLength { return .tooShort(minLength) }
    if let maxLength, text.count > maxLength { return .tooLong(maxLength) }
    switch kind {
    case .text, .toggle: return nil
    case .phone: return Self.isPhoneNumber(text) ? nil : .noPhoneNumber
    case .date:
      if CalendarDay(text) != nil { return nil }
      return CalendarDay.hasForm(text) ? .noSuchDay : .noDate
    case .choice: return choices.contains(text) ? nil : .notOffered(choices)
    }
  }

  /// Whether a text is an optional plus sign and 5 to 15 digits, with spaces, hyphens, slashes,
  /// periods and parentheses.
  private static func isPhoneNumber(_ text: String) -> Bool {
    let rest = text.hasPrefix("+") ? text.dropFirst() : text[...]
    let digits = rest.count { $0.isASCII && $0.isNumber }
    return (5...15).contains(digits)
      && rest.allSatisfy { $0.isASCII && ($0.isNumber || " -/.()".contains($0)) }
  }
}

// Rows that depend on a value: `details` is a list of rows, or an object of such lists by value.
extension FormField {
  /// Returns the rows that appear with a value of an item; empty if the value counts as not given.
  public func details(of item: Item, for text: String) -> [Item] {
    guard isFilled(text), let details = item.member("details") else { return [] }
    switch details.kind {
    case .array: return Self.rows(details, of: item, branch: "")
    case .object: return details[text].map { Self.rows($0, of: item, branch: text + "-") } ?? []
    default: return []
    }
  }

  /// Returns all rows that may appear with any value of an item.
  public func possibleDetails(of item: Item) -> [Item] {
    guard let details = item.member("details") else { return [] }
    switch details.kind {
    case .array: return Self.rows(details, of: item, branch: "")
    case .object:
      return details.members.flatMap { member in
        details[member.key].map { Self.rows($0, of: item, branch: member.key + "-") } ?? []
      }
    default: return []
    }
  }

  /// Returns the name that identifies a dependent row: its id, else its member `id`.
  public static func name(ofDetail item: Item) -> String? { item.boundID ?? item.text(of: "id") }

  /// Returns the rows of a list; an object without an id gets one.
  private static func rows(_ list: JSONValue, of item: Item, branch: String) -> [Item] {
    guard list.kind == .array else { return [] }
    let path = item.bindings.path(of: .id) ?? MemberPath(key: "id")
    return list.elements.enumerated().compactMap { number, value in
      guard value.kind == .object else { return nil }
      var row = Item(value, origin: .made(0), bindings: item.bindings)
      if name(ofDetail: row) == nil {
        let name = JSONValue.string("\(item.id.text)-\(branch)\(number)")
        row.value = (try? value.setting(path, to: name)) ?? value
      }
      return row
    }
  }
}

/// The kind of value of a form field; the raw value is the kind of its cell.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  /// Any text on one line.
  case text

  /// A telephone number.
  case phone

  /// A day of the calendar.
  case date

  /// One of a few values.
  case choice

  /// On or off.
  case toggle = "switch"
}
