import Workspace

/// A change of the program, and the places to edit in each wiring.
struct EditExperiment: Sendable {
  /// One place that must change.
  struct Place: Hashable, Sendable {
    /// The file, or the new part.
    let file: String

    /// The method in the file, or nil for the whole file.
    let method: String?

    /// The required edit.
    let what: String
  }

  /// The name of the experiment.
  let name: String

  /// The change.
  let summary: String

  /// The places by wiring; a wiring that cannot do it says so in a place without a method.
  let places: [(wiring: String, places: [Place])]
}

extension EditExperiment {
  /// All experiments.
  static let all = [addCellKind, redesignCell]

  /// Returns the number of places to edit for a further kind of cell, without the cell itself.
  static func placesForCellKind(_ wiring: String) -> Int? {
    addCellKind.places.first { $0.wiring == wiring }?.places.count { $0 != newCell }
  }

  private static let newCell = Place(file: "a new cell class", method: nil, what: "write the cell")

  /// Shows a row of a new kind next to the others.
  private static let addCellKind = EditExperiment(
    name: "add-cell-kind",
    summary: "show a row of a kind that the library does not have",
    places: [
      (
        "monolith",
        [
          Place(
            file: "Wirings/MonolithController.swift",
            method: "tableView(_:cellForRowAt:)",
            what: "add a branch for the new class"
          ),
          Place(
            file: "Wirings/MonolithController.swift",
            method: "tableView(_:heightForRowAt:)",
            what: "return the height of the new cell"
          ), newCell,
        ]
      ),
      (
        "array",
        [
          Place(
            file: "Wirings/ArrayController.swift",
            method: "makeTableView(style:)",
            what: "register the cell; a source with one cell name cannot do this"
          ), newCell,
        ]
      ),
      (
        "items",
        [
          Place(
            file: "a subclass of ItemDataSource",
            method: "cellClass(for:)",
            what: "add a branch"
          ), newCell,
        ]
      ),
      (
        "generators",
        [
          Place(file: "a new generator", method: nil, what: "define its cell, height and events"),
          newCell,
        ]
      ),
      (
        "datamodel",
        [
          Place(
            file: "Wirings/DataModelController.swift",
            method: "tableView(_:cellForRowAt:)",
            what: "add a case, where this method tells the kinds apart"
          ),
          Place(
            file: "Wirings/DataModelController.swift",
            method: "makeTableView(style:)",
            what: "register the cell"
          ),
          Place(
            file: "the item",
            method: nil,
            what:
              "store what the item needs to know about its kind"
          ),
          newCell,
        ]
      ),
      (
        "container",
        [
          Place(
            file: "Wirings/DetailsController.swift",
            method: "tableView(_:cellForRowAt:)",
            what: "add a case and a method that configures the cell"
          ), newCell,
        ]
      ),
    ]
  )

  /// Renames and moves the labels of a cell.
  private static let redesignCell = EditExperiment(
    name: "redesign-cell",
    summary: "rename and move the labels of a cell",
    places: ["monolith", "array", "items", "generators", "datamodel", "container"].map { wiring in
      (
        wiring,
        [
          Place(
            file: "the cell class",
            method: "configure(with:)",
            what:
              "change the labels"
          )
        ]
      )
    }
  )
}
