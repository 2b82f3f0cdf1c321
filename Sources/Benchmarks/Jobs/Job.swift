/// Something that Tabletop and its peers do, at several sizes.
@MainActor protocol Job {
  /// What the job is called.
  var name: JobName { get }

  /// The inputs, the small ones first.
  func heats(isQuick: Bool, in folder: String) throws -> [Heat]
}
