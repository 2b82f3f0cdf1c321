/// Photos to show.
enum PhotoAlbum {
  private static let ines = User(firstName: "Ines", lastName: "Marlow", numberOfPhotosTaken: 3)
  private static let tomas = User(firstName: "Tomas", lastName: "Okafor", numberOfPhotosTaken: 1)

  /// The photos, newest first.
  static let photos = [
    Photo(
      identifier: 4,
      name: "Gulls over the fish market",
      creationDate: "21 Apr 2013",
      rating: 97,
      user: ines
    ),
    Photo(
      identifier: 3,
      name: "The last ferry",
      creationDate: "9 Mar 2013",
      rating: 98.5,
      user: ines
    ),
    Photo(
      identifier: 2,
      name: "Harbour before sunrise",
      creationDate: "17 Feb 2013",
      rating: 100,
      user: ines
    ),
    Photo(
      identifier: 1,
      name: "Granite, north face",
      creationDate: "12 Aug 2012",
      rating: 98.9,
      user: tomas
    ),
  ]
}
