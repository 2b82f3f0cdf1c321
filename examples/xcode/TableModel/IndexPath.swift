@_exported public import UIKit

/// The address of a row; in Xcode it is Foundation's, with the `row` and `section` that UIKit gives it.
///
/// It stands for `Sources/TableModel/IndexPath.swift`, so that an index path of the table view is one of
/// the model. It is printed as `[0, 3]`, where the workbench writes `0 3`.
public typealias IndexPath = Foundation.IndexPath
