package import Platform
package import TableUI

extension PageRecording {
  /// Returns the recording as one HTML file.
  ///
  /// The oldest steps are left out if the file would be too large.
  ///
  /// - Parameters:
  ///   - first: The first step, or nil for every kept one.
  ///   - names: Texts to replace, longer ones first.
  /// - Returns: The file; without bytes if the first step is not recorded.
  /// - Throws: The error of reading the page's files from a folder.
  package func file(
    from first: Int?,
    hiding names: [(text: String, with: String)]
  ) throws(FileError) -> FrontEndRecording {
    let (script, style) = (try assets.bytes(of: .script), try assets.bytes(of: .style))
    var start = first ?? steps.lowerBound
    while let part = part(from: start, count: .max) {
      let file = SessionFile(
        first: part.first,
        updates: part.updates,
        start: start,
        names: names,
        script: script,
        style: style
      )
      let bytes = file.bytes
      guard bytes.count > SessionFile.limit, part.updates.count > 1 else {
        return FrontEndRecording(
          bytes: bytes,
          stepCount: part.updates.count,
          droppedCount: start,
          rowCount: Self.rowCount(part.first, part.updates)
        )
      }
      // A step takes at most its own size: what it shares with others stays.
      var excess = bytes.count - SessionFile.limit
      for size in part.sizes.dropLast() where excess > 0 {
        excess -= size
        start += 1
      }
    }
    return FrontEndRecording(bytes: [], stepCount: 0, droppedCount: droppedCount, rowCount: 0)
  }

  /// Returns the number of different rows in states.
  private static func rowCount(_ first: PageState, _ updates: [PageUpdate]) -> Int {
    var keys: Set<String> = []
    for block in first.blocks + updates.flatMap(\.put) where block.path != nil {
      keys.insert(block.key)
    }
    return keys.count
  }
}
