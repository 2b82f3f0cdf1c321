import TableUI

/// `app push`: another screen on top.
struct AppPushWord: AppWord {
  static let description = AppWordDescription(
    name: "push",
    words: .of(.text("a title", "TITLE"), make: Self.init),
    meanings: ["pushViewController(_:animated:): an empty screen on top; back takes it away"]
  )

  private let title: String

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let door = source.door
    let screen = ViewController()
    screen.title = title
    door.navigation.pushViewController(screen, animated: true)
    return Answer(
      door.screensValue,
      "\(session.shown(title)) is on top now, \(Words.count(door.titles.count, "screen")) in all"
    )
  }
}
