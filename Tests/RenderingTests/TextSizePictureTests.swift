import TableUI
import Testing

@testable import Rendering

/// The fonts of a picture follow the text size of the user.
@Suite struct TextSizePictureTests {
  @Test(
    arguments: [
      (.extraSmall, .title, 16 * 14 / 17.0), (.large, .title, 16),
      (.accessibilityExtraExtraExtraLarge, .title, 16 * 53 / 17.0),
      (.extraSmall, .subtitle, 13 * 12 / 15.0),
      (.accessibilityExtraExtraExtraLarge, .subtitle, 13 * 49 / 15.0),
    ] as [(TraitCollection.ContentSizeCategory, TextRole, Double)]
  ) func `a font is scaled as its style`(
    size: TraitCollection.ContentSizeCategory,
    role: TextRole,
    points: Double
  ) {
    let style = PictureTextStyle(role).scaled(for: role, at: size)
    #expect(abs(style.size - points) < 1e-9)
    let text = FittedText("Ada", style, in: Size(width: 400, height: 80))
    #expect(text.size == nil)
    #expect(text.words == "Ada")
  }

  @Test func `a text that is larger than its room is cut at its letters`() {
    let style = PictureTextStyle(.title).scaled(for: .title, at: .accessibilityLarge)
    let text = FittedText("Notes on the Analytical Engine", style, in: Size(width: 200, height: 40))
    #expect(text.words.hasSuffix("…"))
    #expect(text.words.hasPrefix("Notes"))
  }
}
