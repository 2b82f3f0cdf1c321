extension JSONError {
  /// Creates an error from a scan failure and computes its places.
  init(
    _ failure: ScanFailure,
    of scanner: Scanner,
    in bytes: borrowing Span<UInt8>,
    from start: Int
  ) {
    let brokenLine = scanner.brokenLine(before: failure, in: bytes)
    let failure = brokenLine ?? failure
    var finder = PlaceFinder(from: start)
    let path =
      brokenLine == nil ? scanner.path(in: bytes) : scanner.path(toDepth: 1, in: bytes)
    let reason: Reason
    switch failure.fault {
    case .reason(let plain): reason = plain
    case .end(let container, let opened):
      let depth = container == .string ? scanner.outer.count + 1 : scanner.outer.count
      let opening = scanner.path(toDepth: depth, in: bytes)
      reason = .unexpectedEnd(
        in: container,
        opened: finder.place(of: opened, path: opening, in: bytes)
      )
    case .lineEnd(let container, let opened):
      reason = .lineEnd(
        in: container,
        opened: finder.place(of: opened, path: path, in: bytes)
      )
    case .duplicateKey(let found):
      let first = finder.place(of: found.first, path: found.path, in: bytes)
      reason = .duplicateKey(found.key, first: first)
    }
    let excerpt = SourceExcerpt(around: failure.offset, from: start, in: bytes)
    self.init(
      reason: reason,
      place: finder.place(of: failure.offset, path: path, in: bytes),
      excerpt: excerpt.text,
      caret: excerpt.caret
    )
  }

  /// Creates an error about the text as a whole.
  init(wholeText reason: Reason) {
    let place = JSONPlace(offset: 0, line: 1, column: 1, path: "")
    self.init(reason: reason, place: place, excerpt: "", caret: 0)
  }
}
