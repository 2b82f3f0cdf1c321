import JSON

/// Searches a response for its place among the pages of a list.
///
/// A `Link` header is the only standard; the member names are the most common ones.
struct PageInfoFinder {
  private let response: HTTPResponse
  private let rule: PageRule

  /// The first page's own number, or nil if this is the first page.
  private let firstNumber: Int?

  /// The objects that may contain the information, the outermost first.
  private let places: [(path: String, value: JSONValue)]

  init(
    _ response: HTTPResponse,
    _ root: JSONValue,
    _ envelope: [String],
    _ rule: PageRule,
    firstNumber: Int? = nil
  ) {
    self.firstNumber = firstNumber
    self.response = response
    self.rule = rule
    places = rule == .none || rule == .link ? [] : Self.places(root, envelope)
  }

  func find() -> PageInfo {
    switch rule {
    case .none: PageInfo()
    case .link: linked() ?? PageInfo()
    case .cursor(let key, let parameter): cursor(key, parameter)
    case .numbered(let parameter, let first, let lastKey): numbered(parameter, first, lastKey)
    case .automatic: linked() ?? named() ?? counted() ?? PageInfo()
    }
  }

  private static let wrappers = [
    "meta", "pagination", "paging", "links", "_links", "page_info", "pageInfo", "info",
  ]

  private static func places(_ root: JSONValue, _ envelope: [String]) -> [(String, JSONValue)] {
    var result: [(String, JSONValue)] = []
    var value = root
    var path = ""
    for name in envelope + [""] {
      guard value.kind == .object else { break }
      result.append((path, value))
      for wrapper in wrappers {
        if let inner = value[wrapper], inner.kind == .object {
          result.append((path + wrapper + ".", inner))
          if let deeper = inner["pagination"], deeper.kind == .object {
            result.append((path + wrapper + ".pagination.", deeper))
          }
        }
      }
      guard let inner = value[name] else { break }
      value = inner
      path += name + "."
    }
    return result
  }

  /// Returns the first member with one of some names that exists and is not null.
  private func member(_ names: [String]) -> (path: String, value: JSONValue)? {
    for place in places {
      for name in names {
        if let value = place.value[name] { return (place.path + name, value) }
      }
    }
    return nil
  }
}

// Information in headers.
extension PageInfoFinder {
  private func linked() -> PageInfo? {
    let links = response.headers.filter { $0.name.lowercased() == "link" }
      .flatMap { LinkHeader.links(in: $0.value) }
    guard !links.isEmpty else { return nil }
    func target(_ relation: String) -> PageLink? {
      let link = links.first { $0.relations.contains(relation) }
      return link.flatMap { RequestAddress.resolve($0.target, from: response.url) }.map(
        PageLink.url
      )
    }
    let known = ["next", "prev", "first", "last"]
    guard links.contains(where: { link in known.contains { link.relations.contains($0) } }) else {
      return nil
    }
    var facts = PageInfo()
    facts.next = target("next")
    facts.previous = target("prev") ?? target("previous")
    facts.isLast = facts.next == nil
    facts.origin = "Link header"
    return facts
  }
}

// Information in members that link to other pages.
extension PageInfoFinder {
  private static let cursors: [(key: String, parameter: String)] = [
    ("next_cursor", "cursor"), ("nextCursor", "cursor"), ("next_page_token", "page_token"),
    ("nextPageToken", "pageToken"), ("next_token", "next_token"), ("nextToken", "nextToken"),
    ("endCursor", "after"), ("cursor", "cursor"),
  ]

  private func cursor(_ key: String, _ parameter: String) -> PageInfo {
    var facts = PageInfo()
    facts.origin = "key \"\(key)\""
    let names = key.split(separator: ".").map(String.init)
    let found = places.first { $0.value[names[0]] != nil }.flatMap { place in
      names.dropFirst().reduce(place.value[names[0]]) { $0?[$1] }
    }
    facts.next = found.flatMap(Self.text).map { .parameter(name: parameter, value: $0) }
    facts.isLast = facts.next == nil
    return facts
  }

  private func named() -> PageInfo? {
    let addresses = ["next", "next_url", "nextUrl", "next_page_url", "nextPageUrl", "next_link"]
    if let found = member(addresses) {
      var facts = PageInfo()
      facts.origin = "key \"\(found.path)\""
      let text = found.value.string ?? found.value["href"]?.string
      facts.next = text.flatMap { $0.isEmpty ? nil : next(in: $0) }
      facts.isLast = facts.next == nil
      return facts
    }
    for (key, parameter) in Self.cursors {
      guard let found = member([key]) else { continue }
      var facts = cursor(key, parameter)
      facts.origin = "key \"\(found.path)\""
      if let more = member(["has_more", "hasMore", "hasNextPage"])?.value.bool, !more {
        facts.next = nil
        facts.isLast = true
      }
      return facts
    }
    return nil
  }

  private func next(in text: String) -> PageLink? {
    RequestAddress.resolve(text, from: response.url).map(PageLink.url)
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value.kind {
    case .string: value.string.flatMap { $0.isEmpty ? nil : $0 }
    case .number: value.text
    default: nil
    }
  }
}

// Information in numbers.
extension PageInfoFinder {
  private static let lastNames = [
    "total_pages", "totalPages", "page_count", "pageCount", "last_page", "lastPage", "pages",
  ]
  private static let numberNames = [
    "page", "current_page", "currentPage", "page_number", "pageNumber",
  ]
  private static let nextNames = ["next_page", "nextPage"]

  private func numbered(_ parameter: String, _ first: Int, _ lastKey: String?) -> PageInfo {
    var facts = PageInfo()
    facts.parameter = parameter
    facts.origin = "parameter \"\(parameter)\""
    if let lastKey {
      facts.lastPage = member([lastKey]).flatMap { Self.integer($0.value) } ?? 0
    } else {
      facts.lastPage = member(Self.lastNames).flatMap { last($0, first: first) }
    }
    return facts
  }

  private func counted() -> PageInfo? {
    var facts = PageInfo()
    facts.parameter = "page"
    if let found = member(Self.nextNames) {
      facts.origin = "key \"\(found.path)\""
      facts.number = member(Self.numberNames).flatMap { Self.integer($0.value) }
      if let text = found.value.string, Int(text) == nil {
        facts.next = text.isEmpty ? nil : next(in: text)
      } else {
        facts.next = Self.integer(found.value).map { .parameter(name: "page", value: String($0)) }
      }
      facts.isLast = facts.next == nil
      return facts
    }
    guard let number = member(Self.numberNames), let current = Self.integer(number.value),
      let last = member(Self.lastNames)
    else { return nil }
    facts.number = current
    // A list starts with its first page's number; a list that begins in the middle counts from 1.
    facts.lastPage = self.last(last, first: (firstNumber ?? current) == 0 ? 0 : 1)
    facts.origin = "keys \"\(number.path)\" and \"\(last.path)\""
    return facts
  }

  /// Returns the number of the last page, from its own member or from a count of pages.
  private func last(_ found: (path: String, value: JSONValue), first: Int) -> Int? {
    guard let number = Self.integer(found.value) else { return nil }
    let isNumber = found.path.hasSuffix("last_page") || found.path.hasSuffix("lastPage")
    return isNumber ? number : number - 1 + first
  }

  private static func integer(_ value: JSONValue) -> Int? {
    value.integer ?? value.string.flatMap { Int($0) }
  }
}
