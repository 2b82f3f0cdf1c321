import TableUI
import Testing

@testable import Rendering

@Suite struct PictureContrastTests {
  @Test(arguments: [
    ("#000", "#fff", 21.0), ("#fff", "#000000", 21), ("#777777", "#ffffff", 4.48),
    ("#58585c", "#d1d1d6", 4.65), ("#123456", "#123456", 1),
  ]) func `the contrast is that of WCAG`(first: String, second: String, wanted: Double) {
    #expect((PictureContrast.ratio(first, second) - wanted).magnitude < 0.01)
  }

  @Test(arguments: [true, false]) func `every text of the palette has enough contrast`(
    isGrouped: Bool
  ) {
    #expect(PictureContrast.faults(of: TextRole.allCases, isGrouped: isGrouped) == [])
  }

  @Test func `a gray that is too light is found on each surface`() {
    let palette = PicturePalette.table.map { color in
      color.name == ".s" ? PicturePalette.Color(".s", "#8e8e93", "#fff") : color
    }
    let faults = PictureContrast.faults(of: [.subtitle, .title], isGrouped: false, in: palette)
    #expect(faults.map(\.role) == [.subtitle, .subtitle])
    #expect(faults.map(\.isSelected) == [false, true])
    #expect(faults.allSatisfy { !$0.isDark && $0.least == 4.5 && $0.ratio < 3.5 })
  }
}
