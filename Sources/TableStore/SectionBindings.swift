import JSON
import TableModel

/// The bindings of the sections of a document, guessed once for all sections with similar rows.
struct SectionBindings: Sendable {
  /// The maximum number of sections that are read; later ones use the bindings of the document.
  private static let mostLookedAt = 10_000

  /// The maximum number of different guesses.
  ///
  /// Later sections with other rows use the bindings of the document.
  private static let mostGuesses = 256

  /// The maximum number of separate bindings; with more sections, equal bindings are shared.
  ///
  /// Shared bindings change together.
  private static let mostOwn = 4096

  /// The bindings of the document, guessed from its first rows.
  let whole: ItemBindings

  /// The bindings of each section that was read; empty if all use the bindings of the document.
  private(set) var own: [ItemBindings] = []

  /// The bindings of a section of the loaded document; pass nil for a new section.
  subscript(section: Int?) -> ItemBindings {
    guard let section, own.indices.contains(section) else { return whole }
    return own[section]
  }

  /// All bindings, without duplicates.
  var all: [ItemBindings] {
    var seen: Set<ObjectIdentifier> = []
    return ([whole] + own).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether all sections share their bindings, because there are too many of them.
  private(set) var isShared = false

  /// Creates the bindings of a document that has one section.
  init(whole: ItemBindings) { self.whole = whole }

  /// Guesses the bindings of all sections.
  ///
  /// - Parameters:
  ///   - rows: The starts of the rows of each section.
  ///   - layout: The layout of the rows.
  ///   - document: The document.
  ///   - sample: The first rows of the document.
  ///   - options: The keys that the user named.
  ///   - isCancelled: Called every few sections; with true, the guess ends with an invalid result.
  init(
    of rows: [ArraySlice<UInt32>],
    layout: TableLayout,
    in document: JSONDocument,
    sample: RowSample,
    options: OpenOptions,
    isCancelled: () -> Bool
  ) {
    let guess = BindingGuess(sample: sample, options: options, shape: layout.shape)
    whole = guess.bindings()
    guard rows.count > 1 else { return }
    isShared = rows.count > Self.mostOwn
    // Sections of one container have similar rows, which have their own names.
    let needsSubtitle = layout.shape == .groups || layout.shape == .lists
    var guesses: [RowSignature: ItemBindings] = [:]
    for (section, starts) in rows.prefix(Self.mostLookedAt).enumerated() {
      if section & 0x3F == 0x3F, isCancelled() { return }
      guard let first = starts.first else {
        own.append(copy(of: whole, rows.count))
        continue
      }
      let row = layout.value(ofRowAt: Int(first), in: document)
      let signature = RowSignature(row)
      if guesses[signature] == nil, guesses.count < Self.mostGuesses {
        let part = RowSample(of: starts, layout: layout, in: document, isCancelled: isCancelled)
        let isCovered = part.objects == 0 || part.isCovered(by: whole, needsSubtitle)
        guesses[signature] =
          isCovered
          ? whole : BindingGuess(sample: part, options: options, shape: layout.shape).bindings()
      }
      own.append(copy(of: guesses[signature] ?? whole, rows.count))
    }
    if own.allSatisfy({ $0 === whole }) { own = [] }
  }

  private func copy(of bindings: ItemBindings, _ count: Int) -> ItemBindings {
    count > Self.mostOwn ? bindings : ItemBindings(sharing: bindings)
  }
}

extension RowSample {
  /// Whether at least half of these rows have the bound title and, if required, the bound subtitle.
  ///
  /// A title that is the same in all of them does not count.
  fileprivate func isCovered(by bindings: ItemBindings, _ needsSubtitle: Bool) -> Bool {
    func isUsual(_ key: String?) -> Bool {
      guard let key else { return true }
      return (self[key]?.readable ?? 0) * 2 >= objects
    }
    if needsSubtitle, let title = bindings.title, self[title]?.isConstant == true { return false }
    return isUsual(bindings.title)
      && (!needsSubtitle || bindings.subtitle != nil && isUsual(bindings.subtitle))
  }
}

/// The keys of a row and of the objects in it, for comparison with other rows.
private struct RowSignature: Hashable {
  private static let mostKeys = 32
  private static let mostInnerKeys = 8

  private let kind: JSONValue.Kind
  private var keys: [ArraySlice<UInt8>] = []

  init(_ row: JSONValue) {
    kind = row.kind
    for member in row.members.prefix(Self.mostKeys) {
      keys.append(row.source[member.keyRange])
      guard member.value.kind == .object else { continue }
      for inner in member.value.members.prefix(Self.mostInnerKeys) {
        keys.append(row.source[inner.keyRange])
      }
    }
  }
}
