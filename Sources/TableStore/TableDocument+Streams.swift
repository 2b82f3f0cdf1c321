import JSON
import Platform

extension TableDocument {
  /// Opens standard input or a FIFO; the document has no file.
  ///
  /// The name of a FIFO can select separated values. Otherwise the content decides.
  ///
  /// - Throws: ``StoreError`` if the data cannot be read or contains no rows.
  static func open(
    stream path: String,
    _ options: OpenOptions,
    _ isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> TableDocument {
    let isInput = Files.isStandardInput(path)
    let name = isInput ? "stdin" : path.split(separator: "/").last.map(String.init) ?? path
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.readStream(path) { isCancelled($0, 2 * max($0, 1)) }
    } catch {
      throw .file(error)
    }
    if let packed = PackedFormat(bytes) {
      throw .packed(name: isInput ? "standard input" : path, packed.name, hint: packed.hint(nil))
    }
    if SeparatedValues.isNamed(name) || areSeparated(bytes, name: name, options) {
      return try made(of: bytes, name: name, options, isCancelled)
    }
    return try parsing(bytes, name: name, cancelledAs: path, options, isCancelled)
  }

  /// Reads JSON, as the second half of the progress, unless it was scanned while it was read.
  static func parsing(
    _ bytes: [UInt8],
    _ scan: EarlyScan? = nil,
    name: String,
    cancelledAs path: String,
    _ options: OpenOptions,
    _ isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> TableDocument {
    do throws(StoreError) {
      return try TableDocument(
        parsing: bytes,
        name: name,
        options: options,
        counts: nil,
        scan: scan
      ) { done, total in
        isCancelled((done + total) / 2, total)
      }
    } catch {
      guard case .json(let reason, _) = error, reason.reason == .cancelled else { throw error }
      throw .file(.cancelled(path))
    }
  }

  /// Whether bytes are separated values: the first line has fields and does not begin like JSON.
  private static func areSeparated(
    _ bytes: [UInt8],
    name: String,
    _ options: OpenOptions
  ) -> Bool {
    let head = Array(bytes.prefix(1 << 16))
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = head[start...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    guard let first = text.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
      !text.contains(0)
    else { return false }
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.contains(where: { [0x2C, 0x3B, 0x09, 0x7C].contains($0) }) else { return false }
    // Only the start of a long text is checked; a short one is read completely.
    let isLines = isLines(name)
    return bytes.count > head.count
      ? !JSONDocument.mayBegin(with: head, isStrict: options.isStrict, isLines: isLines)
      : (try? JSONDocument(bytes, isStrict: options.isStrict, isLines: isLines)) == nil
  }
}
