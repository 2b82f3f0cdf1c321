import Glibc
import TestSupport
import Testing

@testable import Page

/// The parts of the page's script that need no browser, run by node.
struct PageScript {
  private let node: String

  /// Finds node; nil without it.
  init?() {
    let paths = ["/usr/bin/node", "/usr/local/bin/node"]
    guard let path = paths.first(where: { unsafe access($0, X_OK) == 0 }) else {
      print("the script of the page: there is no node here")
      return nil
    }
    node = path
  }

  /// Runs a program with some functions of the script; `data` is its value.
  ///
  /// - Returns: The output.
  func run(_ program: String, using functions: [String], data: String) throws -> String {
    let folder = try ScratchFolder()
    let script = String(decoding: try PageAssets.builtIn.bytes(of: .script), as: UTF8.self)
    let parts = script.split(separator: "// --- nodes ---")
    try #require(parts.count == 2)
    let names = functions.joined(separator: ", ")
    try folder.write(parts[0] + "export { \(names) };\n", to: "page.mjs")
    try folder.write(data, to: "data.json")
    try folder.write(
      """
      import { readFileSync } from "node:fs";
      import { \(names) } from "./page.mjs";
      const data = JSON.parse(readFileSync(new URL("./data.json", import.meta.url), "utf8"));
      \(program)
      """,
      to: "program.mjs"
    )
    let process = try PipedProgram(
      node,
      arguments: [folder.file("program.mjs")],
      environment: TestPrograms.environment(home: folder.path)
    )
    #expect(try process.waitForEnd() == .exited(0))
    return String(decoding: process.output, as: UTF8.self)
  }
}
