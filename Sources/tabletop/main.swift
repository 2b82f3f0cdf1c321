import CCommit
import CMemory
import CommandLanguage
import LineEditing
import Page
import Platform
import Teaching
import TextLayout
import Transport
import Workbench
import Workspace

Descriptors.makeSane()
Interruption.install()
Memory.prepare()
cmemory_set_handler { Memory.retriesAllocation(of: $0) }
let errors = OutputStream(descriptor: Descriptors.error)

/// The commit that this program was built from; empty if the build did not name it.
let commit = String(decoding: (0..<ccommit_length()).map { ccommit_byte($0) }, as: UTF8.self)

do {
  let options = try ProgramOptions(Environment.arguments)
  // While the file is opened.
  if options.serves { PageServer.preloadLibrary() }
  // No other code is in this program, so its classes have no other protocols.
  if !options.files.isEmpty { FirstConformances.note() }
  let output =
    try options.outputPath.map { path throws(FileError) in
      try OutputStream(writingTo: path)
    } ?? OutputStream()
  let program = Program(
    options,
    output: output,
    errors: errors,
    transport: CurlTransport(userAgent: "tabletop/\(Version.current)"),
    fullScreen: TerminalBrowser(),
    commit: commit.isEmpty ? nil : commit,
    features: .all
  ) {
    EditlineReader(
      history: options.keepsHistory ? HistoryFile.ofPerson() : nil,
      readsSettings: options.readsSettings
    )
  }
  program.servePages(makePage) { PageRecording() }
  exitProcess(program.run().rawValue)
} catch is FileError where Interruption.isPending {
  // Ctrl-C was pressed while a FIFO had no reader.
  exitProcess(ExitStatus.interrupted.rawValue)
} catch let error as FileError {
  errors.write("tabletop: cannot write the output: \(error.message.escapedForDisplay())\n")
  try? errors.flush()
  exitProcess(ExitStatus.output.rawValue)
} catch let error as UsageError {
  errors.write("tabletop: \(error.message)\n")
  // A usage error has no other output; the exit status still reports it.
  try? errors.flush()
  exitProcess(ExitStatus.usage.rawValue)
}
