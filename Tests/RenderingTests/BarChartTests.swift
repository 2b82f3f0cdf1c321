import Rendering
import TestSupport
import Testing

@MainActor @Suite struct BarChartTests {
  @Test func `each counter has a scale of its own, and each bar its number`() throws {
    var chart = BarChart(title: "t", names: ["a", "b"])
    chart.panels = [.init("x", [10, 5]), .init("y", [1000, nil])]
    let lines = chart.picture(appearance: .light).split(separator: "\n")
    let bars = lines.filter { $0.hasPrefix(#"<path class="c"#) }
    #expect(
      bars == [
        #"<path class="c0" d="M96 35.5H313a3 3 0 0 1 3 3V45.5a3 3 0 0 1 -3 3H96V35.5z"/>"#,
        #"<path class="c1" d="M96 55.5H203a3 3 0 0 1 3 3V65.5a3 3 0 0 1 -3 3H96V55.5z"/>"#,
        #"<path class="c0" d="M96 35.5H313a3 3 0 0 1 3 3V45.5a3 3 0 0 1 -3 3H96V35.5z"/>"#,
      ]
    )
    let numbers = lines.filter { $0.hasPrefix(#"<text class="s" x="#) }
      .map { $0.split(separator: ">")[1].dropLast("</text".count) }
    #expect(numbers == ["a", "10", "b", "5", "a", "1,000", "b", "–"])
  }

  @Test(arguments: 0..<20)
  func `whatever is counted and however it is called, the chart is well-formed`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let counts: [Int?] = [nil, 0, 1, -5, 17, 129, .max, .min]
    func text() -> String { PictureTable.evil.randomElement(using: &random) ?? "" }
    var chart = BarChart(title: text(), names: (0..<random.below(9)).map { _ in text() })
    chart.panels = (0..<random.below(5)).map { _ in
      .init(text(), (0..<random.below(9)).map { _ in counts.randomElement(using: &random) ?? nil })
    }
    let picture = chart.picture(form: seed % 2 == 0 ? .svg : .html, caption: text())
    let reader = try PictureReader.read(picture)
    #expect(reader.faults.isEmpty, "seed \(seed): \(reader.faults)")
  }
}
