import JSON

// The path of the table, and the other members of the document.
extension TableDocument {
  /// The path of the table, such as `data.children`; empty if the document is the table.
  public var place: String {
    layout.path.isEmpty ? "" : MemberPath(steps: layout.path.map(\.text)).text
  }

  /// The maximum number of listed members for one object.
  private static let mostNamed = 100

  /// The members of the document that no row or section shows.
  ///
  /// They are members of the objects around the table, and members between its sections.
  ///
  /// - Complexity: At most linear in the size of the document.
  public var surroundings: [DocumentMember] {
    var members: [DocumentMember] = []
    var offset = source.root.range.lowerBound
    for (depth, step) in layout.path.enumerated() {
      if source.kind(at: offset) == .object {
        members += self.members(of: offset, besides: step, below: layout.path.prefix(depth))
      }
      guard let next = source.offset(of: step, in: offset) else { return members }
      offset = next
    }
    guard layout.shape == .groups, let outer = layout.outer else { return members }
    for slot in layout.strangers.prefix(Self.mostNamed) {
      let start = outer.start(slot)
      let key = start..<source.end(ofStringAt: start)
      members.append(member(key, source.value(behindKey: key), below: layout.path[...]))
    }
    return members
  }

  private func members(
    of object: Int,
    besides step: LayoutStep,
    below path: ArraySlice<LayoutStep>
  ) -> [DocumentMember] {
    var found: [DocumentMember] = []
    var members = TextMembers(of: object, in: source)
    while found.count < Self.mostNamed, let next = members.next() {
      guard LayoutStep.member(source.text(ofKey: next.key)) != step else { continue }
      found.append(member(next.key, next.value, below: path))
    }
    return found
  }

  private func member(
    _ key: Range<Int>,
    _ value: Int,
    below path: ArraySlice<LayoutStep>
  ) -> DocumentMember {
    let steps = path.map(\.text) + [source.text(ofKey: key)]
    let kind = source.kind(at: value)
    let words =
      switch kind {
      case .array: "an array of \(source.list(arrayAt: value).count.grouped)"
      case .object: "an object of \(source.list(objectAt: value).count.grouped)"
      default: kind.phrase
      }
    return DocumentMember(path: MemberPath(steps: steps).text, words: words)
  }
}

/// A member of a document that its table does not show.
public struct DocumentMember: Hashable, Sendable {
  /// The path of the member.
  public let path: String

  /// The kind of the value with its article, and its size.
  public let words: String
}
