import CommandLanguage
import Page
import Platform
import TableUI
import Workbench

/// Starts the page of a session, which connects the two front ends.
@MainActor func makePage(
  _ options: PageOptions,
  host: any FrontEndHost,
  recording: (any StepRecording)?
) -> Result<any PageServing, CommandError> {
  do throws(PageError) {
    let server = try PageServer(
      host: host,
      port: options.port,
      address: options.host,
      token: options.token,
      recording: recording as? PageRecording
    )
    return .success(server)
  } catch {
    return .failure(CommandError(fault(of: error)))
  }
}

/// Returns the error of the command for an error of the page.
private func fault(of error: PageError) -> ServeFault {
  switch error {
  case .noLibrary(let name, let problem): .noLibrary(name: name, problem: problem)
  case .portInUse(let port): .portInUse(port)
  case .cannotListen(let port, let error): .cannotListen(port: port, problem: error.message)
  case .noServer: .cannotListen(port: 0, problem: "the library cannot start a server")
  case .noAddress(let address): .noAddress(address)
  case .notAllowed: .notAllowed
  }
}

extension PageServer: PageServing {}

extension PageRecording: StepRecording {}
