import JSON
import Platform

extension TableDocument {
  /// Scans a long file while it is read.
  static func scan(
    _ file: ArrivingFile,
    name: String,
    options: OpenOptions,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) -> EarlyScan {
    EarlyScan(
      of: ArrivingText(
        count: file.count,
        withBytes: { file.withBytes($0) },
        arrive: { file.arrive($0) }
      ),
      isStrict: options.isStrict,
      isLines: isLines(name),
      rowKeys: NativeNames.rows,
      notedKey: options.rowHeightKey ?? NativeNames.height[0],
      secondThread: secondThread,
      isCancelled: isCancelled
    )
  }

  /// A thread for the second half of a long text.
  static var secondThread: SecondThread {
    SecondThread { work in
      let background = BackgroundWork(work)
      return { background.wait(milliseconds: 20) }
    }
  }
}
