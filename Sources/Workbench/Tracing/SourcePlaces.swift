import TableModel

/// The source locations of methods in the wirings and their base classes.
enum SourcePlaces {
  /// The facts about a class.
  private struct Class {
    /// The superclass, or else the first protocol.
    var parent: String

    /// The locations of its methods, such as `Wirings/ItemsController.swift:16`.
    var methods: [Substring: String] = [:]
  }

  /// Returns the file and line of a method that a class declares or inherits, or nil.
  ///
  /// - Parameters:
  ///   - method: The name with its labels.
  ///   - owner: The class.
  /// - Returns: The location, such as `Wirings/ItemsController.swift:16`.
  static func place(of method: Substring, in owner: String) -> String? {
    var name = String(owner.prefix { $0 != "<" })
    // No inheritance chain is longer than this.
    for _ in 0..<8 {
      guard let found = classes[name] else { return nil }
      if let place = found.methods[method] { return place }
      name = found.parent
    }
    return nil
  }

  /// The names of all classes with methods.
  static var names: [String] { classes.keys.sorted() }

  /// Returns all methods of a class, with their locations.
  static func methods(of owner: String) -> [(name: String, place: String)] {
    (classes[owner]?.methods ?? [:]).map { (String($0.key), $0.value) }.sorted { $0.0 < $1.0 }
  }

  private static let classes: [String: Class] = {
    var classes: [String: Class] = [:]
    var owner = ""
    var file: Substring = ""
    let text = String(decoding: PackageResources.methods_facts, as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      switch line.prefix(while: { $0 == " " }).count {
      case 0:
        owner = String(words[0].dropLast())
        classes[owner] = Class(parent: words.count > 1 ? String(words[1]) : "")
      case 2: file = words[0]
      default: classes[owner]?.methods[words[1]] = "\(file):\(words[0])"
      }
    }
    return classes
  }()
}

extension TraceLine {
  /// The location of the receiver's method if it is known; else the location of the reporting code.
  var place: String {
    SourcePlaces.place(of: name, in: message.receiver.name) ?? message.location
  }
}
