/// One message between model, view and controller, for the trace.
public struct Message: Hashable, Sendable {
  /// The layer that a party belongs to.
  public enum Layer: String, Hashable, Sendable {
    /// Data and its sources.
    case model = "M"

    /// The views on the screen.
    case view = "V"

    /// The controllers between model and view.
    case controller = "C"
  }

  /// The evidence for the order of a call.
  public enum Source: String, Hashable, Sendable {
    /// Documented by Apple.
    case documented

    /// Observed in UIKit.
    case observed

    /// Tabletop's choice, because UIKit's is unknown.
    case ours
  }

  /// A sender or receiver.
  public struct Party: Hashable, Sendable {
    /// The name of the class.
    public let name: String

    /// The layer it belongs to.
    public let layer: Layer

    /// Creates a party.
    public init(_ name: String, _ layer: Layer) {
      self.name = name
      self.layer = layer
    }
  }

  /// The receiver.
  public let receiver: Party

  /// The call with UIKit's labels and the paths, such as `tableView(_:heightForRowAt:) 0 3`.
  public let selector: String

  /// The evidence for the order of this call.
  public let source: Source

  /// Whether only a trace of every message shows it; false for calls of the table view.
  public let isPattern: Bool

  private let file: String
  private let line: Int

  /// The file and line that reports it, such as `TableUI/TableView+Asking.swift:40`.
  public var location: String { "\(file):\(line)" }

  /// Creates a message.
  public init(
    to receiver: Party,
    _ selector: String,
    source: Source,
    isPattern: Bool = false,
    file: String = #fileID,
    line: Int = #line
  ) {
    self.receiver = receiver
    self.selector = selector
    self.source = source
    self.isPattern = isPattern
    self.file = file
    self.line = line
  }
}

/// An observer of the messages between model, view and controller.
///
/// The sender of a message is the receiver of the innermost message that has begun and not ended.
/// The observer keeps that stack. Without an observer, the cost is one nil check.
@MainActor public protocol MessageObserver: AnyObject {
  /// Called when a message arrives.
  func messageBegan(_ message: Message)

  /// Called when the innermost message returned.
  ///
  /// - Parameter result: The returned value as text, or nil if there is none or
  ///   ``usesResults`` is false.
  func messageEnded(result: String?)

  /// Whether the observer needs results as text. The default is true; making them takes time.
  var usesResults: Bool { get }

  /// Called before equal calls for many rows.
  ///
  /// - Parameters:
  ///   - count: The number of calls.
  ///   - first: Returns the first of the calls; the others differ in the row only.
  /// - Returns: Whether the observer only counts these calls. Then they are not reported one by one,
  ///   which takes a while for millions of rows. The default is false.
  func onlyCounts(_ count: Int, of first: () -> Message) -> Bool
}

extension MessageObserver {
  public var usesResults: Bool { true }

  public func onlyCounts(_ count: Int, of first: () -> Message) -> Bool { false }
}

/// The version of UIKit whose wording an error uses; UIKit changed some texts.
///
/// All other texts are the same in all versions.
public enum UIKitWording: String, CaseIterable, Hashable, Sendable {
  /// iOS 6 to 8, as in iOS 12 except: a row that cannot be scrolled to is E21b, and E19 names no
  /// object.
  case ios6

  /// Up to iOS 12: two spaces after the first period of E1 and E2.
  ///
  /// The default. Its text for scrolling out of range is that of iOS 13 (E21), so that it has one
  /// code.
  case ios12

  /// From iOS 13: one space there.
  case ios13

  /// The current version: E3 if the data source changed to a wrong number, else as in iOS 13.
  case current
}

extension UIKitWording {
  /// Whether a diffable data source of this version reloads everything without animation: iOS 13
  /// and 14. [observed: Jesse Squires 2021]
  package var reloadsWithoutAnimation: Bool { self == .ios13 }

  /// The space after the first period of E1 and E2.
  var gap: String {
    switch self {
    case .ios6, .ios12: "  "
    case .ios13, .current: " "
    }
  }
}
