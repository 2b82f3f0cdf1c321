import TableModel

/// Where the wirings and what they lean on declare the methods that receive messages.
enum SourcePlaces {
  /// What is known of a class.
  private struct Class {
    /// What it inherits from, or what it conforms to first.
    var parent: String

    /// The places of its methods, such as `Wirings/ItemsController.swift:16`.
    var methods: [Substring: String] = [:]
  }

  /// The file and line of a method that a class has or inherits, or nil.
  ///
  /// - Parameters:
  ///   - method: The name with its labels.
  ///   - owner: The class.
  /// - Returns: The place, such as `Wirings/ItemsController.swift:16`.
  static func place(of method: Substring, in owner: String) -> String? {
    var name = String(owner.prefix { $0 != "<" })
    // No line of classes is longer than this.
    for _ in 0..<8 {
      guard let found = classes[name] else { return nil }
      if let place = found.methods[method] { return place }
      name = found.parent
    }
    return nil
  }

  /// Every class with a method, by name.
  static var names: [String] { classes.keys.sorted() }

  /// All methods of a class, with their places.
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
  /// Where the receiver declares what it was sent, as far as that is known; else who reports it.
  var place: String {
    SourcePlaces.place(of: name, in: message.receiver.name) ?? message.location
  }
}
