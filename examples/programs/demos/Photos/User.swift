/// Somebody who takes photos.
struct User: Hashable, Sendable {
  let firstName: String
  let lastName: String
  let numberOfPhotosTaken: Int

  /// The name as it is shown.
  var fullName: String { "\(firstName) \(lastName)" }
}
