import TableUI

/// `app push`: another screen on top.
struct AppPushWord: AppWord {
  static let description = AppWordDescription(
    name: "push",
    forms: [
      HelpTopic.Term(
        "app push TITLE",
        "pushViewController(_:animated:): an empty screen on top; back takes it away"
      )
    ],
    completion: .text
  )

  private let title: String

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    title = try arguments.takeText("a title")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let door = try session.requireSource().door
    let screen = ViewController()
    screen.title = title
    door.navigation.pushViewController(screen, animated: true)
    return Answer(
      door.screensValue,
      "\(session.shown(title)) is on top now, \(Words.count(door.titles.count, "screen")) in all"
    )
  }
}
