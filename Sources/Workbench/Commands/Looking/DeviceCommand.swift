import TableUI
import TextLayout

/// `device`: the frame of a device.
struct DeviceCommand: Command {
  static let description = CommandDescription(
    name: "device",
    shortest: "dev",
    group: .looking,
    syntax: ["device [NAME]"],
    summary: "lays the table out in the frame of a device, upright; alone it lists them",
    pattern: "Changes the view's bounds; the next layout asks for the rows that come in.",
    example: "device iPhone SE",
    effects: .changes,
    completion: .inScope { $0.source == nil ? .nothing : .optional(.deviceName) }
  )

  private let device: Device?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let offset = arguments.offset
    guard let name = arguments.takeRest() else {
      device = nil
      return
    }
    guard let device = Device.named(name) else {
      throw CommandError(
        "not-found",
        "no device is named \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: Device.names) ?? "device lists them",
        offset: offset
      )
    }
    self.device = device
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let device else { return list(session) }
    let source = try session.requireSource()
    try source.fit(into: device.size)
    return Answer(Self.value(device), "\(device.name): \(device.size.words)")
  }

  private func list(_ session: Session) -> Answer {
    let now = session.current?.tableView.size
    var table = session.table([.left, .left, .left], maximumWidth: 80)
    for device in Device.all {
      let mark = device.size == now ? "* " : "  "
      table.append([
        mark + device.size.words, device.name,
        // The family is that of the first one.
        device.others.map { $0.drop { $0 != " " }.dropFirst() }.joined(separator: ", "),
      ])
    }
    return Answer(.list(Device.all.map(Self.value)), table.lines)
  }

  private static func value(_ device: Device) -> AnswerValue {
    [
      "name": .text(device.name), "others": .list(device.others.map { .text($0) }),
      "size": [.points(device.size.width), .points(device.size.height)],
    ]
  }
}

extension Grammar {
  /// The name of a device.
  fileprivate static let deviceName = Grammar.slot(
    .finite("a device") { _ in
      Device.all.map { OfferedWord($0.name, help: $0.size.words, isText: true) }
    }
  )
}
