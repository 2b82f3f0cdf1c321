import CommandLanguage
import Workbench

/// A frame of a crashed thread.
struct CrashFrame: Sendable {
  /// The number, from 0 for the innermost frame.
  let number: Int

  /// The name of the program or library.
  let image: String

  /// The function, or an address if it has no name.
  let symbol: String

  /// The file and line; nil if they are unknown.
  let place: String?

  /// Whether the image is inside the app, such as one of its frameworks.
  let isInApp: Bool

  init(number: Int, image: String, symbol: String, place: String? = nil, isInApp: Bool = false) {
    self.number = number
    (self.image, self.symbol) = (image.printable, symbol.printable)
    self.place = place?.printable
    self.isInApp = isInApp
  }

  /// The frame as in a report: number, image, symbol and place.
  var text: String {
    "\(number)  \(image)  \(symbol)" + (place.map { " (\($0))" } ?? "")
  }

  /// The frame for programs.
  var value: AnswerValue {
    [
      "number": .int(number), "image": .text(image), "symbol": .text(symbol),
      "place": .optional(place),
    ]
  }

  /// Whether the symbol names a list, a scroll view or a data source.
  var namesList: Bool {
    let name = symbol.lowercased()
    return Self.listNames.contains { name.containsText($0) }
  }

  private static let listNames = [
    "uitableview", "uicollectionview", "tableview", "collectionview", "diffabledatasource",
    "uiscrollview", "notifydidscroll", "fetchedresultscontroller", "updatecoalescing", "foreach",
  ]

  /// Whether the frame is the start of the program, which every thread of it has.
  var isStart: Bool {
    symbol == "main" || symbol.hasPrefix("main ") || symbol.hasSuffix("$main()")
      || symbol.hasPrefix("start ") || symbol == "start"
  }

  /// Whether the image is none of the system's known ones.
  var isOutsideSystem: Bool {
    let isSystem = image == "???" || image.hasPrefix("lib") || image.hasPrefix("dyld")
    return !isSystem && !Self.systemImages.contains(image)
  }

  private static let systemImages: Set<String> = [
    "UIKitCore", "UIKit", "Foundation", "CoreFoundation", "GraphicsServices", "QuartzCore",
    "CoreData", "SwiftUI", "SwiftUICore", "AttributeGraph", "UIFoundation", "Combine", "CFNetwork",
    "FrontBoardServices", "BackBoardServices", "CoreGraphics", "CoreAutoLayout", "SwiftData",
    "BaseBoard", "Gestures", "UpdateCycle", "XCTest", "XCTestCore", "WebKit", "CoreText",
    "CoreServices", "DiffableDataSources", "Observation",
  ]
}

extension String {
  /// The text without control characters, of at most 200 characters.
  fileprivate var printable: String {
    let scalars = unicodeScalars.prefix(200).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: " "
      default: scalar
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
