import Platform
import Testing

/// The links in README.md and on all pages lead to files and pages that exist.
@Suite struct ReadmeLinkTests {
  /// The paths of all pages, by catalog.
  private static func catalogs() throws -> [(folder: String, pages: [String])] {
    try Files.list(Readme.root + "/Sources").filter(\.isDirectory).compactMap { module in
      let folder = "\(Readme.root)/Sources/\(module.name)/\(module.name).docc"
      guard Files.isDirectory(folder) else { return nil }
      return (folder, try Files.list(folder).map(\.name).filter { $0.hasSuffix(".md") })
    }
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Files.read(path).bytes, as: UTF8.self)
  }

  @Test func `each relative link of README and of the pages leads to a file`() throws {
    var paths = [Readme.root + "/README.md"]
    paths += try Self.catalogs().flatMap { catalog in
      catalog.pages.map { catalog.folder + "/" + $0 }
    }
    #expect(paths.count > 25)
    var missing: [String] = []
    for path in paths {
      let folder = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
      let text = try Self.text(path)
      let links =
        text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
        + text.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.output.1) }
      for link in links where !link.contains("://") && !link.hasPrefix("#") {
        // DocC finds a picture by its name.
        let places = ["", "Resources/", "Pictures/"].map { "\(folder)/\($0)\(link)" }
        if !places.contains(where: Files.exists) { missing.append("\(path): \(link)") }
      }
    }
    #expect(missing == [])
  }

  @Test func `README links to each page with a table that was its own`() throws {
    let readme = try Self.text(Readme.root + "/README.md")
    let links = Readme.pages.map { "(" + $0.dropFirst(Readme.root.count + 1) + ")" }
    #expect(links.filter { !readme.contains($0) } == [])
  }

  @Test func `the first page of each catalog lists the others, and each listed page exists`() throws
  {
    for (folder, pages) in try Self.catalogs() {
      let module = folder.split(separator: "/").dropLast().last ?? ""
      let listed = try Self.text("\(folder)/\(module).md").matches(of: /<doc:(\w+)>/)
        .map { "\($0.output.1).md" }
      #expect(Set(listed + ["\(module).md"]) == Set(pages), "\(module)")
    }
  }

  @Test func `each catalog and each title of a page that a text mentions exists`() throws {
    let catalogs = try Self.catalogs()
    var texts = [try Self.text(Readme.root + "/README.md")]
    texts += try catalogs.flatMap { catalog in
      try catalog.pages.map { try Self.text("\(catalog.folder)/\($0)") }
    }
    let titles = Set(texts.compactMap { $0.split(separator: "\n").first?.dropFirst(2) })
    for text in texts {
      let flat = text.replacing("\n", with: " ")
      for match in flat.matches(of: /page \*([^*]+)\*/) {
        #expect(titles.contains(match.output.1), "\(match.output.1)")
      }
      for match in flat.matches(of: /(\w+)\.docc\b/) {
        #expect(catalogs.contains { $0.folder.hasSuffix("/\(match.output.0)") })
      }
    }
  }
}
