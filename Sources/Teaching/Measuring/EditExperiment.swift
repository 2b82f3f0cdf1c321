import Platform
import Workspace

/// A change of the program, with the patch that makes it in the sources of each wiring.
///
/// The patches are files that are built into the program. `.ci/run experiments` applies each and
/// compiles the result; everything that is shown is counted from them.
struct EditExperiment: Sendable {
  /// The name of the experiment.
  let name: String

  /// The change.
  let summary: String

  /// The claims of the articles that the experiment tests, in our words.
  let claims: [String]

  /// The patches, in the order of the wirings.
  let patches: [ExperimentPatch]
}

extension EditExperiment {
  /// All experiments.
  static let all = [
    addCellKind,
    EditExperiment("redesign-cell"),
    EditExperiment("change-height"),
    EditExperiment("open-detail"),
    EditExperiment("second-screen"),
    EditExperiment("change-format"),
  ]

  /// Shows a row of a new kind next to the others.
  private static let addCellKind = EditExperiment("add-cell-kind")

  /// Reads an experiment.
  ///
  /// - Parameter name: The name of the experiment, and of its file.
  private init(_ name: String) {
    var (summary, claims) = ("", [] as [String])
    var patches: [ExperimentPatch] = []
    // A summary and claims, then the patch of each wiring below its name.
    let text = EmbeddedFile.text(at: "Teaching/Measuring/Experiments/\(name).experiment")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if line.hasPrefix("wiring: ") {
        patches.append(ExperimentPatch(wiring: String(line.dropFirst(8))))
      } else if let last = patches.indices.last {
        patches[last].read(String(line))
      } else if line.hasPrefix("summary: ") {
        summary = String(line.dropFirst(9))
      } else if line.hasPrefix("claim: ") {
        claims.append(String(line.dropFirst(7)))
      }
    }
    (self.name, self.summary, self.claims, self.patches) = (name, summary, claims, patches)
  }

  /// The new files that are the same in each wiring, such as a cell class.
  var sharedFiles: Set<String> {
    let created = patches.map { Set($0.files.filter(\.isNew).map(\.path)) }
    guard let first = created.first else { return [] }
    return created.dropFirst().reduce(first) { $0.intersection($1) }
  }

  /// Returns the places to edit in a wiring, without the shared files.
  func places(_ wiring: String) -> [ExperimentPatch.Place] {
    let shared = sharedFiles
    return patches.first { $0.wiring == wiring }?.places.filter { !shared.contains($0.path) } ?? []
  }

  /// Returns the number of places to edit for a further kind of cell, without the cell itself.
  ///
  /// Nil for a wiring without a patch.
  static func placesForCellKind(_ wiring: String) -> Int? {
    guard addCellKind.patches.contains(where: { $0.wiring == wiring }) else { return nil }
    return addCellKind.places(wiring).count
  }
}
