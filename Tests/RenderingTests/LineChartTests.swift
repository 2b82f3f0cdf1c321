import Rendering
import TableUI
import TestSupport
import Testing

@MainActor @Suite struct LineChartTests {
  @Test func `what is greater stands further up, and a mark where it says`() throws {
    var chart = LineChart(title: "t")
    chart.lines = [.init("a", [Point(x: 0, y: 0), Point(x: 1, y: 2), Point(x: 2, y: 1)])]
    chart.marksBelow = [.init(0, "none"), .init(2, "two")]
    chart.marksAtLeft = [.init(0, "0 s"), .init(2, "2 s")]
    let lines = chart.picture(appearance: .light).split(separator: "\n")
    let paths = lines.filter { $0.hasPrefix(#"<path class="e "#) }
    #expect(
      paths == [
        #"<path class="e e0" d="M88 384L328 64L568 224"/>"#,
        #"<path class="e e0" d="M586 75h28"/>"#,
      ]
    )
    let marks = lines.filter { $0.hasPrefix(#"<rect class="l""#) }
    #expect(
      marks == [
        #"<rect class="l" x="88" y="64" width="0.5" height="320"/>"#,
        #"<rect class="l" x="568" y="64" width="0.5" height="320"/>"#,
        #"<rect class="l" x="88" y="384" width="480" height="0.5"/>"#,
        #"<rect class="l" x="88" y="64" width="480" height="0.5"/>"#,
      ]
    )
    let words = lines.filter { $0.hasPrefix(#"<text class="s" x="#) }
      .map { $0.split(separator: ">")[1].dropLast("</text".count) }
    #expect(words == ["none", "two", "0 s", "2 s", "a"])
  }

  @Test(arguments: 0..<20)
  func `whatever is drawn and however it is called, the chart is well-formed`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = [0, 1, -5, 17.5, .infinity, -.infinity, .nan, 1e300, .leastNonzeroMagnitude]
    func number() -> Double { numbers.randomElement(using: &random) ?? 0 }
    func text() -> String { PictureTable.evil.randomElement(using: &random) ?? "" }
    var chart = LineChart(title: text())
    chart.lines = (0..<random.below(20)).map { _ in
      .init(text(), (0..<random.below(6)).map { _ in Point(x: number(), y: number()) })
    }
    chart.marksBelow = (0..<random.below(4)).map { _ in .init(number(), text()) }
    chart.marksAtLeft = (0..<random.below(4)).map { _ in .init(number(), text()) }
    let picture = chart.picture(form: seed % 2 == 0 ? .svg : .html, caption: text())
    let reader = try PictureReader.read(picture)
    #expect(reader.faults.isEmpty, "seed \(seed): \(reader.faults)")
  }
}
