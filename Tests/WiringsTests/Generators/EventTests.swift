import Testing

@testable import TableAdapters

@MainActor @Suite struct EventTests {
  @Test func `each listener gets the value, in the order of first adding (seed E4)`() {
    var event = Event<Int>()
    var heard: [String] = []
    event += { heard.append("a\($0)") }
    event.addListener(id: "b") { heard.append("b\($0)") }
    event += nil
    event += { heard.append("c\($0)") }
    event.addListener(id: "b") { heard.append("B\($0)") }
    event.invoke(with: 7)
    #expect(heard == ["a7", "B7", "c7"])
    #expect(event.count == 3)
  }

  @Test func `a hundred listeners hear it once each, and after clearing nobody does`() {
    var event = EmptyEvent()
    var calls = 0
    for number in 0..<100 { event.addListener(id: "\(number)") { calls += 1 } }
    for number in 0..<100 { event.addListener(id: "\(number)") { calls += 1 } }
    #expect(event.count == 100)
    event.invoke()
    #expect(calls == 100)
    event.removeListener(id: "3")
    event.removeListener(id: "nobody")
    #expect(event.count == 99)
    event.clear()
    #expect(event.isEmpty)
    event.invoke()
    #expect(calls == 100)
  }
}
