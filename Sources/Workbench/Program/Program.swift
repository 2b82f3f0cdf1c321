public import CommandLanguage
public import Platform
public import TableStore
import Workspace

/// Opens files, runs lines and scripts, and keeps a prompt: everything between options and exit status.
@MainActor public final class Program {
  let options: ProgramOptions
  let session: Session
  let printer: Printer
  private let makeReader: @MainActor () -> (any LineReader)?

  /// Prints the outcomes of what runs; of settings only what is wrong with them is worth a line.
  private let report: (CommandResult) -> Void

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - output: Where answers go.
  ///   - errors: Where errors and notes go.
  ///   - transport: What carries requests to servers, or nil where there is no network.
  ///   - fullScreen: What fills the terminal for `browse`, or nil where nothing can.
  ///   - features: What the session can do beside its core.
  ///   - makeReader: Makes the reader for a person at a terminal; nil where none can be had.
  public init(
    _ options: ProgramOptions,
    output: OutputStream,
    errors: OutputStream,
    transport: (any HTTPTransport)? = nil,
    fullScreen: (any FullScreenBrowsing)? = nil,
    features: Features,
    makeReader: @escaping @MainActor () -> (any LineReader)?
  ) {
    self.options = options
    self.makeReader = makeReader
    session = Session(settings: options.settings, transport: transport, features: features)
    session.host.fullScreen = fullScreen
    if output.isTerminal { session.settings.take(environment: Environment.value) }
    session.settings.noteColor(environment: Environment.value)
    session.host.progress = TerminalProgress(errors, descriptor: Descriptors.error) { [session] in
      session.settings
    }
    printer = Printer(session, output: output, errors: errors)
    if Memory.limit != nil {
      session.host.preparesForExhaustion = { [printer] in printer.prepareForExhaustion($0) }
    }
    report = { [printer, session] outcome in
      if !session.host.isReadingSettings || outcome.errorCode != nil { printer.print(outcome) }
    }
    session.host.sink = printer
    session.host.answersAreWhole = !output.isTerminal
  }

  /// Does everything the options ask for.
  ///
  /// - Returns: What to tell whoever started the program; the first failure decides.
  public func run() -> ExitStatus {
    guard options.isSafe else { return runFreely() }
    return options.permissions.confine { runFreely() }
  }

  private func runFreely() -> ExitStatus {
    if let answer = options.answer { return finish(print(answer)) }
    if options.checksTranscripts {
      return finish(TranscriptChecker(options, features: session.features, printer: printer).run())
    }
    let isAtPrompt =
      options.staysInteractive
      || (options.jobs.isEmpty
        && (Environment.isTerminal(Descriptors.input) || options.readsData && hasTerminal))
    guard !options.settings.followsFiles || Environment.isTerminal(Descriptors.input) else {
      printer.printError("tabletop: --watch counts at a terminal only")
      return finish(.usage)
    }
    let status = work(isAtPrompt: isAtPrompt)
    // Where the terminal went away nobody said that the edits may go.
    if session.isFinished, Environment.isTerminal(Descriptors.input) {
      for feature in session.moments.sources { feature.didEnd(session) }
    }
    return finish(status)
  }

  private func work(isAtPrompt: Bool) -> ExitStatus {
    if isAtPrompt, options.keepsHistory, Environment.isTerminal(Descriptors.input) {
      session.journals = Journals.ofPerson()
    }
    var jobs = options.jobs
    if let line = commandOperands() {
      jobs.append(.line(line))
    } else {
      if jobs.isEmpty, !isAtPrompt, !options.readsData { jobs.append(.script("-")) }
      session.host.standardInputHoldsCommands =
        jobs.contains(.script("-")) || isAtPrompt && !options.readsData
      if let status = openFiles(announcing: isAtPrompt) { return status }
      if options.readsData, isAtPrompt {
        Descriptors.readFromTerminal()
        session.host.standardInputHoldsCommands = true
      }
    }
    offerStandardInput(to: jobs)
    Memory.setExhaustionStatus(ExitStatus.failure.rawValue)
    for job in jobs {
      if let status = run(job) { return firstFailure(or: status) }
      if session.isFinished { break }
    }
    session.settleAtEnd()
    let status: ExitStatus = session.hasFailed ? .failure : .success
    guard options.staysInteractive || (jobs.isEmpty && isAtPrompt), !session.isFinished else {
      return status
    }
    return prompt() ?? .success
  }

  /// Whether a person sits at a terminal although standard input is something else.
  private var hasTerminal: Bool {
    Environment.isTerminal(Descriptors.output) && Descriptors.haveTerminal
  }

  /// Lets a command read standard input where neither a script nor a person needs it.
  private func offerStandardInput(to jobs: [ProgramOptions.Job]) {
    guard !options.staysInteractive, !jobs.contains(.script("-")),
      !Environment.isTerminal(Descriptors.input)
    else { return }
    session.host.standardInput = { () throws(CommandError) in try StandardInputText.read() }
  }

  /// A command that failed before an input turned out to be broken, or the output was lost, decides.
  private func firstFailure(or status: ExitStatus) -> ExitStatus {
    guard status == .input || status == .output else { return status }
    // Of a failure that was not told by then nobody knows whether it was expected.
    if status == .input { session.settleAtEnd() }
    return session.hasFailed ? .failure : status
  }

  private func finish(_ status: ExitStatus) -> ExitStatus {
    // What failed before the last answers could not be written decides.
    let isLost = !printer.flush() && status == .success
    guard isLost || status == .output else { return status }
    return printer.isClosedPipe ? .success : .output
  }

  private func print(_ answer: ProgramOptions.Answer) -> ExitStatus {
    switch answer {
    case .help: printer.print(OptionPage.lines)
    case .manual: printer.print(ManualPage.lines(of: session.features))
    case .completions(let shell): printer.print(ShellCompletion(shell).lines)
    case .version: printer.print(["tabletop \(Version.current)"])
    }
    return .success
  }

  /// The operands as one command, where no such file exists and the first names a command.
  private func commandOperands() -> String? {
    guard let first = options.files.first, !Files.exists(first),
      session.commands.named(first) != nil
    else { return nil }
    return options.files.joined(separator: " ")
  }

  private func openFiles(announcing: Bool) -> ExitStatus? {
    for (index, path) in options.files.enumerated() {
      prepareForExhaustion(opening: path, line: index + 1)
      do {
        let source = try session.open(
          path,
          options: options.settings.open,
          web: options.settings.web
        )
        guard announcing, !options.settings.isQuiet else {
          // Rows without their sections must not surprise a script either.
          printer.note([source.document.lostSections].compactMap(\.self))
          continue
        }
        printer.printProse(session.openingLines(source))
        printer.note(source.openingNotes)
      } catch {
        let error = session.secrets.concealing(session.wording(of: error).namingMemory)
        printer.printFailure(
          error,
          of: "open \(RedactedURL(path))",
          at: CommandPlace(line: index + 1)
        )
        return error.code == "interrupted" ? .interrupted : .input
      }
    }
    if announcing, !options.settings.isQuiet {
      printer.print(
        options.files.isEmpty
          ? ["open FILE · new 5 · lesson · help · Ctrl-D quits"]
          : ["try sections, row 0 3, show · help · Tab completes · Ctrl-D quits"]
      )
    }
    return nil
  }

  /// A file that needs too much memory is an input that cannot be read.
  private func prepareForExhaustion(opening path: String, line: Int) {
    session.host.preparesForExhaustion?(
      CommandResult(
        number: 1,
        place: CommandPlace(line: line),
        command: "open \(RedactedURL(path))",
        result: .failure(.noMemory),
        blame: nil
      )
    )
  }

  /// Runs a line or a script; nil goes on.
  private func run(_ job: ProgramOptions.Job) -> ExitStatus? {
    switch job {
    case .line(let text): return run(text, at: CommandPlace())
    case .script(let path):
      let stream: InputStream
      do throws(FileError) {
        stream = path == "-" ? InputStream() : try InputStream(opening: path)
      } catch {
        // Ctrl-C while a FIFO had no writer.
        if Interruption.isPending { return .interrupted }
        let failure = StoreError.file(error)
        printer.printFailure(
          CommandError(Wording(failure.code, failure.message)),
          of: "source \(path)",
          at: CommandPlace()
        )
        return .input
      }
      return runScript(
        StreamLineReader(stream, answering: printer),
        file: path == "-" ? nil : path
      )
    }
  }

  /// Runs the commands of a text; nil goes on.
  private func run(_ text: String, at place: CommandPlace) -> ExitStatus? {
    let goesOn = session.run(text, at: place, report: report)
    if Interruption.isPending, !place.isPrompt { return .interrupted }
    if printer.hasFailed { return .output }
    if !place.isPrompt, !goesOn { return .failure }
    return nil
  }

  private func runScript(_ reader: StreamLineReader, file: String?) -> ExitStatus? {
    var lines = LogicalLines()
    while !session.isFinished {
      switch reader.readLine(prompt: "") {
      case .line(let line):
        guard let complete = lines.append(line) else { continue }
        let place = CommandPlace(scriptAt: file, line: complete.number)
        if let status = run(complete.text, at: place) { return status }
      case .endOfInput:
        guard let rest = lines.finish() else { return nil }
        return run(rest.text, at: CommandPlace(scriptAt: file, line: rest.number))
      case .interrupted: return printer.hasFailed ? .output : .interrupted
      case .failed(let reason):
        printer.printFailure(
          CommandError(Wording(reader.failureCode, reason)),
          of: "source \(file ?? "-")",
          at: CommandPlace(scriptAt: file, line: max(1, reader.number)),
          blame: reader.blame
        )
        return .input
      }
    }
    return nil
  }

  /// Runs the person's file of settings, if there is one; what fails in it is said and keeps nobody out.
  private func readSettings() {
    guard
      let path = Environment.ownFolder("XDG_CONFIG_HOME", orBelowHome: ".config")
        .map({ $0 + "/init.tabletop" }), Files.exists(path)
    else { return }
    session.host.isReadingSettings = true
    defer { session.host.isReadingSettings = false }
    _ = run(.script(path))
    session.settleAtEnd()
    Interruption.clear()
  }

  /// Keeps a prompt until the person leaves.
  private func prompt() -> ExitStatus? {
    // Without an editor the lines are read as they come.
    let reader = makeReader() ?? StreamLineReader(InputStream())
    session.host.history = reader.history
    session.host.asksBeforeQuitting = true
    session.host.person = person(reader)
    session.clock.followsRealTime = true
    if Environment.isTerminal(Descriptors.output) {
      session.host.handsOverTerminal = { [printer] in _ = printer.flush() }
      session.host.terminalColumns = { Environment.terminalSize(of: Descriptors.output).columns }
    }
    for feature in session.moments.prompts {
      feature.didReachPrompt(in: session, keepsHistory: options.keepsHistory)
    }
    if options.readsSettings { readSettings() }
    var lines = LogicalLines()
    while !session.isFinished {
      session.synchronizeJournals()
      printer.note(
        reader.takeWarnings() + session.takeJournalProblems()
          + (reader.isInteractive ? session.followFiles() : [])
      )
      guard printer.flush() else { return .output }
      let opening = lines.opening
      let pending = lines.pending
      reader.completer = { [session] text in
        Completer(session).completion(of: text, behind: pending)
      }
      reader.hinter = { [session] line in Hinter(session).hint(for: line, behind: pending) }
      reader.prepare(session.lineSettings)
      switch reader.readLine(prompt: opening.map { $0 + " > " } ?? session.prompt) {
      case .line(let line):
        guard let complete = lines.append(line) else { continue }
        reader.remember(complete.text)
        // Ctrl-C on the line was answered by the reader: one that came since is meant for the command.
        let place = CommandPlace(line: complete.number, isPrompt: true)
        if reader.isInteractive, complete.text.allSatisfy(\.isWhitespace) {
          session.lookOn(at: place) { [printer] in printer.print($0) }
        } else {
          _ = run(complete.text, at: place)
        }
        Interruption.clear()
      case .interrupted:
        Interruption.clear()
        lines.drop()
      case .endOfInput:
        if lines.finish() != nil { continue }
        _ = run("quit", at: CommandPlace(line: lines.number, isPrompt: true))
      case .failed(let reason):
        printer.printError("error[io] \(reason)")
        return .input
      }
    }
    return nil
  }
}
