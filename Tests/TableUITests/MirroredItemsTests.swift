import Testing

@testable import TableUI

@Suite struct MirroredItemsTests {
  @Test func `a mirror of a mirror shows the items as they were`() {
    let items = [
      DisplayItem(
        frame: Rect(x: 8, y: 0, width: 100, height: 22),
        content: .text("Title", style: .title, alignment: .left)
      ),
      DisplayItem(
        frame: Rect(x: 200, y: 0, width: 24, height: 22),
        content: .text("3", style: .value, alignment: .right)
      ),
      DisplayItem(
        frame: Rect(x: 300, y: 0, width: 16, height: 22),
        content: .glyph(.checkmark)
      ),
      DisplayItem(frame: Rect(x: 0, y: 0, width: 320, height: 44), content: .fill(.selection)),
    ]
    let mirrored = items.mirrored(inWidth: 320)
    #expect(mirrored.map(\.frame.minX) == [212, 96, 4, 0])
    #expect(mirrored[0].content == .text("Title", style: .title, alignment: .right))
    #expect(mirrored.mirrored(inWidth: 320) == items)
  }

  @Test func `a symbol keeps its size, and a chevron turns around`() {
    let item = DisplayItem(
      frame: Rect(x: 8, y: 0, width: 200, height: 22),
      content: .glyph(.disclosureIndicator)
    )
    let mirrored = [item].mirrored(inWidth: 320)
    #expect(mirrored[0].frame == Rect(x: 296, y: 0, width: 16, height: 22))
    #expect(mirrored[0].content == .glyph(.leftwardDisclosureIndicator))
  }
}
