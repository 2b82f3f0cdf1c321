import Testing

@testable import TableUI

@Suite struct TextStyleTests {
  private typealias Category = TraitCollection.ContentSizeCategory

  @Test func `the sizes are those of the Human Interface Guidelines`() {
    func sizes(_ style: TextStyle) -> [Double] {
      Category.allCases.map { style.metrics(at: $0).size }
    }
    func lines(_ style: TextStyle) -> [Double] {
      Category.allCases.map { style.metrics(at: $0).lineHeight }
    }
    #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(lines(.body) == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    #expect(sizes(.subheadline) == [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49])
    #expect(lines(.subheadline) == [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  }

  @Test func `a size has a short name, and UIKit's name`() {
    #expect(
      Category.allCases.map(\.shortName)
        == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    )
    for category in Category.allCases {
      #expect(Category(name: category.shortName) == category)
      #expect(Category(name: category.rawValue) == category)
    }
    #expect(Category(name: "HUGE") == nil)
    #expect(Category.allCases.filter(\.isAccessibilityCategory).map(\.shortName).first == "AX1")
  }
}
