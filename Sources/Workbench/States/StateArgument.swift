import CommandLanguage
import JSON
import TableModel
import TableStore
import Workspace

/// The words that name another state: a snapshot, an open source, or a file with what binds its keys.
@MainActor struct StateArgument {
  fileprivate let name: String
  fileprivate let offset: Int
  fileprivate let changes:
    [(key: any WritableKeyPath<OpenOptions, String?> & Sendable, text: String)]
  fileprivate let isStrict: Bool

  /// Finds the state: a snapshot before a source, a source before a file.
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
  /// Whether rows have a key, but something else tells them apart.
  ///
  /// A key with equal values is not guessed to be the id; the rows of the table have it, so it counts here.
  fileprivate func hasOtherID(than key: String) -> Bool {
    guard bindings.id != key, let item = sections.first(where: { !$0.items.isEmpty })?.items.first,
      item.key == nil, item.value.kind == .object
    else { return false }
    return item.value[key] != nil
  }
}

/// Another state that a source is compared with.
struct OtherState {
  /// What a person calls it.
  let name: String

  /// Its sections with their rows.
  let sections: [Section]

  /// How its sections are told apart from those of the source.
  let identity: SectionsDifference.SectionIdentity

  /// The names that its document gives to the members of sections, or nil if it has no objects for them.
  let sectionNames: SectionNames?
}

extension OtherState {
  /// The state of a document as it was loaded.
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
  /// A snapshot, a source or a file with what binds its keys.
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
  /// A state that was given a name.
  static let snapshotName = Grammar.slot(
    .finite("a snapshot") { scope in
      scope.session.names.states.map { state in
        OfferedWord(state.name, help: TextFormatting.count(state.rowCount, "row"), isText: true)
      }
    }
  )
}
