import Database
import JSON
public import Platform
public import TableModel

extension TableDocument {
  /// Returns the text of the document with other sections: every byte unchanged, except for the
  /// edits.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - force: Whether to write a native document if this one cannot store the content.
  /// - Returns: The text.
  /// - Throws: ``StoreError/refused(_:hint:)`` if the content cannot be stored.
  public func bytes(of sections: [Section], force: Bool = false) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    try encode(sections, force: force) { bytes += $0 }
    return bytes
  }

  /// Encodes the document with other sections, piece by piece.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - force: Whether to write a native document if this one cannot store the content.
  ///   - write: Receives the next piece.
  /// - Throws: ``StoreError/refused(_:hint:)`` if the content cannot be stored.
  public func encode(
    _ sections: [Section],
    force: Bool = false,
    into write: (ArraySlice<UInt8>) -> Void
  ) throws(StoreError) {
    try text(of: sections, force: force).forEachChunk(write)
  }

  /// Returns the text of a save to another file, for a caller that writes it itself.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - isCancelled: Called between pieces with the number of bytes so far and approximately of
  ///     all; return true to cancel.
  /// - Returns: The text, and notes about it.
  /// - Throws: ``StoreError``, only for a cancellation.
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

  /// Saves sections to the document's own file, or to another.
  ///
  /// If the document cannot store some content, a save to its own file is rejected unless forced.
  /// Another file becomes a native document then, with a note. The loaded rows remain valid
  /// whatever happens to the file.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - path: The file, or nil for the document's own.
  ///   - force: Whether to overwrite a file that changed since it was read, and to write a native
  ///     document if necessary.
  ///   - keepingOld: Whether to keep the old file, with `~` after its name.
  ///   - isCancelled: Called between pieces with the number of bytes written and approximately of
  ///     all; return true to cancel.
  /// - Returns: The result, with the document to continue with.
  /// - Throws: ``StoreError``; the file is unchanged then.
  public func save(
    _ sections: [Section],
    to path: String? = nil,
    force: Bool = false,
    keepingOld: Bool = false,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) -> SaveResult {
    guard let target = path ?? self.path else {
      throw .refused("the table has no file yet", hint: "use `save FILE`")
    }
    let isOwn = target == self.path
    if database != nil, isOwn {
      guard !keepingOld else {
        throw .refused("a database has no old file to keep", hint: "omit `--backup`")
      }
      return try save(toDatabase: sections)
    }
    if !isOwn, !force, let form = otherForm(of: target) {
      throw .refused(
        "\(target) would not hold \(form.name)",
        hint: form.isListing
          ? "`rows --keys * > FILE` writes it; `save` keeps the form of the table"
          : "`save` keeps the form of the table; try `save FILE.json`"
      )
    }
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
          // Unchanged text is one piece, however long it is.
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

  /// Returns a note about a file with several names: a save replaces only one of them.
  private static func notes(aboutNamesOf path: String) -> [String] {
    guard let count = Files.status(path)?.linkCount, count > 1 else { return [] }
    return ["the file had \(count) names; the others keep the old rows"]
  }

  /// The form in the name of a file that a save would not write, or nil.
  ///
  /// A listing of rows can have some of the forms.
  private func otherForm(of name: String) -> (name: String, isListing: Bool)? {
    let name = name.lowercased()
    func ends(_ endings: String...) -> Bool { endings.contains { name.hasSuffix($0) } }
    if DatabaseFile.isNamed(name) { return ("a database", false) }
    if PackedFormat.isSpreadsheet(name) || ends(".xls") { return ("a spreadsheet", false) }
    if ends(".md", ".markdown") { return ("Markdown", true) }
    if ends(".html", ".htm") { return ("HTML", true) }
    let isTabbed = separated?.separator == UInt8(ascii: "\t")
    if ends(".csv"), separated == nil || isTabbed { return ("comma-separated values", true) }
    if ends(".tsv"), !isTabbed { return ("tab-separated values", true) }
    let hasLines = source.isLines && !isWrittenAsNative && separated == nil
    if ends(".json"), hasLines { return ("one JSON value", true) }
    if TableDocument.isLines(name) == true, !hasLines { return ("JSON Lines", true) }
    return nil
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
        heights == 1 ? "a custom height" : "\(heights) custom heights"
      text.notes.append("\(shape) cannot store \(subject); left out of the file")
    }
    if shape == .lines, sections.allSatisfy({ $0.items.isEmpty }) {
      text.notes.append("the file is empty: it opens again only with rows in it")
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
      let subject = heights == 1 ? "a custom height" : "\(heights) custom heights"
      text.notes.append("separated values cannot store \(subject); left out of the file")
    }
    return text
  }

  /// Returns the number of rows with a height that the document cannot store.
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

  /// The new identity of the file, or nil for a server.
  public let identity: FileIdentity?

  /// The size of the file in bytes.
  public let bytes: Int

  /// Notes, such as about heights that the file cannot store.
  public let notes: [String]

  /// The document to continue with, which knows the new state of the file.
  public let document: TableDocument

  /// The rows that were written to a database, or nil for a file.
  package var database: DatabaseSaveResult?
}
