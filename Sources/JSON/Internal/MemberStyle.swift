/// The formatting of an object's members, to write the next one in the same style.
struct MemberStyle {
  /// The range that the new member replaces: empty after the last member, or the white space of an
  /// empty object.
  let place: Range<Int>

  /// The text before the key.
  let before: [UInt8]

  /// The text between key and value.
  let colon: [UInt8]

  /// The text after the value.
  let after: [UInt8]
}

extension MemberStyle {
  /// Creates the style of an object's members.
  init(of object: JSONValue) {
    var previous: JSONMember?
    var last: JSONMember?
    for member in object.members { (previous, last) = (last, member) }
    if let last {
      self.init(in: object, last: last, previous: previous)
    } else {
      self.init(ofEmpty: object)
    }
  }

  private init(in object: JSONValue, last: JSONMember, previous: JSONMember?) {
    let source = object.source
    let end = last.range.upperBound
    let colon = source[last.keyRange.upperBound..<last.value.range.lowerBound]
    self.init(
      place: end..<end,
      before: previous.map { Array(source[$0.range.upperBound..<last.range.lowerBound]) }
        ?? Self.separator(before: last, in: object, colon: colon),
      colon: Array(colon),
      after: []
    )
  }

  private init(ofEmpty object: JSONValue) {
    let inside = object.range.lowerBound + 1
    let place = inside..<max(inside, object.range.upperBound - 1)
    let space = Array(object.source[place])
    // If the braces are on separate lines, a member is indented two columns more than they are.
    let indent = space.contains(ASCII.lineFeed) ? [ASCII.space, ASCII.space] : []
    self.init(
      place: place,
      before: space + indent,
      colon: [ASCII.colon, ASCII.space],
      after: space
    )
  }

  /// Returns a comma and white space like that before an only member, else like that after its
  /// colon.
  private static func separator(
    before only: JSONMember,
    in object: JSONValue,
    colon: ArraySlice<UInt8>
  ) -> [UInt8] {
    let space = object.source[object.range.lowerBound + 1..<only.range.lowerBound]
    guard space.isEmpty else { return [ASCII.comma] + space }
    return [ASCII.comma] + colon.drop { $0 != ASCII.colon }.dropFirst()
  }
}
