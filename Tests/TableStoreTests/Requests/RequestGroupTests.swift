import JSON
import TableModel
import TableStore
import Testing

/// Batches and chains of requests, and the shape of their responses (seed L29).
@MainActor @Suite struct RequestGroupTests {
  private let clock = VirtualClock()
  private let network: Network

  init() throws {
    let served = """
      {"/a": {"n": 1}, "/b": {"n": 2}, "/c": {"n": 3}}
      """
    network = Network(
      try ScriptedTransport(parsing: Array(served.utf8), name: "served"),
      clock: clock
    )
  }

  private func requests(_ paths: String...) -> [Request<JSONValue>] {
    paths.map { path in
      let request = Request<JSONValue>(network)
      (request.server, request.path, request.method) = ("http://host", path, "GET")
      return request
    }
  }

  private func words(_ outcome: RequestGroup<JSONValue>.Outcome?) -> String {
    switch outcome {
    case nil: "none"
    case .succeeded(let values): "succeeded \(values.map { $0["n"]?.text ?? "" })"
    case .failed(let index, let error): "failed \(index) \(error.code)"
    case .cancelled: "cancelled"
    }
  }

  @Test(arguments: RequestGroup<JSONValue>.Order.allCases)
  func `a group ends once, with all values in order`(order: RequestGroup<JSONValue>.Order) {
    let group = RequestGroup(requests("a", "b", "c"), order)
    var ends: [String] = []
    group.start { ends.append(words($0)) }
    #expect(ends.isEmpty && group.isLoading)
    network.loop.settle()
    #expect(ends == [#"succeeded ["1", "2", "3"]"#])
    #expect(group.requests.allSatisfy { $0.wasDecodedInBackground == true })
  }

  @Test(arguments: [
    (RequestGroup<JSONValue>.Order.batch, RequestState.cancelled),
    (RequestGroup<JSONValue>.Order.chain, RequestState.idle),
  ]) func `the first failure ends a group and names its request`(
    order: RequestGroup<JSONValue>.Order,
    rest: RequestState
  ) {
    let group = RequestGroup(requests("a", "none", "c"), order)
    var ends: [String] = []
    group.start { ends.append(words($0)) }
    network.loop.settle()
    #expect(ends == ["failed 1 network"])
    #expect(group.requests.map(\.state) == [.succeeded, .failed, rest])
  }

  @Test func `a canceled group ends at once, and can start again`() {
    let group = RequestGroup(requests("a", "b"), .batch)
    var ends: [String] = []
    group.start { ends.append(words($0)) }
    #expect(group.cancel() && !group.cancel())
    #expect(ends == ["cancelled"])
    group.start { ends.append(words($0)) }
    network.loop.settle()
    #expect(ends == ["cancelled", #"succeeded ["1", "2"]"#])
  }

  @Test func `a group without requests has succeeded`() {
    let group = RequestGroup<JSONValue>([], .chain)
    group.start()
    #expect(words(group.outcome) == "succeeded []")
  }

  @Test(
    arguments: [
      (#"{"a": 1}"#, #"{"a": 2, "b": 3}"#, nil), (#"{"a": 1}"#, #"{"a": null}"#, nil),
      (#"{"a": 1}"#, "{}", "a is missing"),
      (#"{"a": {"b": ""}}"#, #"{"a": {"b": 1}}"#, "a.b: expected a string, found a number"),
      (
        "[{\"t\": \"\"}]", "[{\"t\": \"x\"}, {\"t\": true}]",
        "[1].t: expected a string, found true or false"
      ),
      ("[]", "[1, \"x\"]", nil), ("null", "7", nil),
      ("[]", "{}", "the response: expected an array, found an object"),
    ] as [(String, String, String?)]
  ) func `a response is compared with a template`(
    template: String,
    value: String,
    difference: String?
  ) throws {
    let shape = JSONShape(try JSONValue(parsing: template))
    #expect(shape.difference(in: try JSONValue(parsing: value)) == difference)
  }

  @Test func `a response of another shape is a failure`() throws {
    let shape = JSONShape(try JSONValue(parsing: #"{"n": ""}"#))
    let request = Request(network, shape: shape)
    (request.server, request.path, request.method) = ("http://host", "a", "GET")
    request.start { _ in }
    network.loop.settle()
    #expect(request.error?.message == "n: expected a string, found a number")
  }
}
