import JSON

/// A tab of a browser that receives the states of the page.
///
/// It has no queue: an update is the difference of the last sent and the current state.
@MainActor final class PageClient {
  /// The number of updates that a client may leave unacknowledged.
  static let window = 16

  /// The time for an acknowledgement, in nanoseconds.
  static let patience: UInt64 = 30_000_000_000

  /// The time between two reports of progress, in nanoseconds.
  static let progressPause: UInt64 = 100_000_000

  /// The time between two signs of life, in nanoseconds.
  static let pause: UInt64 = 15_000_000_000

  /// The number of the client.
  let number: Int

  /// The tabs that the client shows.
  var views: Set<PageView> = []

  /// Whether the client knows its number, which the first event has.
  private var isGreeted = false

  /// The tabs of the last sent state.
  private var sentViews: Set<PageView> = []

  private let stream: MicrohttpdStream

  /// The number of the last sent state; 0 for none.
  private var sent: Int

  /// The number of the last acknowledged state.
  private var acknowledged: Int

  /// The number of updates since the last acknowledgement.
  private var openCount = 0

  /// The times of the first update without an acknowledgement, and of the last text.
  private var openSince: UInt64 = 0
  private var lastWritten: UInt64

  /// The time of the last report of progress; 0 for none.
  private var lastProgress: UInt64 = 0

  /// Creates a client that has a state, or 0 for none.
  init(number: Int, stream: MicrohttpdStream, has sequence: Int, at time: UInt64) {
    self.number = number
    self.stream = stream
    (sent, acknowledged) = (sequence, sequence)
    lastWritten = time
    // Without it, the end is noticed at the next work of the server.
    _ = stream.watch()
  }

  /// Whether the connection has ended, or the client has not acknowledged updates for too long.
  func isGone(at time: UInt64) -> Bool {
    stream.isClosed || openCount > 0 && time > openSince + Self.patience
  }

  /// Whether the client reads, so that it can take an update.
  var hasRoom: Bool { openCount < Self.window && stream.waitingCount == 0 }

  /// Whether the client needs an update and has room for it.
  func isReady(for history: PageHistory) -> Bool {
    (!isGreeted || sent != history.sequence || views != sentViews) && hasRoom
  }

  /// An update that all clients with the same last state and the same tabs get.
  struct SharedUpdate: Hashable {
    fileprivate let sent: Int
    fileprivate let sentViews: Set<PageView>
    fileprivate let views: Set<PageView>
  }

  /// Sends the difference to the current state, or the whole state to a client that has none.
  ///
  /// - Parameters:
  ///   - history: The states.
  ///   - run: The name of this run of the server.
  ///   - shared: The updates of other clients to the same state, as JSON.
  ///   - time: The time.
  func update(
    from history: PageHistory,
    run: String,
    sharing shared: inout [SharedUpdate: String],
    at time: UInt64
  ) {
    let key = SharedUpdate(sent: sent, sentViews: sentViews, views: views)
    let isUpdate = history.state(sent) != nil
    let data = isGreeted && isUpdate ? shared[key] : nil
    let text = data ?? self.data(from: history, run: run)
    if isGreeted, isUpdate { shared[key] = text }
    (isGreeted, sentViews) = (true, views)
    sent = history.sequence
    if openCount == 0 { openSince = time }
    openCount += 1
    let kind = isUpdate ? "update" : "state"
    write("id: \(run).\(sent)\nevent: \(kind)\ndata: \(text)\n\n", at: time)
  }

  /// The difference to the current state, or the whole state, as JSON.
  private func data(from history: PageHistory, run: String) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    if let known = history.state(sent) {
      if !isGreeted { writer.member("client", number) }
      PageUpdate(from: known.showing(sentViews), to: history.current.showing(views))
        .write(to: &writer, from: sent, sequence: history.sequence)
    } else {
      writer.member("v", 1)
      writer.member("run", run)
      writer.member("client", number)
      history.current.showing(views).write(to: &writer, sequence: history.sequence)
    }
    writer.endObject()
    return writer.text
  }

  /// Notes that the client has shown a state.
  func acknowledge(_ sequence: Int) {
    guard sequence >= acknowledged, sequence <= sent else { return }
    acknowledged = sequence
    openCount = 0
  }

  /// Sends a sign of life if nothing else was sent for a while.
  func keepAlive(at time: UInt64) {
    guard time >= lastWritten + Self.pause else { return }
    write(":\n\n", at: time)
  }

  /// Sends the progress of the running command, at most ten times in a second and unless other text
  /// still waits.
  func show(_ title: String, done: Int?, total: Int?, at time: UInt64) {
    guard stream.waitingCount == 0, time >= lastProgress + Self.progressPause else { return }
    lastProgress = time
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("title", title)
    writer.member("done", done)
    writer.member("total", total)
    writer.endObject()
    write("event: busy\ndata: \(writer.text)\n\n", at: time)
  }

  /// Sends the reason and ends the stream.
  func end(reason: String, at time: UInt64) {
    write("event: bye\ndata: {\"reason\":\(JSONText.quoted(reason))}\n\n", at: time)
    stream.end()
  }

  /// Adds text; a stream that ended is noticed at the next look.
  private func write(_ text: String, at time: UInt64) {
    lastWritten = time
    _ = stream.write(text)
  }
}
