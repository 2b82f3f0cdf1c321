import TableAdapters

// What an app knows of photos stands with the photo, not in a controller. (objc.io issue 1.)
extension Photo {
  /// Who took it.
  var authorFullName: String { user.fullName }

  /// The rating on a scale from 0 to 1: below 97 nothing counts.
  var adjustedRating: Double { max(0, (rating - 97) / 3) }

  /// How many of five stars are lit.
  var litStars: Int {
    let stars = 5 * adjustedRating
    return stars > Double(Int(stars)) ? Int(stars) + 1 : Int(stars)
  }
}

extension Photo: CellModel {
  var imageName: String? { nil }
  var mainTitle: String? { name }
  var detailTitle: String? { "\(authorFullName), \(creationDate)" }
}
