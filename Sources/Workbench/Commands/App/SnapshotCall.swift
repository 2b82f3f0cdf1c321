import CommandLanguage
import TableModel

/// The arguments of `app snapshot`.
enum SnapshotCall {
  case show
  case apply(SnapshotCall.Apply)
  case hash(isWrong: Bool)
  case change(SnapshotChange)

  /// The options of `app snapshot apply`.
  struct Apply {
    let isAnimated: Bool
    let reloads: Bool
    let isInBackground: Bool
  }
}

extension Syntax where Value == SnapshotCall {
  /// The syntax of `app snapshot`.
  static let snapshotCall = Syntax.either(
    .mark("show", help: "show the items", is: .show),
    .mark("append", help: "add items to a section", then: change(append)),
    .mark(
      "insert",
      help: "insert items beside another",
      then: beside(.newItem) { .insert($0, $1, $2) }
    ),
    .mark("delete", help: "delete items", then: .either(all, items { .delete($0) })),
    .mark(
      "move",
      help: "move an item beside another",
      then: beside(.snapshotItem) { .move($0, $1, $2) }
    ),
    .mark("reload", help: "load new cells", then: items { .reload($0) }),
    .mark("reconfigure", help: "configure the same cells again", then: items { .reconfigure($0) }),
    .mark("section", help: "change sections", then: sections),
    .mark("hash", help: "set how identifiers are hashed", then: hash),
    .mark("apply", help: "update the table", then: apply)
  )
  .written(
    ["show"],
    ["append", .many("ID…"), ["to", "HEADER"]],
    ["insert", .many("ID…"), "before|after", "ID"],
    ["delete", "ID…|all"],
    ["move", "ID", "before|after", "ID"],
    ["reload|reconfigure", .many("ID…")],
    ["section", "append|delete|reload", .many("HEADER…")],
    ["section", "items", "HEADER", .many("ID…")],
    ["section", "insert|move", "HEADER", "before|after", "HEADER"],
    ["hash", "wrong|right"],
    ["apply", ["--noanim"], ["--reload"], ["--background"]]
  )

  private static let apply = Syntax<(Bool, Bool, Bool)>
    .sequence(
      .flag("--noanim", help: "without animation"),
      .flag("--reload", help: "reload everything"),
      .flag("--background", help: "on a background queue")
    )
    .map {
      SnapshotCall.apply(SnapshotCall.Apply(isAnimated: !$0, reloads: $1, isInBackground: $2))
    }

  private static let hash = Syntax.either(
    .mark("wrong", help: "by all members of the row", is: .hash(isWrong: true)),
    .mark("right", help: "by the id", is: .hash(isWrong: false))
  )

  private static let append = Syntax<([String], String?)>
    .sequence(
      .names("an id", .newItem, until: ["to"]),
      .optional(.mark("to", help: "the section to add to", then: section))
    )
    .map { SnapshotChange.append($0.map(ItemID.init(word:)), section: $1) }

  private static let all = Syntax.mark("all", is: .change(.deleteAll))
    .beginning { $0.count == 1 && $0.bare() == "all" }

  private static let section = Syntax<String>.text("a section", completed: .snapshotSection)

  private static func change(_ syntax: Syntax<SnapshotChange>) -> Syntax {
    syntax.map { .change($0) }
  }

  private static func items(_ make: @escaping @Sendable ([ItemID]) -> SnapshotChange) -> Syntax {
    Syntax<[String]>.names("an id", .snapshotItem).map { .change(make($0.map(ItemID.init(word:)))) }
  }

  private static func beside(
    _ item: Grammar,
    _ make: @escaping @Sendable ([ItemID], SnapshotChange.Side, ItemID) -> SnapshotChange
  ) -> Syntax {
    Syntax<([String], SnapshotChange.Side, String)>
      .sequence(
        .names("an id", item, until: ["before", "after"]),
        .side,
        .text("an id", completed: .snapshotItem)
      )
      .map { .change(make($0.map(ItemID.init(word:)), $1, ItemID(word: $2))) }
  }
}

/// The syntax of `app snapshot section`.
extension Syntax where Value == SnapshotCall {
  private static let sections = Syntax.either(
    .mark("append", then: sections(.newItem) { .appendSections($0) }),
    .mark("insert", then: besideSection(.newItem) { .insertSections($0, $1, $2) }),
    .mark("delete", then: sections(.snapshotSection) { .deleteSections($0) }),
    .mark("move", then: besideSection(.snapshotSection) { .moveSections($0, $1, $2) }),
    .mark("reload", then: sections(.snapshotSection) { .reloadSections($0) }),
    .mark(
      "items",
      then: Syntax<(String, [String]?)>
        .sequence(section, .optional(.names("an id", .newItem)))
        .map { .change(.replace(($1 ?? []).map(ItemID.init(word:)), section: $0)) }
    )
  )

  private static func sections(
    _ name: Grammar,
    _ make: @escaping @Sendable ([String]) -> SnapshotChange
  ) -> Syntax {
    Syntax<[String]>.names("a section", name, until: ["before", "after"])
      .completed(by: name)
      .map { .change(make($0)) }
  }

  private static func besideSection(
    _ name: Grammar,
    _ make: @escaping @Sendable ([String], SnapshotChange.Side, String) -> SnapshotChange
  ) -> Syntax {
    Syntax<([String], SnapshotChange.Side, String)>
      .sequence(.names("a section", name, until: ["before", "after"]), .side, section)
      .map { .change(make($0, $1, $2)) }
  }
}

extension Syntax where Value == SnapshotChange.Side {
  /// The syntax of a side: before or after another item.
  fileprivate static let side = Syntax.either(
    .mark("before", is: .before),
    .mark("after", is: .after)
  )
}

extension Syntax where Value == [String] {
  /// Returns the syntax of one or more words up to a keyword.
  fileprivate static func names(
    _ wanted: String,
    _ word: Grammar,
    until keywords: [String] = []
  ) -> Syntax<[String]> {
    Syntax(forms: [[.many("ID…")]], grammar: .sequence([word, .many(word)])) {
      arguments throws(CommandError) in
      var names: [String] = []
      while !arguments.isEmpty, arguments.bare().map(keywords.contains) != true {
        names.append(try arguments.takeText(wanted))
      }
      if names.isEmpty { throw arguments.unexpected(wanted) }
      return names
    }
  }
}

extension ItemID {
  /// Creates an identifier from a word, with or without the `#` of an address.
  fileprivate init(word: String) {
    self.init(word.hasPrefix("#") ? String(word.dropFirst()) : word)
  }
}
