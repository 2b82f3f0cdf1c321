import SourceCode
import TableModel

/// The source locations of methods in the wirings, the adapters, the requests and the cells.
package enum SourcePlaces {
  /// The facts about a class.
  private struct Class {
    /// The superclass, or else the first protocol; empty without either.
    var parent = ""

    /// The locations of its methods, such as `Wirings/ItemsController.swift:16`.
    var methods: [Substring: String] = [:]
  }

  /// Returns the file and line of a method that a class declares or inherits, or nil.
  ///
  /// - Parameters:
  ///   - method: The name with its labels.
  ///   - owner: The class.
  /// - Returns: The location, such as `Wirings/ItemsController.swift:16`.
  package static func place(of method: Substring, in owner: String) -> String? {
    for name in lineage(of: String(owner.prefix { $0 != "<" })) {
      if let place = classes[name]?.methods[method] { return place }
    }
    return nil
  }

  /// Returns a class with the classes that it inherits from, nearest first.
  package static func lineage(of owner: String) -> [String] {
    var names: [String] = []
    var name = owner
    // No inheritance chain is longer than this.
    while names.count < 8, let found = classes[name] {
      names.append(name)
      name = found.parent
    }
    return names
  }

  /// The names of all classes with methods.
  static var names: [String] { classes.filter { !$0.value.methods.isEmpty }.keys.sorted() }

  /// Returns all methods of a class, with their locations.
  static func methods(of owner: String) -> [(name: String, place: String)] {
    (classes[owner]?.methods ?? [:]).map { (String($0.key), $0.value) }.sorted { $0.0 < $1.0 }
  }

  private static let classes: [String: Class] = {
    var classes: [String: Class] = [:]
    let cells = SourceLibrary.tableUI.filter { $0.path.hasPrefix("TableUI/Cells/") }
    for file in SourceLibrary.wirings + SourceLibrary.adapters + SourceLibrary.others + cells {
      for declaration in file.declarations where !declaration.isLocal {
        if declaration.kind == .class {
          classes[declaration.name, default: Class()].parent = declaration.parent
        } else if declaration.kind == .function, !declaration.owner.isEmpty {
          let place = "\(file.path):\(declaration.line)"
          classes[declaration.owner, default: Class()].methods[declaration.name[...]] = place
        }
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
