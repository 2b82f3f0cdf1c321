import TableUI
import Workspace

/// An Apple device with its portrait screen size in points, as `UIScreen.bounds` reports it.
struct Device: Hashable, Sendable {
  /// The name, which is the first of those with this size.
  let name: String

  /// The names of other devices with the same size.
  let others: [String]

  /// The screen size, in points.
  let size: Size

  /// The bars of the device, upright. [observed: public settings of snapshot tests]
  ///
  /// A navigation bar is 44 points high.
  var bars: DeviceBars {
    let (top, bottom) = safeArea
    return DeviceBars(status: top, home: bottom)
  }

  /// The safe area at the top and the bottom, by screen size, in points.
  private var safeArea: (top: Double, bottom: Double) {
    switch (size.width, size.height) {
    case (744..., _): (24, 20)
    case (402, _), (440, _): (62, 34)
    case (393, _), (430, _): (59, 34)
    case (390, _), (428, _): (47, 34)
    case (375, 812), (414, 896): (44, 34)
    default: (20, 0)
    }
  }

  private init(_ width: Double, _ height: Double, _ name: String, _ others: String...) {
    self.name = name
    self.others = others
    size = Size(width: width, height: height)
  }

  /// All devices, smallest first.
  static let all: [Device] = [
    Device(320, 568, "iPhone SE 1", "iPhone 5"),
    Device(375, 667, "iPhone SE", "iPhone SE 2", "iPhone SE 3", "iPhone 6", "iPhone 7", "iPhone 8"),
    Device(414, 736, "iPhone 8 Plus", "iPhone 6 Plus", "iPhone 7 Plus"),
    Device(
      375,
      812,
      "iPhone X",
      "iPhone XS",
      "iPhone 11 Pro",
      "iPhone 12 mini",
      "iPhone 13 mini"
    ),
    Device(
      390,
      844,
      "iPhone 12",
      "iPhone 12 Pro",
      "iPhone 13",
      "iPhone 13 Pro",
      "iPhone 14",
      "iPhone 16e"
    ),
    Device(393, 852, "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro", "iPhone 16"),
    Device(402, 874, "iPhone 16 Pro"),
    Device(414, 896, "iPhone 11", "iPhone XR", "iPhone XS Max", "iPhone 11 Pro Max"),
    Device(428, 926, "iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"),
    Device(430, 932, "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 16 Plus"),
    Device(440, 956, "iPhone 16 Pro Max"),
    Device(744, 1133, "iPad mini", "iPad mini 6"),
    Device(768, 1024, "iPad 9.7", "iPad mini 5"),
    Device(810, 1080, "iPad 10.2", "iPad 9"),
    Device(820, 1180, "iPad", "iPad 10", "iPad Air", "iPad Air 5"),
    Device(834, 1112, "iPad Pro 10.5", "iPad Air 3"),
    Device(834, 1194, "iPad Pro 11"),
    Device(834, 1210, "iPad Pro 11 M4"),
    Device(1024, 1366, "iPad Pro 12.9", "iPad Air 13"),
    Device(1032, 1376, "iPad Pro 13", "iPad Pro 13 M4"),
  ]

  /// The names of all devices.
  static let names: [String] = all.flatMap { [$0.name] + $0.others }

  /// Returns the device with a name, or nil; ignores case, blanks and dashes.
  static func named(_ name: String) -> Device? {
    let wanted = plain(name)
    return all.first { device in ([device.name] + device.others).contains { plain($0) == wanted } }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !" -_".contains($0) }
  }
}
