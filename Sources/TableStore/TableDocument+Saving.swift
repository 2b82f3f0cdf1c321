import JSON
public import Platform
public import TableModel

extension TableDocument {
  /// The text of the document with other sections: every byte unchanged, except for the edits.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - force: Whether a native document will do where this one has no place for what is in them.
  /// - Returns: The text.
  /// - Throws: ``StoreError/refused(_:hint:)`` where there is no place and nothing else will do.
  public func bytes(of sections: [Section], force: Bool = false) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    try encode(sections, force: force) { bytes += $0 }
    return bytes
  }

  /// The text of the document with other sections, handed over piece by piece.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - force: Whether a native document will do where this one has no place for what is in them.
  ///   - write: Takes the next piece.
  /// - Throws: ``StoreError/refused(_:hint:)`` where there is no place and nothing else will do.
  public func encode(
    _ sections: [Section],
    force: Bool = false,
    into write: (ArraySlice<UInt8>) -> Void
  ) throws(StoreError) {
    try text(of: sections, force: force).forEachChunk(write)
  }

  /// The text that a save to another file would write, for a caller that writes it elsewhere.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - isCancelled: Asked between pieces with the bytes that are there and about how many there will be; true gives
  ///     up.
  /// - Returns: The text, and what is worth knowing about it.
  /// - Throws: ``StoreError``: what was given up, and nothing else.
  public func output(
    _ sections: [Section],
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) -> (bytes: [UInt8], notes: [String]) {
    let text = try text(of: sections, force: true)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.approximateCount)
    try text.forEachChunk { chunk throws(StoreError) in
      guard !isCancelled(bytes.count, text.approximateCount) else { throw .file(.cancelled("-")) }
      bytes += chunk
    }
    return (bytes, text.notes)
  }

  /// Saves sections: to the document's own file, or to another.
  ///
  /// What the document has no place for is refused in its own file unless forced; another file
  /// becomes a native document then, and a note says so. The loaded rows stay good whatever happens
  /// to the file.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - path: The file, or nil for the document's own.
  ///   - force: Whether to write over a file that changed since it was read, and over what has no
  ///     place.
  ///   - keepingOld: Whether the file that was there stays, with `~` behind its name.
  ///   - isCancelled: Asked between pieces with the bytes that are written and about how many there will be; true
  ///     gives up.
  /// - Returns: What was done, with the document to continue with.
  /// - Throws: ``StoreError``; the file is unchanged then.
  public func save(
    _ sections: [Section],
    to path: String? = nil,
    force: Bool = false,
    keepingOld: Bool = false,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) -> SaveResult {
    guard let target = path ?? self.path else {
      throw .refused("the table has no file yet", hint: "save FILE")
    }
    let isOwn = target == self.path
    let isForced = force || !isOwn
    var text = try text(of: sections, force: isForced, asJSON: TableDocument.isJSON(target))
    text.notes += TableDocument.notes(aboutNamesOf: target)
    var count = 0
    let identity: FileIdentity
    do throws(FileError) {
      identity = try Files.save(
        to: target,
        expecting: isOwn ? self.identity : copies[target],
        force: force,
        keepingOld: keepingOld
      ) { sink throws(FileError) in
        let total = text.approximateCount
        try text.forEachChunk { chunk throws(FileError) in
          // Untouched text is one piece, however long it is.
          var rest = chunk
          while !rest.isEmpty {
            let piece = rest.prefix(1 << 22)
            rest = rest.dropFirst(piece.count)
            guard !isCancelled(count, max(total, count)) else { throw .cancelled(target) }
            count += piece.count
            try sink.write(piece)
          }
        }
      }
    } catch {
      throw .file(error)
    }
    var document = self
    if isOwn || self.path == nil {
      document.path = target
      document.identity = identity
      if separated == nil, UnsupportedContent(of: sections, in: self) != nil {
        document.isWrittenAsNative = true
      }
    } else {
      document.copies[target] = identity
    }
    return SaveResult(
      path: target,
      identity: identity,
      bytes: count,
      notes: text.notes,
      document: document
    )
  }

  /// A note about a file with several names: a save replaces only one of them.
  private static func notes(aboutNamesOf path: String) -> [String] {
    guard let count = Files.status(path)?.linkCount, count > 1 else { return [] }
    return ["the file had \(count) names; the others still lead to the rows as they were"]
  }

  /// Whether the name of a file says that it holds JSON.
  private static func isJSON(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".json", ".jsonl", ".ndjson", ".geojson"].contains { name.hasSuffix($0) }
  }

  private func text(
    of sections: [Section],
    force: Bool,
    asJSON: Bool = false
  ) throws(StoreError) -> SaveText {
    if let separated, !asJSON {
      return try separatedText(separated, of: sections, force: force)
    }
    if isWrittenAsNative { return NativeWriter(document: self).text(of: sections) }
    if let misfit = UnsupportedContent(of: sections, in: self) {
      guard force else { throw .refused(misfit.message, hint: misfit.hint) }
      var text = NativeWriter(document: self).text(of: sections)
      text.notes.insert("\(misfit.message); a native document is written", at: 0)
      return text
    }
    var text = DocumentWriter(self).text(of: sections)
    let heights = TableDocument.heightsByHand(in: sections)
    if heights > 0 {
      let subject =
        heights == 1 ? "a height set by hand has" : "\(heights) heights set by hand have"
      text.notes.append("\(subject) no place in \(shape); left out of the file")
    }
    if shape == .lines, sections.allSatisfy({ $0.items.isEmpty }) {
      text.notes.append("no line is left: the file is empty, and opens again only with rows in it")
    }
    return text
  }

  private func separatedText(
    _ values: SeparatedValues,
    of sections: [Section],
    force: Bool
  ) throws(StoreError) -> SaveText {
    let misfit = UnsupportedContent(of: sections, in: self)
    if let misfit, !force { throw .refused(misfit.message, hint: misfit.hint) }
    var text = SeparatedWriter(values, of: self).text(of: sections)
    if let misfit { text.notes.insert("\(misfit.message); left out of the file", at: 0) }
    let heights = TableDocument.heightsByHand(in: sections)
    if heights > 0 {
      let subject = heights == 1 ? "a height set by hand" : "\(heights) heights set by hand"
      text.notes.append("separated values cannot store \(subject); left out of the file")
    }
    return text
  }

  /// The number of rows with a height that the document cannot store.
  private static func heightsByHand(in sections: [Section]) -> Int {
    var count = 0
    for section in sections {
      for piece in section.items.pieces {
        guard case .items(let items) = piece else { continue }
        for item in items where item.heightByHand != nil { count += 1 }
      }
    }
    return count
  }
}

/// The result of a save.
public struct SaveResult: Sendable {
  /// The file that was written.
  public let path: String

  /// Which file it is now.
  public let identity: FileIdentity

  /// The size of the file in bytes.
  public let bytes: Int

  /// Notes, such as about heights that the file cannot store.
  public let notes: [String]

  /// The document to continue with: it knows the file as it is now.
  public let document: TableDocument
}
