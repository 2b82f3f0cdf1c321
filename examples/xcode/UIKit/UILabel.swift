public import TableUI

/// A text: that of a cell, which shows what it is told, or one of one's own.
open class UILabel: UIView {
  private var source: (get: () -> String?, set: (String?) -> Void)?
  private var setLines: ((Int) -> Void)?
  private var own: String?

  public var textColor: UIColor?
  public var font: UIFont?
  public var textAlignment = TextAlignment.left
  public var adjustsFontForContentSizeCategory = false

  /// How many lines it may have; 0 for any number.
  public var numberOfLines = 1 {
    didSet { setLines?(numberOfLines) }
  }

  /// The line of a cell.
  convenience init(
    get: @escaping () -> String?,
    set: @escaping (String?) -> Void,
    setLines: @escaping (Int) -> Void
  ) {
    self.init(frame: .zero)
    source = (get, set)
    self.setLines = setLines
  }

  /// What it says.
  open override var text: String? {
    get { source.map { $0.get() } ?? own }
    set {
      own = newValue
      source?.set(newValue)
    }
  }
}
