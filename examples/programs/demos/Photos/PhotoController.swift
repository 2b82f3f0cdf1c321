import TableUI

/// The screen of one photo; it has the photo before its view loads.
final class PhotoController: ViewController {
  let photo: Photo

  init(_ photo: Photo) {
    self.photo = photo
    super.init()
    title = photo.name
  }
}
