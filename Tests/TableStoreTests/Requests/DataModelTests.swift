import JSON
import TableModel
import TableStore
import TestSupport
import Testing

// L9, L11 to L13, L27, L28: elements that may fail, two callbacks, stores.
@MainActor @Suite struct DataModelTests {
  /// The article of the seed: five texts, and nothing else counts.
  struct Article: Equatable, Sendable {
    static let keys = ["avatar", "author", "date", "title", "preview"]
    var texts: [String]

    init(_ value: JSONValue) throws(ElementError) {
      guard value.kind == .object else { throw ElementError("no object") }
      texts = []
      for key in Self.keys {
        guard let text = value[key]?.string else { throw ElementError("missing \"\(key)\"") }
        texts.append(text)
      }
    }
  }

  private final class Screen: DataModelDelegate {
    var log: [String] = []

    func dataModel(_ model: DataModel<Article>, didLoad elements: [Article]) {
      log.append("load \(elements.count)")
    }

    func dataModel(_ model: DataModel<Article>, didFailWith error: RequestError) {
      log.append("fail \(error.code)")
    }
  }

  private let transport = PocketTransport()
  private let network: Network
  private let screen = Screen()

  init() { network = Network(transport, clock: VirtualClock()) }

  private func model() -> DataModel<Article> {
    let model = DataModel(network, makeElement: Article.init)
    model.request?.server = "h"
    model.delegate = screen
    return model
  }

  private static func article(
    without key: String = "",
    extra: String = "",
    text: String = "x"
  ) -> String {
    let members = Article.keys.filter { $0 != key }.map { "\"\($0)\": \"\(text)\"" }
    return "{" + (members + (extra.isEmpty ? [] : [extra])).joined(separator: ", ") + "}"
  }

  @Test func `a bad row is left out and reported, the others stay`() {
    transport.answer(
      "[\(Self.article()), \"y\", \(Self.article(without: "date")), \(Self.article())]"
    )
    let model = model()
    model.requestData()
    network.loop.settle()
    #expect(screen.log == ["load 2"])
    #expect(
      model.problems.map { "\($0.path): \($0.problem)" } == [
        "rows[1]: no object", "rows[2]: missing \"date\"",
      ]
    )
  }

  @Test func `an item needs five texts, empty or not, and minds nothing else`() throws {
    func make(_ text: String) throws -> Article? {
      let value = try JSONValue(parsing: text)
      return try? Article(value)
    }
    #expect(try make(Self.article(without: "preview")) == nil)
    #expect(try make(Self.article(text: "")) != nil)
    #expect(try make(Self.article(extra: #""likes": 7"#)) != nil)
    #expect(
      try make(#"{"avatar": 1, "author": "", "date": "", "title": "", "preview": ""}"#) == nil
    )
    #expect(try make("null") == nil)
  }

  @Test(arguments: [
    ("[]", "load 0"), ("null", "load 0"), ("{}", "fail not-a-table"), ("[", "fail bad-json"),
  ])
  func `exactly one callback comes, also where there is nothing`(body: String, word: String) {
    transport.answer(body)
    let model = model()
    model.requestData()
    network.loop.settle()
    #expect(screen.log == [word])
  }

  @Test func `an error wins where rows come with it, and the old rows stay (seed L12)`() {
    let rows = "[\(Self.article()), \(Self.article())]"
    transport.answer(rows)
    let model = model()
    model.requestData()
    network.loop.settle()
    // The whole body came, and then the exchange failed all the same.
    transport.answers[""] = .failure(TransportError(.check, "503 with \(rows)", status: 503))
    model.requestData()
    network.loop.settle()
    #expect(screen.log == ["load 2", "fail network"])
  }

  @Test func `a request at each appearance supersedes the one before, which tells nothing`() {
    transport.answer("[\(Self.article())]")
    transport.holds = true
    let model = model()
    for _ in 0..<3 { model.requestData() }
    transport.release()
    network.loop.settle()
    #expect(transport.requests.count == 3 && screen.log == ["load 1"])
  }

  @Test func `a screen that is gone is told nothing, and nothing of it stays`() {
    transport.answer("[]")
    transport.holds = true
    let model = model()
    var other: Screen? = Screen()
    weak let weakScreen = other
    model.delegate = other
    model.requestData()
    other = nil
    transport.release()
    network.loop.settle()
    #expect(weakScreen == nil && model.request?.state == .succeeded)
  }

  private func store(_ path: String) -> Store<Int> {
    Store(file: path, list: "photos", sortedBy: >) { value throws(ElementError) in
      guard let date = value["date"]?.integer else { throw ElementError("missing \"date\"") }
      return date
    }
  }

  @Test func `a store reads its file once and sorts the newest first`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(
      #"{"photos": [{"date": 1}, {"date": 3}, {}, {"date": 2}]}"#,
      to: "p.json"
    )
    let store = store(path)
    #expect(try store.sortedItems() == [3, 2, 1])
    #expect(try store.sortedItems() == [3, 2, 1] && store.readCount == 1)
    #expect(store.problems.map(\.problem) == ["missing \"date\""])
  }

  @Test func `a store says what is wrong with its file, and tries again`() throws {
    let folder = try ScratchFolder()
    let missing = store(folder.file("none.json"))
    #expect(throws: StoreError.self) { try missing.sortedItems() }
    #expect(throws: StoreError.self) { try missing.sortedItems() }
    #expect(missing.readCount == 2)
    let broken = store(try folder.write("{\n  \"photos\": [}", to: "b.json"))
    do throws(StoreError) {
      _ = try broken.sortedItems()
      Issue.record("the file is broken")
    } catch {
      #expect(error.code == "bad-json" && error.message.hasPrefix("b.json:2:14: "))
    }
  }
}
