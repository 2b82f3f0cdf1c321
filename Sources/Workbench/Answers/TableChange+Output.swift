import CommandLanguage
import JSON
import TableModel
import Workspace

extension TableChange {
  /// The change as data; inserted rows become data while they are written.
  var streamedValue: StreamedValue {
    switch self {
    case .insert(let items, let path):
      .object([
        .init("op", .value("insert")), .init("at", .value(AnswerValue(path))),
        .init("items", .list(of: items) { .value(.json($0.value)) }),
      ])
    default: .value(shortValue)
    }
  }

  /// The change as data, if it has no list of rows.
  private var shortValue: AnswerValue {
    switch self {
    case .insert(_, let path): ["op": "insert", "at": AnswerValue(path)]
    case .delete(let items, let path):
      ["op": "delete", "at": AnswerValue(path), "count": .int(items.count)]
    case .move(let from, let to): ["op": "move", "from": AnswerValue(from), "to": AnswerValue(to)]
    case .update(let path, _, let item):
      ["op": "update", "at": AnswerValue(path), "item": .json(item.value)]
    case .height(let path, _, let item):
      ["op": "height", "at": AnswerValue(path), "height": item.height.map { .points($0) } ?? .null]
    case .insertSection(let section, let index):
      [
        "op": "insertSection", "at": .int(index), "header": .title(section.header),
        "rows": .int(section.items.count),
      ]
    case .deleteSection(let section, let index):
      ["op": "deleteSection", "at": .int(index), "rows": .int(section.items.count)]
    case .moveSection(let from, let to):
      ["op": "moveSection", "from": .int(from), "to": .int(to)]
    case .header(let index, _, let text):
      ["op": "headerSection", "at": .int(index), "text": .title(text)]
    case .footer(let index, _, let text):
      ["op": "footerSection", "at": .int(index), "text": .title(text)]
    case .members(let index, _, let object):
      [
        "op": "membersSection", "at": .int(index),
        "members": .json(.object((object?.others ?? []).map { ($0.name, $0.value) })),
      ]
    }
  }
}

extension StreamedValue {
  /// Returns the changes of some batches as a list, one after the other.
  static func changes(in batches: [[TableChange]]) -> StreamedValue {
    .list(of: ListedChanges(groups: [batches])) { $0.change.streamedValue }
  }
}

extension Listing {
  /// Creates a listing with a row for each change, which is read while it is written.
  ///
  /// - Parameter batches: The changes, batch by batch.
  init(changesIn batches: [[TableChange]]) {
    self.init(ListedChanges(groups: [batches])) { _ in [] }
  }

  /// Creates a listing with a row for each change of some edits, which is read while it is written.
  init(changesOf edits: [Transaction]) {
    self.init(ListedChanges(groups: edits.map(\.batches))) { number in
      let edit = edits.indices.contains(number) ? edits[number] : nil
      return [
        .init("edit", .int(number + 1)), .init("command", .optional(edit?.command)),
        .init("model", .bool(edit?.isModelOnly == true)),
      ]
    }
  }

  private init(
    _ changes: ListedChanges,
    members: @escaping @Sendable (_ group: Int) -> [AnswerValue.Member]
  ) {
    let columns = members(0) + changes.columns
    self.init(sample: .object(columns), count: changes.count) {
      let iterator = changes.makeIterator()
      return {
        guard let (group, change) = iterator.next(), case .object(let own) = change.value else {
          return nil
        }
        return .object(members(group) + own)
      }
    }
  }
}

/// The changes of several groups of batches, each with the number of its group.
private struct ListedChanges: Sequence, Sendable {
  let groups: [[[TableChange]]]

  var count: Int { groups.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }

  /// The members that any of the changes has as data; those of one kind have the same.
  var columns: [AnswerValue.Member] {
    var kinds: Set<Int> = []
    var columns: [AnswerValue.Member] = [.init("op", .null), .init("at", .null)]
    for (_, change) in self where kinds.insert(change.kindNumber).inserted {
      for member in AnswerTable.members(of: change.value)
      where !columns.contains(where: { $0.key == member.key }) {
        columns.append(member)
      }
    }
    return columns
  }

  func makeIterator() -> AnyIterator<(group: Int, change: TableChange)> {
    var (group, batch, index) = (0, 0, 0)
    return AnyIterator {
      while group < groups.count {
        if batch == groups[group].count {
          (group, batch) = (group + 1, 0)
        } else if index == groups[group][batch].count {
          (batch, index) = (batch + 1, 0)
        } else {
          defer { index += 1 }
          return (group, groups[group][batch][index])
        }
      }
      return nil
    }
  }
}

extension TableChange {
  /// A number that is the same for changes of the same kind.
  fileprivate var kindNumber: Int {
    switch self {
    case .insert: 0
    case .delete: 1
    case .move: 2
    case .update: 3
    case .height: 4
    case .insertSection: 5
    case .deleteSection: 6
    case .moveSection: 7
    case .header: 8
    case .footer: 9
    case .members: 10
    }
  }
}
