import Platform

extension ProgramOptions {
  /// The permissions under `--safe`: reading the named files and others in the same folders.
  ///
  /// For a line, standard input or the prompt, the working directory counts as the script's folder.
  var permissions: Permissions {
    let scripts = jobs.compactMap { job in if case .script(let path) = job { path } else { nil } }
    let named = files + scripts.filter { $0 != "-" }
    let isFromFiles = !jobs.isEmpty && scripts.count == jobs.count && !scripts.contains("-")
    let works = isFromFiles && !staysInteractive ? [] : ["."]
    return .confined(toFolders: works, files: named.filter(Files.exists))
  }
}
