import Glibc
import TestSupport
import Testing

/// The built program with a folder of its own, and one run after the other.
struct ProgramFixture {
  /// What one run came to.
  struct Run {
    let status: ProgramEnd
    let output: String
    let errors: String

    /// The lines of standard output.
    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// Sections, a nested value and an empty section, indented as a person would.
  static let document = """
    {
      "sections": [
        {"header": "Fruit", "items": [
          {"id": "a", "title": "Apple"},
          {"id": "b", "title": "Banana", "x": [1, 2.50]},
          {"id": "c", "title": "Cherry", "subtitle": "sour"},
          {"id": "d", "title": "Date"}
        ]},
        {"items": [ ]}
      ]
    }

    """

  /// The folder of the package.
  static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  let folder: ScratchFolder
  let program: String

  init() throws {
    folder = try ScratchFolder()
    program = try #require(TestPrograms.path(of: "tabletop"))
  }

  var environment: [String: String] { TestPrograms.environment(home: folder.path) }

  /// Starts the program in the folder, standard input open.
  func start(_ arguments: [String]) throws -> PipedProgram {
    try PipedProgram(
      "/usr/bin/env",
      arguments: ["-C", folder.path, program] + arguments,
      environment: environment
    )
  }

  /// Runs the program in the folder.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> Run {
    let process = try start(arguments)
    process.send(input)
    return try finish(process)
  }

  /// Runs the program in the folder with text on standard input.
  func run(_ arguments: [String], input: String) throws -> Run {
    try run(arguments, input: Array(input.utf8))
  }

  /// Runs a line of the shell in the folder; `$T` is the program.
  func shell(_ line: String) throws -> Run {
    let process = try PipedProgram(
      "/bin/bash",
      arguments: ["-c", "cd '\(folder.path)'; T='\(program)'; \(line)"],
      environment: environment
    )
    return try finish(process)
  }

  private func finish(_ process: PipedProgram) throws -> Run {
    let end = try process.finish(seconds: 60)
    return Run(
      status: end,
      output: try #require(String(validating: process.output, as: UTF8.self)),
      errors: try #require(String(validating: process.errors, as: UTF8.self))
    )
  }
}

extension String {
  /// The first character that must never reach a terminal raw, or nil.
  var rawControl: Unicode.Scalar? {
    unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
      }
    }
  }
}
