import Rendering
import SourceCode
import TableAdapters
package import TableModel
import TableUI
import Workspace

/// The live objects of a table and the references between them, grouped by class.
///
/// References are read from the objects' stored properties, down to those in structures. Closures
/// are not searched. Whether a reference is weak is read from the declaration of the property in the
/// embedded sources.
@MainActor package struct ObjectGraph {
  /// The objects of one class.
  package struct Node {
    /// The name of the class.
    package let name: String

    /// The layer of the objects.
    package let layer: Message.Layer

    /// The objects, in the order in which they were found.
    package internal(set) var objects: [AnyObject]
  }

  /// The references of one property between objects of two classes.
  package struct Edge: Hashable, Sendable {
    /// The class that declares or inherits the property.
    package let from: String

    /// The class of the objects that it refers to.
    package let to: String

    /// The name of the property.
    package let property: String

    /// Whether it keeps the objects alive.
    package let isStrong: Bool
  }

  /// The classes in the order in which they were found.
  package private(set) var nodes: [Node] = []

  /// The references in the order in which they were found.
  package private(set) var edges: [Edge] = []

  private var seen: Set<ObjectIdentifier> = []
  private var waiting: [AnyObject] = []

  /// The maximum number of objects of one class that are searched.
  private static let objectLimit = 50

  /// Finds the objects that can be reached from a screen.
  package init(of screen: AnyObject) {
    visit(screen)
    var next = 0
    while next < waiting.count {
      search(waiting[next])
      next += 1
    }
    waiting = []
  }

  private mutating func visit(_ object: AnyObject) {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    let name = ObjectClasses.name(of: object)
    let place = nodes.firstIndex { $0.name == name }
    if let place {
      nodes[place].objects.append(object)
      if nodes[place].objects.count > Self.objectLimit { return }
    } else {
      nodes.append(Node(name: name, layer: ObjectClasses.layer(of: object), objects: [object]))
    }
    waiting.append(object)
  }

  private mutating func search(_ object: AnyObject) {
    let name = ObjectClasses.name(of: object)
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      let owner = ObjectClasses.shortName("\(level.subjectType)")
      for child in level.children {
        guard var label = child.label else { continue }
        if let range = label.firstRange(of: "$__lazy_storage_$_") { label.removeSubrange(range) }
        let isStrong = !ObjectClasses.isWeak(label, in: owner)
        // The recorder of edits takes part in no pattern, and is kept by closures.
        for found in ObjectSearch.objects(in: child.value) where !(found is ChangeRecorder) {
          let edge = Edge(
            from: name,
            to: ObjectClasses.name(of: found),
            property: label,
            isStrong: isStrong
          )
          if !edges.contains(edge) { edges.append(edge) }
          visit(found)
        }
      }
      mirror = level.superclassMirror
    }
  }
}

extension ObjectGraph {
  /// The classes that are reached from one by strong references, with itself.
  package func kept(by name: String) -> Set<String> {
    var kept: Set = [name]
    var open = [name]
    while let next = open.popLast() {
      for edge in edges where edge.from == next && edge.isStrong && kept.insert(edge.to).inserted {
        open.append(edge.to)
      }
    }
    return kept
  }

  /// Returns the diagram of the graph.
  func diagram(title: String) -> ObjectDiagram {
    var diagram = ObjectDiagram(title: title)
    diagram.objects = nodes.map {
      .init($0.name, .init(rawValue: $0.layer.rawValue) ?? .controller, count: $0.objects.count)
    }
    let places = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().map { ($0.element.name, $0.offset) }
    )
    for (index, node) in nodes.enumerated() {
      for edge in edges where edge.from == node.name {
        guard let target = places[edge.to] else { continue }
        diagram.references.append(
          .init(from: index, to: target, edge.property, isStrong: edge.isStrong)
        )
      }
    }
    return diagram
  }
}
