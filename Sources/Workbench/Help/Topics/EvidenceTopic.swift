extension HelpTopic {
  /// How well it is known what UIKit does.
  static let evidence = HelpTopic(
    name: "evidence",
    summary: "how well it is known what UIKit does",
    parts: [
      .text(
        "Tabletop is no UIKit: what it does it shows. Where it says what UIKit does, one of these"
          + " words stands behind it, as in [observed: Slick 14]:"
      ),
      .terms([
        Term("documented", "written down by Apple: reference, guide, session, release notes"),
        Term("header", "it stands in UITableView.h; trace calls it documented"),
        Term("observed", "somebody ran UIKit and told of it, or published its crash"),
        Term("ours", "no source is known outside Tabletop, which made a choice"),
      ]),
      .text("The places behind the word:"),
      .terms([
        Term("TVPG", "the Table View Programming Guide of Apple's, with its chapter"),
        Term("W225", "session 225 of WWDC 2018, A Tour of UICollectionView"),
        Term("rdar", "a report to Apple that was published, with its number"),
        Term("Slick", "a guide to UITableView by Brian Slick, with its chapter; iOS 9"),
        Term("Neuburg", "the example projects of Matt Neuburg's Programming iOS"),
        Term("Catalyst log", "one log of calls and refusals under Mac Catalyst, Xcode 26"),
        Term("NAME#1", "an issue or a crash report of a project on GitHub"),
      ]),
    ]
  )
}
