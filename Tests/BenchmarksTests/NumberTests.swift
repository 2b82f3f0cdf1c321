import Testing

@testable import Benchmarks

@Suite struct NumberTests {
  @Test(arguments: [
    (0.0, "0"), (1.0, "1"), (1.254, "1.25"), (1.3, "1.3"), (12.34, "12.3"), (99.96, "100"),
    (123.4, "123"), (1234.5, "1235"), (-1.5, "-1.5"), (0.004, "0"), (.infinity, "inf"),
  ])
  func `are told with three digits`(number: Double, text: String) {
    #expect(number.significant == text)
  }

  @Test(arguments: [0.001, 0.5, 1, 1.9999, 2, 10, 1_000, 123_456_789, 1e300])
  func `have a logarithm and come back from it`(number: Double) {
    let logarithm = number.decimalLogarithm
    #expect((logarithm.powerOfTen / number - 1).magnitude < 1e-7)
  }

  @Test func `the logarithm of a power of ten is its exponent`() {
    #expect((1e7.decimalLogarithm - 7).magnitude < 1e-9)
    #expect((0.01.decimalLogarithm + 2).magnitude < 1e-9)
    #expect(0.0.decimalLogarithm == 0)
  }

  @Test func `of fields the sum does not depend on quotes and line ends`() {
    func sum(_ text: String) -> FieldSum {
      var sum = FieldSum()
      for byte in text.utf8 { sum.take(byte) }
      return sum
    }
    let plain = sum("a,b c\n1,2\n")
    #expect(plain.rows == 2)
    #expect(sum("\"a\",\"b c\"\r\n\"1\",2\r\n").value == plain.value)
    let others = [
      "ab,c\n1,2\n", "a,b\nc,1,2\n", "a,b c\n2,1\n", "a,\"b\"\" c\"\n1,2\n", "a,b\n c\n",
    ]
    for other in others { #expect(sum(other).value != plain.value, "\(other)") }
    #expect(sum("\"x\"\"y\",\"1\n2\"\n").rows == 1)
    #expect(sum("\"\"\"\"\n").value != sum("\"\"\n").value)
  }

  @Test func `a curve needs two sizes`() {
    var curve = Curve(name: "row")
    #expect(curve.growth == nil)
    curve.append(rows: 1_000, nanoseconds: 5)
    #expect(curve.growth == nil)
    #expect(CurvePicture(curves: [curve]).text == nil)
    curve.append(rows: 100_000, nanoseconds: 500)
    #expect(((curve.growth ?? 0) - 10).magnitude < 1e-6)
    #expect(CurvePicture(curves: [curve]).text?.contains("100,000") == true)
  }
}
