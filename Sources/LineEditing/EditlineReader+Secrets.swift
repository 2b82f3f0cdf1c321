public import CommandLanguage
import Platform

extension EditlineReader {
  /// Waits for a credential; the terminal does not show it and the history does not record it.
  public func readSecret(prompt: String) -> LineRead {
    guard let modes = TerminalModes(descriptor: input) else { return .failed("no terminal") }
    // A signal that ends the program must not leave the terminal without echo.
    let restoring = TerminalGuard(modes, farewell: "")
    restoring.arm()
    modes.withoutEcho.apply()
    // Input must be hidden before the question appears.
    screen.write(screen.promptText(prompt).lastLine)
    let answer = InputStream(descriptor: input).nextLine()
    modes.apply()
    restoring.disarm()
    screen.write("\n")
    switch answer {
    case .line(let bytes): return .line(String(decoding: bytes, as: UTF8.self))
    case .interrupted: return .interrupted
    case .end: return .endOfInput
    case .failed(let error): return .failed(error.message)
    }
  }
}
