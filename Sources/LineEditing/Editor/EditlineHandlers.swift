import CEditline

/// What libedit asks back while it edits a line.
///
/// libedit calls only from within our own calls of it, which are all on the main actor.
@MainActor final class EditlineHandlers {
  /// Waits for the next key; nil ends the line without one.
  var nextKey: () -> Unicode.Scalar? = { nil }

  /// Does what one of our keys asks for.
  var act: (EditlineAction) -> EditlineAnswer = { _ in editline_go_on }

  /// Finds the handlers that C carried along.
  nonisolated static func at(_ owner: UnsafeMutableRawPointer) -> EditlineHandlers {
    unsafe Unmanaged<EditlineHandlers>.fromOpaque(owner).takeUnretainedValue()
  }
}
