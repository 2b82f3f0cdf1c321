/// Whose wording an update's error uses: UIKit changed it over the years.
public enum MessageEra: String, CaseIterable, Hashable, Sendable {
  /// Up to iOS 12: two spaces after the first full stop of E1 and E2.
  case ios12

  /// From iOS 13: one space there.
  case ios13

  /// Today's: E3 where the data source changed to a wrong number, else as in iOS 13.
  case current
}
