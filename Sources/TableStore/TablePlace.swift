public import JSON
import Platform

/// Finds the value at a path in the text of a document.
struct TablePlace {
  /// The maximum number of members and elements that are read for suggestions.
  private static let mostProposed = 2000

  let document: JSONDocument

  /// Follows a path from the root.
  ///
  /// - Parameter place: The path.
  /// - Returns: The start of the value, and the steps that lead to it.
  /// - Throws: ``TablePlaceError`` if the path is missing or leads to a scalar.
  func find(_ place: TablePath) throws(TablePlaceError) -> (offset: Int, steps: [LayoutStep]) {
    var offset = document.root.range.lowerBound
    var steps: [LayoutStep] = []
    if case .path(let path) = place {
      if let whole = document.offset(of: .member(path.text), in: offset) {
        steps = [.member(path.text)]
        offset = whole
      } else {
        for step in path.steps {
          guard let next = next(step, in: offset) else {
            throw missing(step, after: steps, in: offset, path)
          }
          steps.append(next.step)
          offset = next.offset
        }
      }
    }
    let kind = document.kind(at: offset)
    guard kind == .object || kind == .array else {
      let path = MemberPath(steps: steps.map(\.text)).text
      throw TablePlaceError(path: path, reason: .scalar(kind))
    }
    return (offset, steps)
  }

  private func next(_ step: String, in offset: Int) -> (offset: Int, step: LayoutStep)? {
    let kind: LayoutStep
    switch document.kind(at: offset) {
    case .object: kind = .member(step)
    case .array:
      guard let index = Int(step), String(index) == step, index >= 0 else { return nil }
      kind = .element(index)
    default: return nil
    }
    return document.offset(of: kind, in: offset).map { ($0, kind) }
  }

  private func missing(
    _ step: String,
    after steps: [LayoutStep],
    in offset: Int,
    _ path: MemberPath
  ) -> TablePlaceError {
    let parent = steps.isEmpty ? nil : MemberPath(steps: steps.map(\.text)).text
    let found: TablePlaceError.Found
    switch document.kind(at: offset) {
    case .object: found = .members(names(of: offset))
    case .array: found = .elements(document.list(arrayAt: offset).count)
    case let kind: found = .scalar(kind)
    }
    return TablePlaceError(
      path: path.text,
      reason: .missing(step, parent: parent, found: found),
      places: places()
    )
  }

  private func names(of object: Int) -> [String] {
    var members = TextMembers(of: object, in: document)
    var names: [String] = []
    while names.count < Self.mostProposed, let member = members.next() {
      names.append(document.text(ofKey: member.key))
    }
    return names
  }

  /// Returns the paths of objects and arrays to suggest, from the outside in.
  private func places() -> [String] { containers().map(\.path) }

  /// Returns the objects and arrays to suggest, from the outside in.
  func containers() -> [(path: String, range: Range<Int>)] {
    var places: [(path: String, range: Range<Int>)] = []
    var queue: [(offset: Int, path: [String])] = [(document.root.range.lowerBound, [])]
    var (at, looked) = (0, 0)
    while at < queue.count, looked < Self.mostProposed {
      let (offset, path) = queue[at]
      at += 1
      guard document.kind(at: offset) == .object else { continue }
      var members = TextMembers(of: offset, in: document)
      while looked < Self.mostProposed, let member = members.next() {
        looked += 1
        let kind = document.kind(at: member.value)
        guard kind == .object || kind == .array else { continue }
        let inner = path + [document.text(ofKey: member.key)]
        places.append((MemberPath(steps: inner).text, member.value..<member.end))
        queue.append((member.value, inner))
      }
    }
    return places
  }
}

/// A place in a document that can be opened as a table.
public struct ProposedPlace: Hashable, Sendable {
  /// The path from the root.
  public let path: String

  /// The start of the JSON text at the path, on one line.
  public let example: String
}

extension TableDocument {
  /// The number of bytes of an example.
  private static let exampleSize = 200

  /// Returns the places in a JSON file that can be opened as a table, from the outside in.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The maximum size of the file in bytes.
  /// - Returns: The places; empty if the file is larger, is not JSON or cannot be read.
  /// - Complexity: Linear in the size of the file.
  public static func places(in path: String, upTo limit: Int) -> [ProposedPlace] {
    guard Files.isRegular(path), let size = Files.status(path)?.identity.size, size <= limit,
      let bytes = try? Files.read(path).bytes,
      let document = try? JSONDocument(bytes), !document.isLines
    else { return [] }
    return TablePlace(document: document).containers().map { place in
      let text = document.bytes[place.range].prefix(exampleSize)
      let line = String(decoding: text, as: UTF8.self).split { $0.isWhitespace }
      return ProposedPlace(path: place.path, example: line.joined(separator: " "))
    }
  }
}

extension JSONDocument {
  /// Returns the start of the value at the end of some steps from the root, or nil.
  func offset(at steps: some Sequence<LayoutStep>) -> Int? {
    var offset = root.range.lowerBound
    for step in steps {
      guard let next = self.offset(of: step, in: offset) else { return nil }
      offset = next
    }
    return offset
  }

  /// Returns the start of the value that a step leads to, or nil; the last duplicate wins.
  func offset(of step: LayoutStep, in offset: Int) -> Int? {
    switch (step, kind(at: offset)) {
    case (.member(let name), .object):
      var found: Int?
      var members = TextMembers(of: offset, in: self)
      while let member = members.next() {
        if text(ofKey: member.key).utf8.elementsEqual(name.utf8) { found = member.value }
      }
      return found
    case (.element(let index), .array):
      let list = list(arrayAt: offset)
      return index < list.count ? list.start(index) : nil
    default: return nil
    }
  }
}

/// The reason why a path of a document does not lead to a table.
public struct TablePlaceError: Error, Hashable, Sendable {
  /// The value that lacks a step.
  public enum Found: Hashable, Sendable {
    /// An object, with the names of its members.
    case members([String])

    /// An array, with the number of its elements.
    case elements(Int)

    /// A text, a number or another scalar.
    case scalar(JSONValue.Kind)
  }

  /// The reason.
  public enum Reason: Hashable, Sendable {
    /// The path cannot be read.
    case unreadable(MemberPathError)

    /// The value at the end is neither an object nor an array.
    case scalar(JSONValue.Kind)

    /// A step is missing; with the path before it, or nil at the root, and the value there.
    case missing(String, parent: String?, found: Found)

    /// The document has no single root to start the path from; with a description of its form.
    case noRoot(String)
  }

  /// The path in the user's words.
  public let path: String

  /// The reason.
  public let reason: Reason

  /// Suggested paths of objects and arrays.
  public let places: [String]

  init(path: String, reason: Reason, places: [String] = []) {
    self.path = path
    self.reason = reason
    self.places = places
  }
}

extension TablePlaceError {
  /// The stable word for programs: `no-key`, `bad-argument` or `not-a-table`.
  public var code: String {
    switch reason {
    case .unreadable: "bad-argument"
    case .scalar, .noRoot: "not-a-table"
    case .missing: "no-key"
    }
  }

  /// The problem, without a full stop.
  public var message: String {
    switch reason {
    case .unreadable: "\(path) is not a path"
    case .scalar(let kind): "\(path) is \(kind.phrase), not a table"
    case .noRoot(let form): "`--at` needs one JSON document; this is \(form)"
    case .missing(let step, let parent, let found):
      switch found {
      case .members: "\(parent ?? "the document") has no member \"\(step)\""
      case .elements(let count):
        "\(parent ?? "the document") is an array of \(count.grouped) elements and has no \"\(step)\""
      case .scalar(let kind):
        "\(parent ?? "the document") is \(kind.phrase) and has no \"\(step)\""
      }
    }
  }

  /// A hint with the names at that place, or nil.
  public var hint: String? {
    switch reason {
    case .unreadable: "a path is like `name.common`, `tags.0` or `/name/common`"
    case .scalar: "use the object or array around it"
    case .noRoot: "`enter` opens the contents of a row"
    case .missing(_, _, let found):
      switch found {
      case .members(let names) where names.isEmpty: "it is an empty object"
      case .members(let names):
        "it has \(names.prefix(5).joined(separator: ", "))"
          + (names.count > 5 ? " and \((names.count - 5).grouped) more" : "")
      case .elements(0): "it is an empty array"
      case .elements(let count): "its elements are 0 to \((count - 1).grouped)"
      case .scalar: nil
      }
    }
  }
}
