import Platform

// Measures Tabletop next to the programs that people would use instead, in the same minutes.
do {
  let options = try BenchmarkOptions(Environment.arguments)
  let output = OutputStream()
  if options.wantsHelp {
    output.write(BenchmarkOptions.help)
  } else if let once = options.once {
    output.write(try once.run() + "\n")
  } else {
    let suite = BenchmarkSuite(options: options) { line in
      output.write(line + "\n")
      try output.flush()
    }
    try suite.run()
  }
  try output.flush()
} catch {
  let errors = OutputStream(descriptor: Descriptors.error)
  errors.write("Benchmarks: \(error)\n")
  try? errors.flush()
  exitProcess(error is UsageError ? 2 : 1)
}
