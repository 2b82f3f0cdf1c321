import JSON

/// What the members of an object are, without looking into them.
struct ObjectOutline {
  private static let mostKept = 64

  /// The members as a list.
  let list: TextList

  /// The first members, enough to recognise a wrapping.
  private(set) var first: [TextMember] = []
  private(set) var arrayCount = 0
  private(set) var scalarCount = 0

  private let document: JSONDocument

  /// Looks at an object.
  ///
  /// - Parameters:
  ///   - object: Where it begins.
  ///   - document: The document.
  ///   - goesOn: Asked every few thousand members; false gives up, and what is known then means nothing.
  init(of object: Int, in document: JSONDocument, _ goesOn: () -> Bool) {
    self.document = document
    var members = TextMembers(of: object, in: document)
    var starts: [UInt32] = []
    while starts.count & 0xFFF != 0xFFF || goesOn(), let member = members.next() {
      starts.append(UInt32(member.key.lowerBound))
      if starts.count <= ObjectOutline.mostKept { first.append(member) }
      switch document.kind(at: member.value) {
      case .array: arrayCount += 1
      case .object: break
      default: scalarCount += 1
      }
    }
    list = TextList(kind: .object, range: object..<members.position + 1, starts: starts[...])
  }

  var count: Int { list.count }

  /// Whether there are more members than are kept: too many for a wrapping.
  var isLong: Bool { count > ObjectOutline.mostKept }

  /// Where the array of a name starts, or nil; the last of a name counts.
  func array(named name: String) -> Int? {
    let member = first.last { document.text(ofKey: $0.key) == name }
    guard let member, document.kind(at: member.value) == .array else { return nil }
    return member.value
  }
}
