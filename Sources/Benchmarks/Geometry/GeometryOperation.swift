/// A query of rows, or an edit of them.
enum GeometryOperation: String, CaseIterable, Sendable {
  case offset
  case rowAtY = "row at y"
  case setHeight = "set height"
  case insert, delete

  /// Whether it changes something.
  var isEdit: Bool { self != .offset && self != .rowAtY }

  /// Whether it changes the number of rows.
  var changesCount: Bool { self == .insert || self == .delete }

  /// Returns a random row in the first half of its section, so that it exists even after deletions.
  func place(_ rows: Int, _ sections: Int, _ random: inout RandomNumbers) -> Int {
    let length = rows / sections
    return Int.random(in: 0..<sections, using: &random) * length
      + Int.random(in: 0..<max(length / 2, 1), using: &random)
  }

  /// Does the operation once.
  ///
  /// - Returns: A number that depends on the result.
  func work(_ geometry: inout some RowGeometry, at row: Int) -> Int {
    switch self {
    case .offset: return Int(geometry.offset(of: row))
    case .rowAtY: return geometry.row(at: Double(row) * 70)
    case .setHeight: geometry.setHeight(Double(row % 50 + 30), of: row)
    case .insert: geometry.insert(Double(row % 50 + 30), at: row)
    case .delete: geometry.remove(row)
    }
    return 0
  }

  /// Does the operation at thirty fixed rows, from the last to the first, and undoes it.
  ///
  /// - Returns: A sum over the results and the row positions afterwards, in quarters of a point.
  func check(_ geometry: inout some RowGeometry, sections: Int) -> Int {
    let before = geometry
    let rows = geometry.count
    var random = RandomNumbers(seed: 20_261_124)
    let places = (0..<30).map { _ in place(rows, sections, &random) }.sorted(by: >)
    var sum = places.reduce(0) { $0 + work(&geometry, at: $1) }
    sum += Int(geometry.extent * 4) + geometry.count
    if !changesCount {
      for place in places { sum += Int(geometry.offset(of: place + 1) * 4) }
    }
    geometry = before
    return sum
  }
}
