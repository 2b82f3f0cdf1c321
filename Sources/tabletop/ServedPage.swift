import CommandLanguage
import Page
import Platform
import TableUI
import TextLayout
import Workbench

/// Starts the page of a session, which connects the two front ends.
@MainActor func makePage(
  _ options: PageOptions,
  host: any FrontEndHost,
  recording: (any StepRecording)?
) -> Result<any PageServing, CommandError> {
  do throws(PageError) {
    let assets = try options.assets.map(pageAssets) ?? .builtIn
    let server = try PageServer(
      host: host,
      port: options.port,
      address: options.host,
      token: options.token,
      recording: recording as? PageRecording,
      assets: assets
    )
    return .success(server)
  } catch {
    return .failure(CommandError(fault(of: error)))
  }
}

/// Returns the files of the page in a folder.
private func pageAssets(in folder: String) throws(PageError) -> PageAssets {
  guard PageAssets.areReplaceable else { throw .fixedAssets }
  do throws(FileError) {
    return try PageAssets(readingFrom: folder)
  } catch {
    throw .noAssets(error)
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
  case .fixedAssets: .fixedAssets
  case .noAssets(let error): .noAssets(problem: error.message.escapedForDisplay())
  }
}

extension PageServer: PageServing {}

extension PageRecording: StepRecording {}
