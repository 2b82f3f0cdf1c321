// One's own controller at Tabletop's prompt: run it as `prompt FILE`, and everything that `tabletop` can do is
// done to the controller.

import CommandLanguage
import LineEditing
import Platform
import Wirings
import Workbench

var options = try ProgramOptions(Environment.arguments)
options.settings.use(
  Wiring(name: "own", summary: "your own controller", origin: "this program") {
    OwnController($0, $1, $2)
  }
)
let errors = OutputStream(descriptor: Descriptors.error)
// What is about tables alone: no lessons, nothing that explains or measures, no servers.
let features = Features(.tracing, .recovery, .transcripts)
let program = Program(options, output: OutputStream(), errors: errors, features: features) {
  EditlineReader()
}
exitProcess(program.run().rawValue)
