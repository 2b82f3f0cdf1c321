public import Database
public import JSON
public import Platform

/// The reason why a document could not be opened or saved.
public enum StoreError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case file(FileError)

  /// The document with that name is not JSON.
  case json(JSONError, name: String)

  /// The document is valid JSON but holds no rows; `found` describes it, with an article.
  case notATable(found: String, name: String)

  /// The path that was given leads to no table in the document of that name.
  case noTable(TablePlaceError, name: String)

  /// No row of the document of that name has the key that was given.
  case noKey(MissingKeyError, name: String)

  /// The file has separated values with a mistake at a line and a column, both from 1.
  case malformed(String, name: String, line: Int, column: Int)

  /// The file of separated values is not in UTF-8, at a line and a column, both from 1.
  case encoding(JSONError.Reason, name: String, line: Int, column: Int)

  /// The file of that name is packed, in a format named with its article; the hint unpacks it.
  case packed(name: String, String, hint: String)

  /// The database of that name could not be read or written.
  case database(DatabaseError, name: String)

  /// The document cannot store the content.
  case refused(String, hint: String)
}

extension StoreError {
  /// The stable word for programs: `io`, `not-found`, `bad-json`, `bad-csv`, `bad-encoding`,
  /// `not-a-table`, `refused`, or that of a `DatabaseError`.
  public var code: String {
    switch self {
    case .file(.unnamed): "bad-argument"
    case .file(.notFound), .file(.noFolder), .file(.notDirectory): "not-found"
    case .file(.changedOnDisk), .file(.gone), .file(.readOnly), .file(.alreadyExists),
      .file(.forbidden), .refused:
      "refused"
    case .file(.cancelled): "interrupted"
    case .file: "io"
    case .json: "bad-json"
    case .malformed: "bad-csv"
    case .encoding: "bad-encoding"
    case .notATable, .packed: "not-a-table"
    case .noTable(let error, _): error.code
    case .noKey: "no-key"
    case .database(let error, _): error.code
    }
  }

  /// One sentence about the problem, without a period.
  ///
  /// It contains names of files and keys unchanged: escape it before showing it in a terminal.
  public var message: String {
    switch self {
    case .file(let error):
      error.message
    case .json(let error, let name):
      "\(name):\(error.place.line):\(error.place.column): \(error.message)"
    case .malformed(let message, let name, let line, let column):
      "\(name):\(line):\(column): \(message)"
    case .encoding(let reason, let name, let line, let column):
      "\(name):\(line):\(column): \(reason.message)"
    case .notATable(let found, let name):
      "\(name) contains \(found), not a table"
    case .noTable(let error, let name):
      "\(name): \(error.message)"
    case .noKey(let error, let name):
      "\(name): no row has the key \"\(error.key)\" (\(error.option))"
    case .packed(let name, let format, _):
      "\(name) is \(format)"
    case .database(let error, let name):
      "\(name): \(error.message)"
    case .refused(let message, _):
      message
    }
  }

  /// The next thing to try, or nil.
  public var hint: String? {
    switch self {
    case .file(.notFound(let path)): StoreError.hint(aboutMissing: path)
    case .file(.noFolder(let path)): StoreError.hint(aboutFolder: path)
    case .file(.unnamed): "use a name such as `table.json`"
    case .file(.notDirectory(_, let name)): "\(name) is a file; name a folder"
    case .file(.gone): "`save --force` writes it again; `save FILE` writes another file"
    case .file(.readOnly):
      "`--force` replaces it and keeps it read-only; `save FILE` writes another file"
    case .file(.noTemporaryFolder):
      "set TMPDIR to a writable folder, or unset it to use `/tmp`"
    case .file(.isDirectory): "name a file in this folder"
    case .file(.notRegular(_, kind: "a terminal")): "pipe data into it: `PROGRAM | tabletop -`"
    case .file(.notRegular(_, kind: "a device")): "name a regular file"
    case .file(.notRegular): "copy it to a file first"
    case .file(.changedOnDisk): "`open` rereads it; `save --force` overwrites it"
    case .file(.alreadyExists): "`save --force` overwrites it"
    case .file(.forbidden): "`--safe` reads only these folders and writes no files"
    case .file: nil
    case .json(let error, _): StoreError.hint(about: error)
    case .malformed: "write a quote within quotes twice"
    // The name without the order of its bytes, which `iconv` finds by itself.
    case .encoding(.unsupportedEncoding(let encoding), _, _, _):
      "convert it: `iconv -f \(encoding.prefix(6)) -t UTF-8 FILE > NEW`"
    case .encoding: "if it is Windows text: `iconv -f WINDOWS-1252 -t UTF-8 FILE > NEW`"
    case .notATable: "a table is an array or an object"
    case .noTable(let error, _): error.hint
    case .noKey(let error, _): StoreError.hint(about: error)
    case .database(let error, _): error.hint
    case .refused(_, let hint), .packed(_, _, let hint): hint
    }
  }

  /// Returns the hint about a file that does not exist, whose name may be an address.
  private static func hint(aboutMissing path: String) -> String {
    let spelling = "check the spelling; Tab completes file names"
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.contains("://") {
      return "addresses begin with `http://`, `https://` or `postgresql://`"
    }
    if ["host=", "dbname="].contains(where: path.contains) {
      return "for a server, `postgresql://HOST/DATABASE?user=NAME`"
    }
    guard parts.count > 1, isHost(parts[0]) else { return spelling }
    return "\(spelling); for a server, try `http://\(path)`"
  }

  /// Whether a name looks like a host: `example.org`, `localhost` or `10.0.0.7:8080`.
  private static func isHost(_ name: Substring) -> Bool {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let isSpelled = labels.allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
        }
    }
    return isSpelled && (parts.count == 2 || labels.count > 1 || labels == ["localhost"])
  }

  /// Returns the hint about a missing folder: the command that makes it, if no quotes are needed.
  private static func hint(aboutFolder path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || [0x2D, 0x2E, 0x2F].contains(byte)
    }
    return isPlain ? "`!mkdir -p \(path)` creates it" : "create it first with `mkdir -p`"
  }

  private static func hint(about error: MissingKeyError) -> String {
    guard !error.keys.isEmpty else { return "its rows are not objects; omit `\(error.option)`" }
    let rest = error.keys.count - 5
    return "the rows have \(error.keys.prefix(5).joined(separator: ", "))"
      + (rest > 0 ? " and \(rest.grouped) more" : "")
  }

  private static func hint(about error: JSONError) -> String? {
    switch error.reason {
    case .emptyDocument: "`[]` is an empty table; `new` creates one without a file"
    case .duplicateKey: "without `--strict`, the last one is used"
    case .unsupportedEncoding, .invalidUTF8: "the file must be JSON in UTF-8"
    case .lineEnd(_, let opened):
      "`sed \(opened.line)d FILE > NEW` leaves the line out"
    case .unexpectedCharacter where error.place.offset == 0:
      "a JSON document starts with `{` or `[`"
    case .comment, .trailingComma, .singleQuotes, .unquotedKey:
      "Tabletop reads standard JSON (RFC 8259)"
    default: nil
    }
  }
}
