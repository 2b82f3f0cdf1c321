import LineEditing
import Platform
import Transport
import Workbench

Descriptors.makeSane()
Interruption.install()
let output = OutputStream()
let errors = OutputStream(descriptor: Descriptors.error)

do {
  let options = try ProgramOptions(Environment.arguments)
  let program = Program(
    options,
    output: output,
    errors: errors,
    transport: CurlTransport(userAgent: "tabletop/\(Version.current)")
  ) {
    EditlineReader(history: options.keepsHistory ? HistoryFile.ofPerson() : nil)
  }
  exitProcess(program.run().rawValue)
} catch {
  errors.write("tabletop: \(error.message)\n")
  // A usage error has nowhere else to go; the status tells it all the same.
  try? errors.flush()
  exitProcess(ExitStatus.usage.rawValue)
}
