import CommandLanguage

/// The output of `serve`.
enum ServeText: OutputText {
  case page(address: String)
  case log(isOn: Bool)
  case ended
  case exposed(address: String)
  case recording(steps: Int)
  case contains(rows: Int, name: String)
  case dropped(steps: Int)

  var words: String {
    switch self {
    case .page(let address): "page: \(address)"
    case .log(let isOn): isOn ? "requests are logged to standard error" : "requests are not logged"
    case .ended: "the page is closed"
    case .exposed(let address):
      "other machines can reach \(address), unencrypted; prefer ssh -L"
    case .recording(let steps):
      "recording the session, \(TextFormatting.count(steps, "step")) so far"
    case .contains(let rows, let name):
      "contains \(TextFormatting.count(rows, "row")) of \(name)"
    case .dropped(let steps): "\(TextFormatting.count(steps, "older step")) not included"
    }
  }
}
