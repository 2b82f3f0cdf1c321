import Platform

extension ProgramOptions {
  /// What `--safe` leaves: reading what was named, and what stands in the same folders.
  ///
  /// Where a line, standard input or the prompt takes the place of a script, the folder that the program works in is
  /// the script's.
  var permissions: Permissions {
    let scripts = jobs.compactMap { job in if case .script(let path) = job { path } else { nil } }
    let named = files + scripts.filter { $0 != "-" }
    let isFromFiles = !jobs.isEmpty && scripts.count == jobs.count && !scripts.contains("-")
    let works = isFromFiles && !staysInteractive ? [] : ["."]
    return .confined(toFolders: works, files: named.filter(Files.exists))
  }
}
