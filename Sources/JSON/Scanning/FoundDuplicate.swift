/// A key that a scan met twice in one object.
struct FoundDuplicate {
  let key: String
  let path: String
  let first: Int
  let second: Int

  /// The number of occurrences after the first.
  var count = 1
}
