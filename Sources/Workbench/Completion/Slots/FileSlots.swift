package import CommandLanguage
import Platform

extension Grammar {
  /// The grammar of any file.
  static let files = Grammar.file()

  /// The grammar of a file that contains a table.
  static let dataFile = Grammar.file([".json", ".jsonl", ".ndjson", ".geojson", ".csv", ".tsv"])

  /// The grammar of a script.
  package static let script = Grammar.file([".tabletop"])

  /// The grammar of a new file; existing files are not offered.
  static let newFile = Grammar.newFile("copy.json")

  /// Returns the grammar of a new file, with a sample name.
  static func newFile(_ sample: String) -> Grammar {
    .slot(
      WordSlot(name: "a file", samples: [sample]) { scope, word in
        scope.files(word) { $0.isDirectory }
      } follow: { _, _ in
        [WordSlot.Follow()]
      }
    )
  }

  /// Returns the grammar of a file with one of these extensions, or any file if none matches.
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
  /// Returns the matching files in the folder of a partial path; folder names end in a slash.
  fileprivate func files(_ word: String, where fits: (DirectoryEntry) -> Bool) -> SlotCompletions {
    let slash = word.lastIndex(of: "/")
    let folder = slash.map { String(word[...$0]) } ?? ""
    let beginning = slash.map { word[word.index(after: $0)...] } ?? word[...]
    let place = session.resolved(folder)
    let entries = (try? Files.list(place.isEmpty ? "." : place)) ?? []
    let fitting = entries.filter { entry in
      entry.name.utf8.starts(with: beginning.utf8)
        && (!beginning.isEmpty || !entry.name.hasPrefix(".")) && fits(entry)
        // A name with invalid UTF-8 cannot be typed.
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
