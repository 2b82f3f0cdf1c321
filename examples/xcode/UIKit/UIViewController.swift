public import Foundation
public import TableModel
public import TableUI

/// A controller with the initializer that UIKit's have, and a view that nothing is drawn of here.
open class UIViewController: ViewController {
  /// What a screen would show; here only tables are shown, so the controller says which (`TableViewHosting`).
  public lazy var view: UIView = UIView()

  /// What the bar above it shows.
  public let navigationItem = UINavigationItem()

  /// Makes a controller; there are no files for views here.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
}
