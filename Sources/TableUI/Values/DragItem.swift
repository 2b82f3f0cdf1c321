/// One thing that a drag takes along.
@MainActor public struct DragItem {
  /// The thing as text, for whoever knows no more of it.
  public let text: String

  /// The thing itself, for the application it comes from, or nil.
  public var localObject: AnyObject?

  /// Takes a thing along.
  public init(text: String, localObject: AnyObject? = nil) {
    self.text = text
    self.localObject = localObject
  }
}
