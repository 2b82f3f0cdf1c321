import Foundation
import Platform
import Testing

@Suite struct TemporaryFolderTests {
  @Test func `is private, holds files and goes with them, but not through links`() throws {
    let outside = FileManager.default.temporaryDirectory
      .appending(path: "outside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outside) }
    try Data("kept".utf8).write(to: outside.appending(path: "kept"))
    let path = try fill(linkingTo: outside.path)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(FileManager.default.fileExists(atPath: outside.appending(path: "kept").path))
  }

  private func fill(linkingTo outside: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("a.json", "[1]")
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/b/c", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: folder.path + "/b/c/d"))
    try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: outside)
    #expect(try Files.read(folder.path + "/a.json").bytes == Array("[1]".utf8))
    let mode = try files.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    return folder.path
  }
}
