/// Who fetches the rows anew when a person pulls the table down.
@MainActor public protocol RefreshableOutput: AnyObject {
  /// Fetches the rows anew, and says on the input when that is done.
  func refreshContent(with input: any RefreshableInput)
}
