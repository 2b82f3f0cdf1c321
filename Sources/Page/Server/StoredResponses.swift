/// The responses to the newest operations, for clients that send one again.
struct StoredResponses {
  private static let limit = 256

  private var order: [String] = []
  private var known: [String: Microhttpd.Response] = [:]

  subscript(operation: String) -> Microhttpd.Response? {
    get { known[operation] }
    set {
      if known.updateValue(newValue ?? .plain(.badRequest), forKey: operation) == nil {
        order.append(operation)
      }
      if order.count > Self.limit { known[order.removeFirst()] = nil }
    }
  }
}
