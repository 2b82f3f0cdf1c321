/// Whose wording an error uses: UIKit changed some texts over the years.
///
/// What an era does not word otherwise reads the same in all of them.
public enum MessageEra: String, CaseIterable, Hashable, Sendable {
  /// iOS 6 to 8: a row that cannot be scrolled to is E21b, and E19 names nobody; else as in iOS 12.
  case ios6

  /// Up to iOS 12: two spaces after the first full stop of E1 and E2.
  ///
  /// The default; what scrolls out of range reads as from iOS 13 on (E21), so that it has one code there.
  case ios12

  /// From iOS 13: one space there.
  case ios13

  /// Today's: E3 where the data source changed to a wrong number, else as in iOS 13.
  case current
}

extension MessageEra {
  /// What stands behind the first full stop of E1 and E2.
  var gap: String {
    switch self {
    case .ios6, .ios12: "  "
    case .ios13, .current: " "
    }
  }
}
