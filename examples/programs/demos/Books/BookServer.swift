import TableStore

/// Three pages of books, without a server.
enum BookServer {
  /// Makes a network in which the books are there at once.
  @MainActor static func makeNetwork() -> Network {
    Network(BookTransport(), clock: VirtualClock())
  }
}
