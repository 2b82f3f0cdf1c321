/// The picture of a cell: what it is told, the cell shows.
@MainActor public final class UIImageView {
  private let get: () -> UIImage?
  private let set: (UIImage?) -> Void

  /// The name of the picture.
  public var image: UIImage? {
    get { get() }
    set { set(newValue) }
  }

  /// Its colour, for nothing here.
  public var tintColor: UIColor?

  init(get: @escaping () -> UIImage?, set: @escaping (UIImage?) -> Void) {
    self.get = get
    self.set = set
  }
}
