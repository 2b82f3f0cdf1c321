import CommandLanguage

/// The output of `serve`.
enum ServeText: OutputText {
  case page(address: String)
  case log(isOn: Bool)
  case ended

  var words: String {
    switch self {
    case .page(let address): "page: \(address)"
    case .log(let isOn): isOn ? "requests are logged to standard error" : "requests are not logged"
    case .ended: "the page is closed"
    }
  }
}
