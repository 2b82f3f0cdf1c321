/// A photo with its rating, from 0 to 100.
struct Photo: Hashable, Sendable {
  let identifier: Int
  let name: String
  let creationDate: String
  let rating: Double
  let user: User
}
