import Platform
import Testing

@testable import TableUI

/// What `examples/xcode` and `.ci/UIKit` declare is all of what is here, and the page tells of it.
@MainActor @Suite struct XcodeTests {
  /// What is no method of UIKit's.
  private static let ours: Set<String> = [
    "CellInputDelegate", "CellInputTaking", "TableViewBulkSizing",
  ]

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read("\(Readme.root)/\(path)").bytes, as: UTF8.self)
  }

  private func protocols() throws -> [String] {
    let folder = "Sources/TableUI/Protocols"
    let names = try Files.list("\(Readme.root)/\(folder)").flatMap { file in
      try text("\(folder)/\(file.name)").matches(of: /protocol (\w+):/).map { String($0.output.1) }
    }
    return names.filter { !Self.ours.contains($0) }.sorted()
  }

  @Test func `the porting table has each capability protocol`() throws {
    let page = try text("Sources/TableUI/TableUI.docc/TowardsXcode.md")
    let protocols = try protocols()
    #expect(protocols.count > 30)
    #expect(protocols.filter { !page.contains("| ``\($0)`` |") } == [])
  }

  @Test func `the porting table has each optional method behind its protocol`() throws {
    let page = try text("Sources/TableUI/TableUI.docc/TowardsXcode.md")
    var missing: [String] = []
    for optional in OptionalProtocol.all {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| ``\(optional.type)`` |") }
      for method in optional.methods {
        var name = method.selector
        if name.hasPrefix("tableView(_:") { name = String(name.dropFirst(12).dropLast()) }
        if row?.contains("`\(name)`") != true { missing.append(method.selector) }
      }
    }
    #expect(missing == [])
  }

  @Test func `each optional protocol has a name for files that are the same in both`() throws {
    let names = try text("examples/xcode/Capabilities/Capabilities.swift")
    let missing = OptionalProtocol.all.map { "\($0.type)" }
      .filter { !names.contains("public protocol \($0): UITableView") }
    #expect(missing == [])
  }

  @Test func `UIKit's signatures have each optional method, and the bridges answer it`() throws {
    let stub = try text(".ci/UIKit/UIKit.swiftinterface").split(separator: "\n")
    let selectors = Set(stub.compactMap(Self.selector))
    var bridged: Set<String> = []
    for file in try Files.list("\(Readme.root)/examples/xcode/TableUI").map(\.name)
    where file.contains("Bridge") {
      let flat = try text("examples/xcode/TableUI/\(file)").replacing(/\n\s*/, with: " ")
      let heads = flat.split(separator: "public func ").dropFirst()
      bridged.formUnion(heads.compactMap { Self.selector("func " + $0) })
    }
    let wanted = OptionalMethod.allCases.map { Self.uikit[$0] ?? $0.selector }
    #expect(wanted.filter { !selectors.contains($0) } == [])
    #expect(wanted.filter { !bridged.contains($0) } == [])
  }

  /// The methods that tell more in UIKit than here.
  private static let uikit: [OptionalMethod: String] = [
    .canPerformAction: "tableView(_:canPerformAction:forRowAt:withSender:)",
    .performAction: "tableView(_:performAction:forRowAt:withSender:)",
  ]

  /// The selector of a declaration on one line, or nil if it is none.
  private static func selector(_ line: some StringProtocol) -> String? {
    guard let match = String(line).firstMatch(of: /func (\w+)\(\s*([^)]*)\)/) else { return nil }
    let labels = match.output.2.split(separator: ",").compactMap {
      $0.split(separator: " ").first.map { String($0).replacing(":", with: "") + ":" }
    }
    return "\(match.output.1)(\(labels.joined()))"
  }

  @Test func `the files that come along unchanged are there`() throws {
    let parts = try text("examples/xcode/TableUI/Portable.txt").split(separator: "\n")
    #expect(parts.count > 20)
    #expect(parts.filter { !Files.exists("\(Readme.root)/Sources/TableUI/\($0)") } == [])
  }
}
