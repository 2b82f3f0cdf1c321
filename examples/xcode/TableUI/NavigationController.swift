public import UIKit

/// UIKit's, by our name.
public typealias NavigationController = UINavigationController
