public import CommandLanguage
public import Platform
public import TableStore
import Workspace

/// The main program between options and exit status: opens files, runs lines and scripts, and keeps
/// a prompt.
@MainActor public final class Program {
  let options: ProgramOptions
  let session: Session
  let printer: Printer
  private let commit: String?
  private let transport: (any HTTPTransport)?
  private let makeReader: @MainActor () -> (any LineReader)?

  /// A closure that prints command results; for settings files, it prints only errors.
  private let report: (CommandResult) -> Void

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - output: The stream for output.
  ///   - errors: The stream for errors and notes.
  ///   - transport: The transport for requests to servers, or nil without a network.
  ///   - fullScreen: The full-screen front end for `browse`, or nil if none is available.
  ///   - commit: The commit of the build, or nil.
  ///   - features: The features of the session.
  ///   - makeReader: Creates the reader for a user at a terminal; returns nil if that fails.
  public init(
    _ options: ProgramOptions,
    output: OutputStream,
    errors: OutputStream,
    transport: (any HTTPTransport)? = nil,
    fullScreen: (any FullScreenBrowsing)? = nil,
    commit: String? = nil,
    features: Features,
    makeReader: @escaping @MainActor () -> (any LineReader)?
  ) {
    self.options = options
    self.commit = commit
    self.transport = transport
    self.makeReader = makeReader
    session = Session(settings: options.settings, transport: transport, features: features)
    session.host.fullScreen = fullScreen
    if output.isTerminal { session.settings.take(environment: Environment.value) }
    session.settings.noteColor(environment: Environment.value)
    session.settings.languageAtPrompt = TextLanguage(environment: Environment.value)
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

  /// Lets the session serve pages.
  ///
  /// - Parameters:
  ///   - makePage: Creates a server.
  ///   - makeRecording: Creates a recording of steps.
  package func servePages(
    _ makePage: @escaping PageMaker,
    recording makeRecording: @escaping @MainActor () -> any StepRecording
  ) {
    session.host.makePage = makePage
    session.host.makeStepRecording = makeRecording
    session.host.keepsServing = options.serves
  }

  /// Runs everything that the options request.
  ///
  /// - Returns: The exit status; the first failure determines it.
  public func run() -> ExitStatus {
    // Only the processes that replay transcripts are restricted.
    guard options.isSafe, options.check.task == nil else { return runFreely() }
    return options.permissions.confine { runFreely() }
  }

  private func runFreely() -> ExitStatus {
    if let answer = options.answer { return finish(print(answer)) }
    if let status = check() { return finish(status) }
    let isAtPrompt =
      options.staysInteractive
      || (options.jobs.isEmpty
        && (Environment.isTerminal(Descriptors.input) || options.readsData && hasTerminal))
    guard !options.settings.followsFiles || Environment.isTerminal(Descriptors.input) else {
      printer.printError("tabletop: `--watch` requires a terminal")
      return finish(.usage)
    }
    let status = work(isAtPrompt: isAtPrompt)
    // If the terminal disappears, the user has not agreed to discard the edits.
    if session.isFinished, Environment.isTerminal(Descriptors.input) {
      for feature in session.moments.sources { feature.didEnd(session) }
    }
    // A signal ends the program without those, and no file with a secret may stay.
    session[ServeFeature.self]?.deleteOpeningFile()
    return finish(status)
  }

  private func work(isAtPrompt: Bool) -> ExitStatus {
    // A script's edits are in the script; those of a person, at the prompt or on a page, are not.
    let hasPerson = isAtPrompt ? Environment.isTerminal(Descriptors.input) : options.serves
    if hasPerson, options.keepsHistory { session.journals = Journals.ofPerson() }
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
    if options.serves, let status = startPage(isAtPrompt: isAtPrompt) { return status }
    offerStandardInput(to: jobs)
    Memory.setExhaustionStatus(ExitStatus.failure.rawValue)
    for job in jobs {
      if let status = run(job) { return firstFailure(or: status) }
      if session.isFinished { break }
    }
    session.settleAtEnd()
    let status: ExitStatus = session.hasFailed ? .failure : .success
    guard options.staysInteractive || (jobs.isEmpty && isAtPrompt), !session.isFinished else {
      return options.serves && !session.isFinished ? servePage(status) : status
    }
    return prompt() ?? .success
  }

  /// Whether a person sits at a terminal although standard input is something else.
  private var hasTerminal: Bool {
    Environment.isTerminal(Descriptors.output) && Descriptors.haveTerminal
  }

  /// Lets commands read standard input if neither a script nor the prompt reads it.
  private func offerStandardInput(to jobs: [ProgramOptions.Job]) {
    guard !options.staysInteractive, !jobs.contains(.script("-")),
      !Environment.isTerminal(Descriptors.input)
    else { return }
    session.host.standardInput = { () throws(CommandError) in try StandardInputText.read() }
  }

  /// Returns a failure status if a command failed before an input or output error.
  private func firstFailure(or status: ExitStatus) -> ExitStatus {
    guard status == .input || status == .output else { return status }
    // After an input error, no following command can expect the last failure.
    if status == .input { session.settleAtEnd() }
    return session.hasFailed ? .failure : status
  }

  /// Checks the files, if the options request it; otherwise returns nil.
  private func check() -> ExitStatus? {
    let features = session.features
    if options.lints { return Linter(options, session: session, printer: printer).run() }
    guard options.check.task != nil else { return nil }
    guard !options.check.isReplay else {
      return ReplayWorker(options, features: features, transport: transport, printer: printer)
        .run()
    }
    return TranscriptChecker(options, features: features, printer: printer).run()
  }

  private func finish(_ status: ExitStatus) -> ExitStatus {
    // An earlier failure takes precedence over lost output.
    let isLost = !printer.flush() && status == .success
    guard isLost || status == .output else { return status }
    return printer.isClosedPipe ? .success : .output
  }

  private func print(_ answer: ProgramOptions.Answer) -> ExitStatus {
    switch answer {
    case .help: printer.print(OptionPage.lines)
    case .manual: printer.print(ManualPage.lines(of: session.features))
    case .completions(let shell): printer.print(ShellCompletion(shell).lines)
    case .version: printer.print([Version.text(commit: commit)])
    }
    return .success
  }

  /// Returns the operands as one command if the first is a command name and not an existing file.
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
        var opening = options.settings.open
        // The rows are counted after the first screen.
        opening.countsLater = !Session.isAddress(path)
        let source = try session.open(
          path,
          options: opening,
          web: options.settings.web
        )
        guard announcing, !options.settings.isQuiet else {
          // Scripts also get the note about lost sections.
          printer.note([source.document.lostSections].compactMap(\.self))
          // Lost edits are not a greeting.
          if announcing {
            printer.printProse(session.recoveryLines(source))
          } else {
            printer.note(session.recoveryLines(source))
          }
          continue
        }
        if index == options.files.count - 1 { printer.print(topOfTable(source)) }
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
    // The options of the start belong to its files.
    if !options.files.isEmpty { session.settings.open = session.settings.open.forLaterFiles }
    if announcing, !options.settings.isQuiet { printer.printProse([whatToTry]) }
    return nil
  }

  /// Prepares an input error in case opening a file exhausts the memory.
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

  /// Runs a line or a script; returns nil to continue.
  private func run(_ job: ProgramOptions.Job) -> ExitStatus? {
    switch job {
    case .line(let text): return run(text, at: CommandPlace())
    case .script(let path):
      let stream: InputStream
      do throws(FileError) {
        stream = path == "-" ? InputStream() : try InputStream(opening: path)
      } catch {
        // Ctrl-C arrived while a FIFO had no writer.
        if Interruption.isPending { return .interrupted }
        let failure = StoreError.file(error)
        printer.printFailure(
          CommandError(Wording(failure.code, failure.message)),
          of: "source \(path)",
          at: CommandPlace()
        )
        return .input
      }
      let reader = StreamLineReader(stream, answering: printer)
      // A page works while the next line of a pipe is awaited.
      if path == "-" { reader.companion = session.host.companion }
      return runScript(reader, file: path == "-" ? nil : path)
    }
  }

  /// Runs the commands of a text; returns nil to continue.
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
      case .interrupted where reader.companion != nil && !printer.hasFailed:
        // The end of the page, which then follows.
        return nil
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

  /// Runs the user's settings file, if it exists; errors in it are printed and ignored.
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

  /// Runs the prompt until the user leaves.
  private func prompt() -> ExitStatus? {
    // Without a line editor, lines are read directly from standard input.
    let reader = makeReader() ?? StreamLineReader(InputStream())
    session.host.history = reader.history
    session.host.asksBeforeQuitting = true
    session.host.person = person(reader)
    session.clock.followsRealTime = true
    session.host.showsElsewhere = { [printer, session] prompt, outcome in
      // A page may send any characters.
      printer.print([prompt + session.shown(outcome.command)])
      printer.print(outcome)
      _ = printer.flush()
    }
    if Environment.isTerminal(Descriptors.output) {
      session.host.handsOverTerminal = { [printer] in _ = printer.flush() }
      if Environment.value("TERM").map({ $0 != "dumb" }) ?? false {
        session.host.clearsTerminal = { [printer] in printer.clearScreen() }
      }
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
      if opening == nil {
        for feature in session.moments.lines { feature.willReadLine(in: session) }
      }
      let pending = lines.pending
      reader.completer = { [session] text in
        Completer(session).completion(of: text, behind: pending)
      }
      reader.hinter = { [session] line in Hinter(session).hint(for: line, behind: pending) }
      reader.companion = session.host.companion
      reader.prepare(session.lineSettings)
      switch reader.readLine(prompt: opening.map { $0 + " > " } ?? session.prompt) {
      case .line(let line):
        guard let complete = lines.append(line) else { continue }
        reader.remember(complete.text)
        // The reader has handled Ctrl-C on the line; a later one applies to the command.
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
        printer.printError("error[io]: \(reason)")
        return .input
      }
    }
    return nil
  }
}
