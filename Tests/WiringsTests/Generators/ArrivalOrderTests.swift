import TableModel
import TableUI
import Testing

@testable import TableAdapters

/// Two answers that come in any order: where each row stands is in its weight, or in who looks for its neighbour.
@MainActor @Suite struct ArrivalOrderTests {
  private enum Answer: CaseIterable, Sendable {
    case title
    case person
    case offers

    var weights: [Int] {
      switch self {
      case .title: [1]
      case .person: [10, 11]
      case .offers: [20, 21]
      }
    }
  }

  private nonisolated static let orders: [[Answer]] = [
    [.title, .person, .offers], [.title, .offers, .person], [.person, .title, .offers],
    [.person, .offers, .title], [.offers, .title, .person], [.offers, .person, .title],
  ]

  private static let wanted = [["1", "10", "11", "20", "21"]]

  @Test(arguments: orders) private func `weights need no neighbour, whatever comes first`(
    order: [Answer]
  ) throws {
    let fixture = try ManagedTable(GravityDisplayManager.self)
    for answer in order {
      try fixture.manager.addCellGenerators(answer.weights.map { WeightRow($0) })
    }
    #expect(fixture.models == Self.wanted)
  }

  @Test(arguments: orders) private func `without weights each answer looks for its neighbour`(
    order: [Answer]
  ) throws {
    let fixture = try ManagedTable(ManualDisplayManager.self)
    var rows: [Answer: [TextRow]] = [:]
    var lookups = 0
    for answer in order {
      let made = answer.weights.map { TextRow(with: "\($0)") }
      let next = Answer.allCases.drop { $0 != answer }.dropFirst().first { rows[$0] != nil }
      if let next, let anchor = rows[next]?.first {
        lookups += 1
        for row in made { try fixture.manager.insert(before: anchor, row) }
      } else {
        try fixture.manager.addCellGenerators(made)
      }
      rows[answer] = made
    }
    #expect(fixture.models == Self.wanted)
    #expect((lookups == 0) == (order == Answer.allCases))
  }
}
