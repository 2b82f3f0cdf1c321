/// What happens to a batch that can be done although UIKit itself refuses it.
public enum BatchPolicy: String, CaseIterable, Hashable, Sendable {
  /// The batch is done and the map of it carries a portability warning.
  case lenient

  /// The batch is refused with UIKit's words.
  case uikit
}
