import CommandLanguage
import Platform
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The patches of `experiment` are real: each applies to the sources as they are.
///
/// That the results compile is checked by `.ci/run experiments`.
@MainActor @Suite struct ExperimentPatchTests {
  private func lines(of path: String) throws -> [String]? {
    let path = Readme.root + "/Sources/" + path
    guard let bytes = try? Files.read(path).bytes else { return nil }
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns a file after a patch, whose lines must be where it says.
  private func apply(_ file: ExperimentPatch.File, to old: [String]) throws -> [String] {
    var (new, done) = ([] as [String], 0)
    for part in file.parts {
      let before = part.lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
      let after = part.lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
      #expect((before.count, after.count) == (part.oldCount, part.newCount), "\(part.header)")
      let start = before.isEmpty ? part.start : part.start - 1
      try #require(done <= start && start + before.count <= old.count, "\(part.header)")
      #expect(Array(old[start..<start + before.count]) == before, "\(file.path) \(part.header)")
      new += old[done..<start] + after
      done = start + before.count
    }
    return new + old[done...]
  }

  @Test(arguments: EditExperiment.all.map(\.name), Wiring.all.map(\.name))
  func `each patch applies to the sources`(name: String, wiring: String) throws {
    let experiment = try #require(EditExperiment.all.first { $0.name == name })
    let patch = try #require(experiment.patches.first { $0.wiring == wiring })
    #expect(patch.files.isEmpty == (patch.note != nil))
    for file in patch.files {
      let old = try lines(of: file.path)
      #expect((old == nil) == file.isNew, "\(file.path)")
      let new = try apply(file, to: old ?? [])
      let places = experiment.places(wiring).filter { $0.path == file.path }
      let shared = experiment.sharedFiles.contains(file.path)
      #expect(new != old && places.isEmpty == shared)
      let change = patch.places.filter { $0.path == file.path }.reduce(0) {
        $0 + $1.added - $1.removed
      }
      #expect(new.count == (old?.count ?? 0) + change)
    }
  }

  @Test func `all patches are printed, and the numbers are theirs`() throws {
    for experiment in EditExperiment.all {
      #expect(experiment.patches.map(\.wiring) == Wiring.all.map(\.name))
      #expect(!experiment.summary.isEmpty && !experiment.claims.isEmpty)
      let session = Session()
      var (text, code) = ([] as [String], [] as [String])
      _ = session.run("experiment \(experiment.name)", at: CommandPlace()) {
        if case .success(let answer) = $0.result { text = answer.lines }
      }
      _ = session.run("experiment \(experiment.name) --diff", at: CommandPlace()) {
        if case .success(let answer) = $0.result { code = answer.lines }
      }
      for patch in experiment.patches {
        let places = experiment.places(patch.wiring)
        let row = text.first { $0.hasPrefix(patch.wiring) }?.split(separator: " ") ?? []
        let added = places.reduce(0) { $0 + $1.added }
        #expect(row.count == 6 && Int(row[1]) == places.count && Int(row[4]) == added)
        #expect(code.contains { $0.hasPrefix("\(patch.wiring): ") })
      }
      let shown = code.filter { !$0.isEmpty }.map { $0 == " " ? "" : $0 }.count
      let wanted = experiment.patches.reduce(0) { $0 + 1 + $1.lines.count }
      #expect(shown == wanted, "\(experiment.name)")
    }
  }

  @Test func `each experiment sets one wiring apart from the others`() {
    for experiment in EditExperiment.all {
      let costs = Wiring.all.map { wiring in
        let places = experiment.places(wiring.name)
        return [
          places.count, places.count(where: \.isInController), places.reduce(0) { $0 + $1.added },
        ]
      }
      #expect(Set(costs).count > 1, "\(experiment.name)")
    }
  }
}
