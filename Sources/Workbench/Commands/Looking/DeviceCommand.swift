import TableUI
import TextLayout

/// `device`: the frame of a device.
struct DeviceCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("device", short: "dev", in: .looking),
    words: .of(.optional(.device)) { device -> any Command in
      if let device { Self(device: device) } else { List() }
    },
    summary: "lays the table out in the frame of a device, upright; alone it lists them",
    pattern: "Changes the view's bounds; the next layout asks for the rows that come in.",
    example: "device iPhone SE",
    effects: .changes,
    needs: []
  )

  private let device: Device

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try source.fit(into: device.size)
    return Answer(Self.value(device), "\(device.name): \(device.size.words)")
  }

  /// `device` alone: the devices that there are.
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
          // The family is that of the first one.
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
  /// The name of a device.
  fileprivate static let device = Syntax<String>.rest("a name", "NAME", completed: .devices)
    .placed { name, offset throws(CommandError) in
      if let device = Device.named(name) { return device }
      throw CommandError(
        "not-found",
        "no device is named \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: Device.names) ?? "device lists them",
        offset: offset
      )
    }
}

extension Grammar {
  /// The names of devices, where there is a table to be laid out in one.
  fileprivate static let devices = Grammar.slot(
    .finite("a device") { scope in
      guard scope.source != nil else { return [] }
      return Device.all.map { OfferedWord($0.name, help: $0.size.words, isText: true) }
    }
  )
}
