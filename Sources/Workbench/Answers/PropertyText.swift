import CommandLanguage

/// The notes about properties that have no effect.
enum PropertyText: OutputText {
  case recordedOnly(name: String)
  case textSizeNotDrawn
  case delegateDecides(name: String, method: String)

  var words: String {
    switch self {
    case .recordedOnly(let name): "\(name) is recorded only; rows look the same"
    case .textSizeNotDrawn:
      "cells receive the text size; rows are drawn at L (`audit` checks every size)"
    case .delegateDecides(let name, let method):
      "\(name) has no effect: the delegate returns heights (\(method))"
    }
  }
}
