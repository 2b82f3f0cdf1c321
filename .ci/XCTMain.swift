import Testing

/// Where the program of the tests begins if `.ci/run` builds it.
///
/// Without this file, a build on Linux looks for tests of XCTest, which we do not use. For that it
/// needs an index of all files, which takes the compiler a quarter more time. The file is in `Tests`
/// only during a run, because `swift test --filter` runs no test then.
@main struct TestProgram {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
