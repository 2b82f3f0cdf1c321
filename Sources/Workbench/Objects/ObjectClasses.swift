import SourceCode
import TableModel
import TableUI

/// The classes that a graph of objects shows, and their declarations.
enum ObjectClasses {
  /// Whether an object is of one of the classes, or of a subclass that an app declares.
  static func isKnown(_ object: AnyObject) -> Bool {
    guard !(object is any MessageObserver) else { return false }
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if known.contains(shortName("\(current)")) { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// Whether an object only stores the elements of a list.
  static func isStorage(_ object: AnyObject) -> Bool { name(of: object).hasPrefix("SummaryTree") }

  /// Returns the name of an object's class, without its generic arguments.
  static func name(of object: AnyObject) -> String { shortName("\(Swift.type(of: object))") }

  /// Returns a name without generic arguments.
  static func shortName(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

  /// Returns the layer of an object.
  @MainActor static func layer(of object: AnyObject) -> Message.Layer {
    if object is TableView { return .view }
    if models.contains(name(of: object)) { return .model }
    if views.contains(name(of: object)) { return .view }
    return TableView.party(of: object).layer
  }

  /// Returns whether a stored property is weak or unowned.
  static func isWeak(_ property: String, in owner: String) -> Bool {
    weakProperties.contains("\(owner).\(property)")
  }

  /// The classes of the wirings, the adapters and the models, and those of views and controllers.
  private static let known: Set<String> = {
    let folders = [
      "TableUI/Cells/", "TableUI/Controllers/", "TableUI/Refreshing/", "TableUI/Diffable/",
    ]
    let views = SourceLibrary.tableUI.filter { file in
      file.path == "TableUI/TableView/TableView.swift"
        || folders.contains { file.path.hasPrefix($0) }
    }
    return classes(in: SourceLibrary.wirings + SourceLibrary.adapters + views)
      .union(models)
  }()

  /// The classes of the models.
  private static let models = classes(
    in: SourceLibrary.others.filter { $0.path.hasPrefix("TableStore/") }
  )

  /// The classes of views other than cells and table views.
  private static let views = classes(
    in: SourceLibrary.tableUI.filter { $0.path.hasPrefix("TableUI/Refreshing/") }
  )

  private static func classes(in files: [SourceFile]) -> Set<String> {
    Set(files.flatMap(\.declarations).filter { $0.kind == .class }.map(\.name))
  }

  /// The weak and unowned properties, as `Owner.property`.
  private static let weakProperties: Set<String> = {
    var found: Set<String> = []
    for file in SourceLibrary.all {
      for property in file.declarations where property.kind == .property {
        let words = file.lines[property.line - 1].split(separator: " ")
        guard let end = words.firstIndex(where: { $0 == "var" || $0 == "let" }) else { continue }
        if words[..<end].contains(where: { $0 == "weak" || $0.hasPrefix("unowned") }) {
          found.insert("\(property.owner).\(property.name)")
        }
      }
    }
    return found
  }()
}
