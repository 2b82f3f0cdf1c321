import CommandLanguage
import JSON
import TableAdapters
import TableModel
import Workspace

/// A query in the user's words, with the places of its words in the command.
struct QueryArgument: Sendable {
  /// The query.
  let query: Query

  /// The places of the keys in the command, in bytes.
  private let places: [RowKey: Int]

  /// Reads all remaining words.
  ///
  /// - Parameter arguments: The words; a single word in quotes is the whole query.
  /// - Throws: The error in the query, with its place in the command.
  @MainActor init(taking arguments: inout Arguments) throws(CommandError) {
    let start = arguments
    if let option = arguments.tokens.first(where: Self.isOption) {
      throw CommandError(QueryFault.option(option.text), at: option.range.lowerBound)
    }
    let typed = TypedQuery(taking: &arguments)
    guard typed.text.contains(where: { !$0.isWhitespace }) else {
      throw start.unexpected("a text or a query")
    }
    do throws(QueryFault.Failure) {
      let (query, places) = try QueryReader.read(typed.text)
      self.query = query
      self.places = places.mapValues(typed.place)
    } catch {
      throw CommandError(error.fault, at: typed.place(error.offset))
    }
  }

  /// Returns whether a word looks like an option: a query has none.
  private static func isOption(_ token: Token) -> Bool {
    guard let word = token.bare, word.hasPrefix("--") else { return false }
    return word.dropFirst(2).first?.isLetter == true
  }

  /// Returns an error about a missing key, with the place of the key.
  func blaming(_ error: CommandError) -> CommandError {
    guard case ViewFault.noKey(let name, _)? = error.fault as? ViewFault else { return error }
    return error.blamingKey(places[RowKey(name)])
  }

  /// Throws an error if no row has one of the keys.
  @MainActor func checkKeys(of source: OpenTable, _ session: Session) throws {
    do throws(ArrangementError) {
      for key in query.keys {
        try key.checkPresence(in: source.sections) { source.isCancelled() }
      }
    } catch {
      throw blaming(session.wording(of: WorkspaceError(error)))
    }
  }
}

/// The joined words of a query, with the place of each word in the command.
private struct TypedQuery {
  private(set) var text = ""

  /// The starts of the words, in the query and in the command.
  private var starts: [(query: Int, command: Int)] = []

  @MainActor init(taking arguments: inout Arguments) {
    let bytes = Array(arguments.text.utf8)
    var end: Int?
    let isOnly = arguments.count == 1
    while let token = arguments.take() {
      let raw = String(decoding: bytes[token.range], as: UTF8.self)
      if end != nil { text += " " }
      end = token.range.upperBound
      let opensQuote = raw.first == "\"" || raw.first == "'"
      if isOnly, token.isQuoted, opensQuote, raw.count > 1, raw.last == raw.first {
        starts.append((0, token.range.lowerBound + 1))
        text = token.text
        return
      }
      starts.append((text.utf8.count, token.range.lowerBound))
      let isRaw = !token.isFromAlias && !raw.contains { $0 == "$" || $0 == "\n" }
      text += isRaw ? raw : token.isQuoted ? JSONValue.string(token.text).text : token.text
    }
  }

  /// Returns the place in the command for a place in the query.
  func place(_ offset: Int) -> Int {
    guard let start = starts.last(where: { $0.query <= offset }) else { return offset }
    return start.command + offset - start.query
  }
}

extension Syntax where Value == QueryArgument {
  /// All remaining words as a query.
  static let query = Syntax.words("a text or a query", "QUERY", .rowQuery) {
    words throws(CommandError) in try QueryArgument(taking: &words)
  }
}

extension CommandError {
  /// Returns the error with the place of the missing key, or of the mistake in an invalid path.
  func blamingKey(_ offset: Int?) -> CommandError {
    guard case ViewFault.noKey(let name, _)? = fault as? ViewFault else { return self }
    do throws(MemberPathError) {
      _ = try MemberPath(name)
    } catch {
      return CommandError(
        ViewFault.badPath(name: name, error),
        at: offset.map { $0 + error.offset }
      )
    }
    return blaming(offset)
  }
}
