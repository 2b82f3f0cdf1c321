import Testing
import TextLayout

@Suite struct PointsTextTests {
  @Test(
    arguments: [
      (44, "44"), (60.5, "60.5"), (44.25, "44.25"), (0.001, "0.001"), (0.0004, "0"),
      (-0.0004, "0"), (-0.0, "0"), (0, "0"), (-12.34, "-12.34"), (0.1 + 0.2, "0.3"),
      (59.9996, "60"), (-59.9996, "-60"), (1.0005, "1"), (1.0625, "1.063"), (99.05, "99.05"),
      (.leastNonzeroMagnitude, "0"), (123_456_789.123, "123456789.123"),
      (999_999_999_999_999.9, "999999999999999.875"),
      (1e15, "1000000000000000"), (-1e15, "-1000000000000000"), (2e15, "2000000000000000"),
      (1e300, "1e+300"), (-1.5e300, "-1.5e+300"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
      (.nan, "not a number"), (.infinity, "infinity"), (-.infinity, "minus infinity"),
    ] as [(Double, String)]
  )
  func `a length reads as people write it`(value: Double, text: String) {
    #expect(value.pointsText == text)
  }

  @Test(arguments: 1...20)
  func `thousandths come out as they went in`(seed: Int) {
    var generator = SampleText(seed: seed)
    for _ in 0..<200 {
      let value = Double(generator.number(in: -9_999_999..<9_999_999)) / 1000
      #expect(Double(value.pointsText) == value, "seed \(seed)")
      #expect(!value.pointsText.hasSuffix(".0"), "seed \(seed)")
    }
  }
}
