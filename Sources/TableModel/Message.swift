/// One message between model, view and controller, as the trace shows it.
public struct Message: Hashable, Sendable {
  /// Which of the three parts a party belongs to.
  public enum Layer: String, Hashable, Sendable {
    /// Data and where it comes from.
    case model = "M"

    /// What is on the screen.
    case view = "V"

    /// What stands between them.
    case controller = "C"
  }

  /// How well the place of a message in the order of calls is known.
  public enum Source: String, Hashable, Sendable {
    /// Apple wrote it down.
    case documented

    /// Somebody watched UIKit do it.
    case observed

    /// Our choice, since nobody outside Apple knows.
    case ours
  }

  /// Somebody who sends or receives.
  public struct Party: Hashable, Sendable {
    /// The name of the class.
    public let name: String

    /// The part it belongs to.
    public let layer: Layer

    /// Names a party.
    public init(_ name: String, _ layer: Layer) {
      self.name = name
      self.layer = layer
    }
  }

  /// Who is told or asked.
  public let receiver: Party

  /// What is said, with UIKit's labels and the paths, such as `tableView(_:heightForRowAt:) 0 3`.
  public let selector: String

  /// How well the order of this call is known.
  public let source: Source

  /// The file and line that reports it, such as `TableUI/TableView+Asking.swift:40`.
  public let location: String

  /// Makes a message.
  public init(
    to receiver: Party,
    _ selector: String,
    source: Source,
    file: String = #fileID,
    line: Int = #line
  ) {
    self.receiver = receiver
    self.selector = selector
    self.source = source
    self.location = "\(file):\(line)"
  }
}

/// Somebody who watches the messages between model, view and controller.
///
/// The sender of a message is the receiver of the innermost one that has begun and not ended: the observer
/// keeps that stack. Whoever holds no observer pays for one nil check.
@MainActor public protocol MessageObserver: AnyObject {
  /// Hears that a message arrives.
  func messageBegan(_ message: Message)

  /// Hears that the innermost message was answered.
  ///
  /// - Parameter result: The answer as text, or nil where there is none.
  func messageEnded(result: String?)
}

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
