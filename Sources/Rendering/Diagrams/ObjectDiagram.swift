import TextLayout

/// A diagram of objects and the references between them.
///
///     var diagram = ObjectDiagram(title: "a screen")
///     diagram.objects = [.init("Screen", .controller), .init("TableView", .view)]
///     diagram.references = [.init(from: 0, to: 1, "tableView", isStrong: true)]
///     diagram.text.joined(separator: "\n")
public struct ObjectDiagram: Hashable, Sendable {
  /// An object, or several of one class.
  public struct Object: Hashable, Sendable {
    /// The name of the class.
    public var name: String

    /// The layer of the object.
    public var kind: SequenceDiagram.Participant.Kind

    /// The number of objects; 1 by default.
    public var count: Int

    /// Creates an object.
    public init(_ name: String, _ kind: SequenceDiagram.Participant.Kind, count: Int = 1) {
      self.name = name
      self.kind = kind
      self.count = count
    }
  }

  /// A reference between two objects, given by their indexes, which must be valid.
  public struct Reference: Hashable, Sendable {
    /// The index of the object that has the reference.
    public var from: Int

    /// The index of the object that it refers to.
    public var to: Int

    /// The name of the property.
    public var name: String

    /// Whether the reference keeps the other object alive.
    public var isStrong: Bool

    /// Creates a reference.
    public init(from: Int, to: Int, _ name: String, isStrong: Bool) {
      (self.from, self.to, self.name, self.isStrong) = (from, to, name, isStrong)
    }
  }

  /// The title of the diagram.
  public var title: String

  /// The objects, from top to bottom.
  public var objects: [Object] = []

  /// The references, in the order of their objects.
  public var references: [Reference] = []

  /// Creates a diagram without objects.
  public init(title: String) { self.title = title }
}

extension ObjectDiagram.Object {
  /// The class, with the number of objects if there are several.
  var words: String { name.escapedForDisplay() + (count > 1 ? " ×\(count)" : "") }
}

extension ObjectDiagram {
  /// The diagram as lines of text: each object, then its references.
  public var text: [String] {
    var lines = [title.escapedForDisplay()]
    let width = references.map { $0.name.displayWidth }.max() ?? 0
    for (index, object) in objects.enumerated() {
      lines.append("\(object.words)  \(object.kind.name)")
      for reference in references where reference.from == index {
        let arrow = reference.isStrong ? "──▶" : "┄┄▷"
        let name = reference.name.escapedForDisplay().padded(toWidth: width)
        lines.append("  \(name) \(arrow) \(objects[reference.to].words)")
      }
    }
    return lines + ["──▶ strong: keeps the object alive   ┄┄▷ weak or unowned: does not"]
  }

  /// The diagram as an SVG file, as lines.
  ///
  /// Each object is a box with its references, and each reference has a separate line. The colors
  /// follow the reader's light or dark preference.
  public var svg: [String] {
    var picture = ObjectDiagramPicture(self)
    picture.draw()
    return picture.lines
  }
}
