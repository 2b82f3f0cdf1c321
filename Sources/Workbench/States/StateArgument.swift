import CommandLanguage
import JSON
import TableModel
import TableStore
import Workspace

/// The words that name another state: a snapshot, an open table, or a file with key bindings.
@MainActor struct StateArgument {
  fileprivate let name: String
  fileprivate let offset: Int
  fileprivate let changes:
    [(key: any WritableKeyPath<OpenOptions, String?> & Sendable, text: String)]
  fileprivate let isStrict: Bool

  /// Returns the state; snapshots take precedence over tables, and tables over files.
  func state(for source: OpenTable, in session: Session) throws -> OtherState {
    if let state = session.names.states.last(where: { $0.name == name }) {
      let isOwn = state.source === source
      return OtherState(
        name: name,
        sections: state.sections,
        identity: isOwn ? .origin : .id,
        sectionNames: state.sectionNames
      )
    }
    if let other = session.sources.first(where: { $0.name == name }), other !== source {
      return OtherState(
        name: name,
        sections: other.sections,
        identity: .id,
        sectionNames: other.document.sectionNames
      )
    }
    return try file(for: source, in: session)
  }

  private func file(
    for source: OpenTable,
    in session: Session
  ) throws -> OtherState {
    var options = source.document.options
    options.choicesNeedDatabase = false
    for change in changes { options[keyPath: change.key] = change.text }
    if isStrict { options.isStrict = true }
    do {
      let path = session.resolved(name)
      var document = try session.document(at: path, options: options)
      if options.idKey == nil, let id = source.document.bindings.id, document.hasOtherID(than: id) {
        options.idKey = id
        document = try session.document(at: path, options: options)
      }
      return OtherState(of: document, name: name)
    } catch {
      guard error.code == "not-found" else { throw error }
      let known = session.names.states.map(\.name) + session.sources.map(\.name)
      throw CommandError(StateFault.unknown(name: name, known: known), at: offset)
    }
  }
}

extension TableDocument {
  /// Returns whether the rows have a key but use another one as their identifier.
  ///
  /// Loading does not choose a key with duplicate values as the identifier. The rows of the table
  /// have this key, so it is used here.
  fileprivate func hasOtherID(than key: String) -> Bool {
    guard bindings.id != key, let item = sections.first(where: { !$0.items.isEmpty })?.items.first,
      item.key == nil, item.value.kind == .object
    else { return false }
    return item.value[MemberPath(orKey: key)] != nil
  }
}

/// Another state to compare with a table.
struct OtherState {
  /// The name that the user sees.
  let name: String

  /// The sections with their rows.
  let sections: [Section]

  /// The rule that matches its sections with those of the table.
  let identity: SectionsDifference.SectionIdentity

  /// The names of section members in its document, or nil if sections are not objects.
  let sectionNames: SectionNames?
}

extension OtherState {
  /// Creates the state of a document at the time it was loaded.
  init(of document: TableDocument, name: String) {
    self.init(
      name: name,
      sections: document.sections,
      identity: .id,
      sectionNames: document.sectionNames
    )
  }
}

extension Syntax where Value == StateArgument {
  /// The syntax of a snapshot, a table, or a file with key bindings.
  static let state: Syntax = {
    let wanted = "a file or the name of a snapshot"
    let name = Syntax<String>.text(
      wanted,
      "FILE|NAME",
      completed: .choice([.snapshotName, .sourceName, .dataFile])
    )
    return Syntax<(Placed<String>, KeyOptions, Bool)>
      .sequence(
        name.placed,
        .keyOptions(help: "a key of the file"),
        .flag("--strict", help: "reject duplicate keys")
      )
      .beginning { !$0.isEmpty }
      .map { name, keys, isStrict in
        StateArgument(name: name.value, offset: name.offset, changes: keys, isStrict: isStrict)
      }
  }()
}

extension Grammar {
  /// The grammar of a named state.
  static let snapshotName = Grammar.slot(
    .finite("a snapshot") { scope in
      scope.session.names.states.map { state in
        OfferedWord(state.name, help: TextFormatting.count(state.rowCount, "row"), isText: true)
      }
    }
  )
}
