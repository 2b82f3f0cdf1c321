import Database
import JSON
import Platform
import TableModel

extension TableDocument {
  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input, which is read to its end, as a FIFO is.
  ///   - options: Which keys mean what, and how strict to be.
  ///   - isCancelled: Asked now and then, with the bytes that are read and checked and all there are; true gives up.
  /// - Returns: The document.
  /// - Throws: ``StoreError`` where the file cannot be read, is not JSON or holds no rows.
  public static func open(
    _ path: String,
    options: OpenOptions = OpenOptions(),
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) -> TableDocument {
    let (databaseOptions, options) = (options.forDatabase, options.forFile)
    if Files.isStream(path) { return try open(stream: path, options, isCancelled) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if let database = try databaseStart(of: path, name: name) {
      return try opened(database: database, at: path, name: name, databaseOptions)
    }
    let (contents, scan) = try read(path, name: name, options, isCancelled)
    if let option = options.databaseOptions.first {
      throw .refused("\(name) is not a database", hint: "omit `\(option)`")
    }
    if let packed = PackedFormat(contents.bytes) {
      throw .packed(name: path, packed.name, hint: packed.hint(path))
    }
    var document =
      SeparatedValues.isNamed(name)
      ? try made(of: contents.bytes, name: name, options, isCancelled)
      : try parsing(contents.bytes, scan, name: name, cancelledAs: path, options, isCancelled)
    document.path = path
    document.identity = contents.identity
    return document
  }

  /// Reads a file, and scans it meanwhile if it is long and its name does not say CSV.
  ///
  /// - Returns: The contents, and the scan if there was one.
  private static func read(
    _ path: String,
    name: String,
    _ options: OpenOptions,
    _ isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> (contents: FileContents, scan: EarlyScan?) {
    let (isSeparated, isLines) = (SeparatedValues.isNamed(name), TableDocument.isLines(name))
    var scan: EarlyScan?
    do throws(FileError) {
      let contents = try withoutActuallyEscaping(isCancelled) { isCancelled throws(FileError) in
        try Files.read(
          path,
          // Without a scan meanwhile, reading is half of the progress, checking the other half.
          isCancelled: { done, total in
            isCancelled(scan?.isFinished == true ? done : done / 2, total)
          },
          accepts: { block in
            isSeparated
              || JSONDocument.mayBegin(with: block, isStrict: options.isStrict, isLines: isLines)
          },
          use: { file in
            var wasCancelled = false
            guard !isSeparated else { return true }
            scan = TableDocument.scan(file, name: name, options: options) { done, total in
              wasCancelled = isCancelled(done, total)
              return wasCancelled
            }
            return !wasCancelled
          }
        )
      }
      // A file that changed was read again; the scan may be of the bytes before.
      let isCurrent = contents.identity?.size == scan.map { Int64($0.count) }
      return (contents, isCurrent ? scan : nil)
    } catch {
      throw .file(error)
    }
  }

  /// Creates a document from separated values.
  ///
  /// Reading the file was half of the progress. The first rows are read as JSON, to bind keys and
  /// to give new rows a layout; without rows, the names of the columns are one. All rows are read as
  /// JSON only if they must be checked one by one.
  static func made(
    of bytes: [UInt8],
    name: String,
    _ options: OpenOptions,
    _ isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> TableDocument {
    func isRestCancelled(_ done: Int, _ total: Int) -> Bool {
      let total = max(total, 1)
      return isCancelled(
        bytes.count / 2 + Int(Double(bytes.count / 2) * Double(done) / Double(total)),
        bytes.count
      )
    }
    let values = try SeparatedValues(parsing: bytes, name: name, isCancelled: isRestCancelled)
    let hasNamesOnly = values.count == 0 && !values.keys.isEmpty
    let text = hasNamesOnly ? values.jsonOfNames : values.json(ofFirst: RowSample.size)
    var first = options
    first.requiresKeys = false
    guard options.at == nil else {
      throw .noTable(TablePlaceError(path: options.at ?? "", reason: .noRoot("CSV")), name: name)
    }
    var document = try TableDocument(parsing: text, name: name, options: first) { _, _ in
      isRestCancelled(1, 1)
    }
    document.options = options
    let isSampleEnough =
      options.sectionKey == nil && !values.hasRepeatedKeys
      && options.namedKeys.allSatisfy { document.sample[$0.key] != nil }
    if isSampleEnough {
      document.use(SeparatedRows(values, bindings: document.bindings))
    } else {
      document = try document.readWhole(values, isCancelled: isRestCancelled)
    }
    document.separated = values
    document.notes += values.notes
    document.options.requiresKeys = false
    return document
  }

  /// Creates a table without a file.
  ///
  /// It has a section per count, with this many rows, whose ids and titles are `s.r`.
  ///
  /// - Parameter counts: The number of rows of each section; values below 0 count as 0, and above a
  ///   billion as a billion.
  /// - Returns: The document, which has no file yet.
  public static func numbered(_ counts: [Int]) -> TableDocument {
    do throws(StoreError) {
      let text = Array("{\n  \"sections\": []\n}\n".utf8)
      return try TableDocument(parsing: text, name: "new", options: OpenOptions(), counts: counts)
    } catch {
      preconditionFailure("The new document is not a table: \(error).")
    }
  }
}
