import CommandLanguage
import JSON
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

/// `bind`: shows or sets the keys and paths for a row's title, subtitle and other fields.
struct BindCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("bind", short: "bin", in: .seeing),
    words: .of(.binding, make: Self.init),
    summary: "list the bound keys with two sample rows, or bind another key or path",
    pattern:
      "The model keeps its bytes; cells are configured again from other keys. "
      + "The choice lasts while the table is open, in every wiring.",
    example: "bind subtitle id",
    effects: .changes,
    value: .count("the number of bindings"),
    needs: [.source, .noBatch],
    forms: [
      HelpTopic.Term("bind", "list roles, paths, coverage and two sample rows"),
      HelpTopic.Term("bind ROLE PATH", "bind a key, or a path such as name.common"),
      HelpTopic.Term("bind kind NAME", "one kind of cell for all rows; see `help kinds`"),
      HelpTopic.Term("bind ROLE off", "show nothing in this role"),
      HelpTopic.Term("bind ROLE auto", "restore the binding from when the table was opened"),
      HelpTopic.Term("bind auto", "restore the bindings of all roles"),
      HelpTopic.Term("… in S", "bind in one section only"),
      HelpTopic.Term("ROLE", BindingRole.allCases.map(\.rawValue).joined(separator: ", ")),
    ]
  )

  /// The requested action on the bindings.
  enum Wish: Sendable {
    case list
    case reset(section: Placed<Int>?)
    case bind(BindingRole, Target, section: Placed<Int>?)
  }

  /// The new binding of a role.
  enum Target: Sendable {
    case off
    case automatic
    case key(Placed<String>)
  }

  private let wish: Wish

  var effects: Effects { if case .list = wish { .reads } else { .changes } }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    switch wish {
    case .list: return BindingAnswer(source, session).answer()
    case .reset(let section):
      let origin = try Self.origin(of: section, source)
      let choices = BindingRole.allCases.map {
        BindingChoice($0.field, .automatic, section: origin)
      }
      if !session.limits.isDryRun { try source.bind(choices) }
      return BindingAnswer(source, session).answer()
    case .bind(let role, let target, let section):
      let origin = try Self.origin(of: section, source)
      let choice = BindingChoice(
        role.field,
        try Self.target(target, of: role, section?.value, source, session),
        section: origin
      )
      let notes = try Self.notes(choice, section?.value, source, session)
      if !session.limits.isDryRun { try source.bind([choice]) }
      var answer = BindingAnswer(source, session).answer(role, section: section?.value)
      answer.note(notes)
      return answer
    }
  }

  /// Returns the number of a section in the loaded document; nil if it is a new section.
  private static func origin(
    of section: Placed<Int>?,
    _ source: OpenTable
  ) throws(CommandError) -> Int? {
    guard let section else { return nil }
    let sections = source.sections
    guard sections.indices.contains(section.value) else {
      throw CommandError(
        BindingFault.noSection(number: section.value, count: sections.count),
        at: section.offset
      )
    }
    guard let origin = sections[section.value].origin else {
      throw CommandError(BindingFault.newSection(number: section.value), at: section.offset)
    }
    guard !source.document.sharesBindings else {
      throw CommandError(BindingFault.shared(count: sections.count), at: section.offset)
    }
    return origin
  }

  /// Returns a note about equal ids if a key is bound to the id.
  private static func notes(
    _ choice: BindingChoice,
    _ section: Int?,
    _ source: OpenTable,
    _ session: Session
  ) throws -> [String] {
    guard choice.field == .id, case .key(let key) = choice.target else { return [] }
    let repeated = try session.working(.comparingIDs) { work throws in
      try BindingSurvey(source, section).repeatedIDs(MemberPath(orKey: key)) { work.isCancelled() }
    }
    guard let first = repeated.first else { return [] }
    let name = session.shown(first).truncated(toWidth: 24)
    return [BindingText.repeatedIDs(repeated.count, first: name).words]
  }

  private static func target(
    _ target: Target,
    of role: BindingRole,
    _ section: Int?,
    _ source: OpenTable,
    _ session: Session
  ) throws -> BindingChoice.Target {
    switch target {
    case .off: return .off
    case .automatic: return .automatic
    case .key(let key):
      let survey = BindingSurvey(source, section)
      let path = MemberPath(orKey: key.value)
      let isThere = try session.working(.lookingForTheKey) { work throws in
        try survey.has(path) { work.isCancelled() }
      }
      if !isThere, role == .kind, CellKinds.cellClass(named: key.value) != nil {
        return .key(ItemBindings.key(ofFixedKind: key.value))
      }
      guard isThere || source.rowCount == 0 else {
        throw CommandError(
          BindingFault.noKey(key: key.value, keys: survey.paths),
          at: key.offset
        )
      }
      return .key(key.value)
    }
  }
}

/// A field of a row that the user can bind to a key.
enum BindingRole: String, CaseIterable, Sendable {
  case title, subtitle, image, id, accessory, height, kind

  /// The field.
  var field: ItemBindings.Field {
    switch self {
    case .title: .title
    case .subtitle: .subtitle
    case .image: .image
    case .id: .id
    case .accessory: .accessory
    case .height: .height
    case .kind: .kind
    }
  }
}

extension Syntax where Value == BindCommand.Wish {
  /// A role with its new binding, `auto`, or no argument.
  fileprivate static let binding: Syntax = {
    let section = Syntax<Placed<Int>>.mark(
      "in",
      help: "one section only",
      then: .placed(.section())
    )
    let target = Syntax<BindCommand.Target>.either(
      .mark("off", help: "nothing", is: .off),
      .mark("auto", help: "as when the table was opened", is: .automatic),
      Syntax<String>.text("a key", "PATH", completed: .rowKey).placed.map { .key($0) }
    )
    return .either(
      .nothing(is: .list),
      Syntax<Placed<Int>?>.mark(
        "auto",
        help: "as when the table was opened",
        then: section.ifThere
      )
      .map { .reset(section: $0) },
      Syntax<(BindingRole, BindCommand.Target, Placed<Int>?)>.sequence(
        .choice,
        target.joined,
        section.ifThere
      )
      .map { .bind($0, $1, section: $2) }
    )
    .written([], ["ROLE", "PATH|off|auto", ["in", "S"]], ["auto", ["in", "S"]])
  }()
}
