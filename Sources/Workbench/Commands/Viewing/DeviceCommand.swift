import CommandLanguage
import Rendering
import TableUI
import TextLayout
import Workspace

/// The `device` command: sets the device's frame.
struct DeviceCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("device", short: "dev", in: .looking),
    words: .of(
      .optional(.device),
      .flag("--bars", help: "its status bar, navigation bar and home indicator too")
    ) { device, hasBars -> any Command in
      if let device { Self(device: device, hasBars: hasBars) } else { List() }
    },
    summary: "use the frame of a device, upright; without arguments, list them",
    pattern:
      "Changes the table view's bounds. The next layout asks for the rows that scroll in. "
      + "With --bars, the safe area insets the content.",
    example: "device iPhone SE",
    effects: .changes,
    value: .count("the number of devices"),
    needs: []
  )

  private let device: Device
  private let hasBars: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    source.setBars(hasBars ? device.bars : nil)
    try source.fit(into: device.size)
    guard hasBars else {
      return Answer(Self.value(device), "\(device.name): \(device.size.words)")
    }
    let table = source.tableView
    let inset = table.adjustedContentInset
    let text = ViewText.deviceBars(
      device.name,
      size: device.size.words,
      top: inset.top,
      bottom: inset.bottom,
      offset: table.contentOffset.y
    )
    return Answer(Self.value(device).adding(["adjustedContentInset": AnswerValue(inset)]), text)
  }

  /// The `device` command without arguments: lists the available devices.
  private struct List: Command {
    static let description = DeviceCommand.description
    let effects = Effects.reads

    func run(in session: Session) -> Answer {
      let now = session.current?.tableView.size
      var table = session.table([.left, .left, .left], maximumWidth: 80)
      for device in Device.all {
        let mark = device.size == now ? "* " : "  "
        table.append([
          mark + device.size.words, device.name,
          // The other names omit the family, which the first name contains.
          device.others.map { $0.drop { $0 != " " }.dropFirst() }.joined(separator: ", "),
        ])
      }
      return Answer(.list(Device.all.map(DeviceCommand.value)), table.lines)
    }
  }

  private static func value(_ device: Device) -> AnswerValue {
    [
      "name": .text(device.name), "others": .list(device.others.map { .text($0) }),
      "size": [.points(device.size.width), .points(device.size.height)],
    ]
  }
}

extension Syntax where Value == Device {
  /// The syntax of a device's name.
  fileprivate static let device = Syntax<String>.rest("a name", "NAME", completed: .devices)
    .placed { name, offset throws(CommandError) in
      if let device = Device.named(name) { return device }
      throw CommandError(ViewFault.noDevice(name: name), at: offset)
    }
}

extension Grammar {
  /// The grammar of device names, if a table is open.
  fileprivate static let devices = Grammar.slot(
    .finite("a device") { scope in
      guard scope.source != nil else { return [] }
      return Device.all.map { OfferedWord($0.name, help: $0.size.words, isText: true) }
    }
  )
}

/// The `viewport` command: sets the size of the table's frame.
struct ViewportCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("viewport", short: "vie", in: .looking),
    words: .of(.orNothing(.viewport), make: Self.init),
    summary: "show or set the frame in points; a character is 8 × 22 pt",
    pattern: "Changes the table view's bounds. The next layout asks for the rows that scroll in.",
    example: "viewport 320 264",
    effects: .changes,
    value: .whole("the size as [width,height]"),
    needsAllRows: .never
  )

  private let size: Size?

  var effects: Effects { size == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if let size { try source.fit(into: size) }
    let now = source.tableView.size
    return Answer([.points(now.width), .points(now.height)], now.words)
  }
}

extension Syntax where Value == Size {
  /// The syntax of a width and a height that can be drawn, in points.
  fileprivate static let viewport = Syntax<(Double, Double)>.sequence(
    .number("a width in points", "W"),
    .number("a height in points", "H")
  )
  .placed { lengths, offset throws(CommandError) in
    let (width, height) = lengths
    if let size = TableFrame.size(width, height) { return size }
    throw CommandError(ViewFault.viewportSize(width: width, height: height), at: offset)
  }
}

/// The `style` command: sets the style to plain, grouped or insetGrouped.
struct StyleCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("style", short: "sty", in: .looking),
    words: .of(.orNothing(.choice), make: Self.init),
    summary: "show or set the table style",
    pattern: "The table view runs layout again. Does not touch the model or the controller.",
    example: "style grouped",
    effects: .changes,
    value: .whole("the style")
  )

  private let style: TableViewStyle?

  var effects: Effects { style == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if let style {
      source.settings.frame.style = style
      source.choose(\.style, style)
      try source.layout()
    }
    let name = source.tableView.style.rawValue
    return Answer(.text(name), name)
  }
}

/// The `arrange` command: arranges the rows as a list or as a grid.
struct ArrangeCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("arrange", short: "arr", in: .looking),
    words: .of(.orNothing(.choice(["list", "grid"])), make: Self.init),
    summary: "arrange the rows as a list or a grid",
    pattern:
      "Another view asks the same controller for the same cells and places them differently. "
      + "`show` draws the result.",
    example: "arrange grid",
    effects: .changes,
    value: .whole("the arrangement")
  )

  private let arrangement: String?

  var effects: Effects { arrangement == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if let arrangement { source.arrange(asGrid: arrangement == "grid") }
    guard let grid = source.grid else { return Answer(.text("list"), "list") }
    try source.layout(grid)
    return Answer(.text("grid"), ViewText.grid(columns: grid.columnCount))
  }
}

extension OpenTable {
  /// The bars to draw over the table view, or nil for none.
  var screenBars: ScreenBars? {
    guard let bars = settings.bars, grid == nil else { return nil }
    return ScreenBars(title: door.titles.last ?? name, heights: bars)
  }
}
