import JSON
import TableModel

/// The bindings of the sections of a document: guessed for each by itself, once for sections whose rows are alike.
struct SectionBindings: Sendable {
  /// Sections after these have the bindings of the whole document.
  private static let mostLookedAt = 10_000

  /// The most guesses that differ; sections with other rows after them have the bindings of the whole document.
  private static let mostGuesses = 256

  /// With more sections those with equal bindings share them, so that they change together.
  private static let mostOwn = 4096

  /// The bindings of the document, guessed from its first rows.
  let whole: ItemBindings

  /// The bindings of each section that was looked at; empty where all have those of the document.
  private(set) var own: [ItemBindings] = []

  /// The bindings of a section of the loaded document; nil for a section that was made since.
  subscript(section: Int?) -> ItemBindings {
    guard let section, own.indices.contains(section) else { return whole }
    return own[section]
  }

  /// All bindings, each once.
  var all: [ItemBindings] {
    var seen: Set<ObjectIdentifier> = []
    return ([whole] + own).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Creates the bindings of a document that has one section.
  init(whole: ItemBindings) { self.whole = whole }

  /// Guesses the bindings of all sections.
  ///
  /// - Parameters:
  ///   - rows: Where the rows of each section start.
  ///   - layout: Where the rows are.
  ///   - document: The document.
  ///   - sample: The first rows of the document.
  ///   - options: Which keys a person named.
  ///   - isCancelled: Asked every few sections; true ends it, and what is guessed then means nothing.
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
    // Sections under one roof are alike, and their names are theirs.
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
  /// Whether bindings fit these rows: half of them have the title and, where it is asked for, the subtitle.
  fileprivate func isCovered(by bindings: ItemBindings, _ needsSubtitle: Bool) -> Bool {
    func isUsual(_ key: String?) -> Bool {
      guard let key else { return true }
      return (self[key]?.readable ?? 0) * 2 >= objects
    }
    return isUsual(bindings.title) && (!needsSubtitle || isUsual(bindings.subtitle))
  }
}

/// The keys of a row, by which rows are found to be alike.
private struct RowSignature: Hashable {
  private static let mostKeys = 32

  private let kind: JSONValue.Kind
  private let keys: [ArraySlice<UInt8>]

  init(_ row: JSONValue) {
    kind = row.kind
    keys = row.members.prefix(Self.mostKeys).map { row.source[$0.keyRange] }
  }
}
