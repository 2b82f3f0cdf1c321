package import CommandLanguage
import Platform

extension Grammar {
  /// A file of any kind.
  static let files = Grammar.file()

  /// A file that holds a table.
  static let dataFile = Grammar.file([".json", ".jsonl", ".ndjson", ".geojson", ".csv", ".tsv"])

  /// A script.
  package static let script = Grammar.file([".tabletop"])

  /// A file to write to; one that is there is none of ours to offer.
  static let newFile = Grammar.newFile("copy.json")

  /// A file to write to, such as the sample.
  static func newFile(_ sample: String) -> Grammar {
    .slot(
      WordSlot(name: "a file", samples: [sample]) { scope, word in
        scope.files(word) { $0.isDirectory }
      } follow: { _, _ in
        [WordSlot.Follow()]
      }
    )
  }

  /// A file whose name ends in one of these, where there is one; else any.
  package static func file(_ endings: [String] = []) -> Grammar {
    .slot(
      WordSlot(name: "a file") { scope, word in
        let fitting = scope.files(word) { entry in
          entry.isDirectory || endings.contains { entry.name.lowercased().hasSuffix($0) }
        }
        let hasFile = fitting.words.contains { !$0.isOpen }
        return hasFile ? fitting : scope.files(word) { _ in true }
      } follow: { _, _ in
        [WordSlot.Follow()]
      }
    )
  }
}

extension CompletionScope {
  /// Files of the folder that the word names so far; a folder ends in a slash.
  fileprivate func files(_ word: String, where fits: (DirectoryEntry) -> Bool) -> SlotCompletions {
    let slash = word.lastIndex(of: "/")
    let folder = slash.map { String(word[...$0]) } ?? ""
    let beginning = slash.map { word[word.index(after: $0)...] } ?? word[...]
    let place = session.resolved(folder)
    let entries = (try? Files.list(place.isEmpty ? "." : place)) ?? []
    let fitting = entries.filter { entry in
      entry.name.utf8.starts(with: beginning.utf8)
        && (!beginning.isEmpty || !entry.name.hasPrefix(".")) && fits(entry)
        // A name that is no UTF-8 cannot be typed.
        && !entry.name.unicodeScalars.contains("\u{FFFD}")
    }
    let words = fitting.prefix(Self.limit).compactMap { entry -> OfferedWord? in
      let name = folder + entry.name
      guard !entry.isDirectory else { return OfferedWord(name + "/", isText: true, isOpen: true) }
      return Files.isRegular(place + entry.name) ? OfferedWord(name, isText: true) : nil
    }
    let isPartial = fitting.count > Self.limit
    let more = fitting.count - Self.limit
    return SlotCompletions(
      words,
      isPartial: isPartial,
      note: isPartial ? "… \(more) more files" : ""
    )
  }
}
