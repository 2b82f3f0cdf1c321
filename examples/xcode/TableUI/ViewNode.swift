public import UIKit

/// A label with a height of its own: what stands above, below or behind the rows.
open class ViewNode: UILabel {
  /// Makes a label.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - height: Its height, or nil for that of the text.
  public init(text: String? = nil, height: Double? = nil) {
    super.init(frame: .zero)
    self.text = text
    sizeToFit()
    if let height { frame.size.height = CGFloat(height) }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not made from a storyboard") }
}
