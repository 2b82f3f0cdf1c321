// Draws the demos; with words it is the workbench, which knows the stages as further wirings:
//
//   demos
//   demos examples/contacts.json -c 'wiring stage1; show; score'

import CommandLanguage
import LineEditing
import Platform
import Teaching
import Workbench

let output = OutputStream()
let errors = OutputStream(descriptor: Descriptors.error)
if Environment.arguments.isEmpty {
  for demo in Demos().all {
    output.write("\(demo.title)\n")
    for line in try demo.draw() { output.write("\(line)\n") }
  }
  try output.flush()
} else {
  var options = try ProgramOptions(Environment.arguments)
  for stage in Stage.all { options.settings.add(stage.wiring) }
  let program = Program(options, output: output, errors: errors, features: .all) {
    EditlineReader()
  }
  exitProcess(program.run().rawValue)
}
