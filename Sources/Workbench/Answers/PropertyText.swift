import CommandLanguage

/// The notes about properties that have no effect.
enum PropertyText: OutputText {
  case recordedOnly(name: String)
  case delegateDecides(name: String, method: String)

  var words: String {
    switch self {
    case .recordedOnly(let name): "\(name) is recorded only; rows look the same"
    case .delegateDecides(let name, let method):
      "\(name) has no effect: the delegate returns heights (\(method))"
    }
  }
}
