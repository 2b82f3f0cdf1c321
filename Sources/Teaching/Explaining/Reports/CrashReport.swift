import CommandLanguage
import JSON
import Workbench

/// A crash report or a console log: the exception, the thread and its frames.
///
/// Known are Apple's report (`.ips` or its older text form), logs of Xcode and LLDB, and the text of
/// crash services.
struct CrashReport: Sendable {
  /// The name of the exception or the signal; nil if the report has none.
  private(set) var exception: String?

  /// The crashed thread, such as `0, com.apple.main-thread`; nil if it is unknown.
  private(set) var thread: String?

  /// The name of the app; nil if the report does not say it.
  private(set) var app: String?

  /// The frames that led to the crash, the innermost one first.
  private(set) var frames: [CrashFrame]

  /// The text of the report without the other threads and the list of images.
  let text: String

  /// Reads a report; nil if the text is not one.
  ///
  /// - Complexity: O(n).
  init?(_ text: String) {
    guard let report = JSONCrashReport(text)?.report ?? TextCrashReport(text).report else {
      return nil
    }
    self = report
  }

  init(exception: String?, thread: String?, app: String?, frames: [CrashFrame], text: String) {
    (self.exception, self.thread, self.app) = (exception, thread, app)
    (self.frames, self.text) = (frames, text)
  }

  /// The exception and the thread, or nil if neither is known.
  var heading: String? {
    let parts = [exception, thread.map { "thread " + $0 }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The frames that name a list or its data source.
  var listFrames: [CrashFrame] { frames.filter { $0.namesList && !isOwn($0) } }

  /// The innermost frame of the app, apart from its start; nil if there is none.
  var ownFrame: CrashFrame? {
    frames.first { isOwn($0) && !$0.isStart } ?? frames.first(where: isOwn)
  }

  /// Whether a frame is the app's own: its image has the name of the app, or is not the system's.
  private func isOwn(_ frame: CrashFrame) -> Bool {
    guard let app else { return frame.isOutsideSystem }
    return frame.image == app || frame.isInApp
      || !frames.contains { $0.image == app } && frame.isOutsideSystem
  }

  /// The report for programs.
  var value: AnswerValue {
    [
      "exception": .optional(exception), "thread": .optional(thread), "app": .optional(app),
      "list": .list(listFrames.map(\.value)), "frame": ownFrame?.value ?? .null,
    ]
  }
}
