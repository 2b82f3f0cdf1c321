import Fuzzing
import JSON
import TextLayout

/// What holds of any bytes that are read as JSON.
struct DocumentCheck {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let plain = read(isLines: false)
    var naive = NaiveReader(bytes)
    check(naive.accepts() == (plain.document != nil), "the naive reader says otherwise")
    let lines = read(isLines: true)
    let guessed = read(isLines: nil)
    check(
      (guessed.document == nil) == ((guessed.isLines ? lines : plain).document == nil),
      "what is guessed is neither of both"
    )
    for result in [plain, lines, guessed] {
      if let document = result.document { checkDocument(document) }
      if let error = result.error { checkError(error) }
    }
    checkStrict(plain.document)
    if let document = plain.document { ValueCheck(document.root).run() }
  }

  private typealias Result = (document: JSONDocument?, error: JSONError?, isLines: Bool)

  private func read(isStrict: Bool = false, isLines: Bool?) -> Result {
    do throws(JSONError) {
      let document = try JSONDocument(
        bytes,
        isStrict: isStrict,
        isLines: isLines,
        rowKeys: ["items", "rows"]
      )
      return (document, nil, document.isLines)
    } catch {
      return (nil, error, false)
    }
  }

  /// Being strict is no more than minding a key that stands twice.
  private func checkStrict(_ document: JSONDocument?) {
    let strict = read(isStrict: true, isLines: false)
    guard let document else { return check(strict.document == nil, "strict takes more") }
    check((document.duplicateCount == 0) == (strict.document != nil), "strict minds another thing")
    guard let error = strict.error else { return }
    checkError(error)
    guard case .duplicateKey = error.reason else {
      return check(false, "strict finds \(error.reason) where all is well")
    }
  }

  /// An error lies in the text, and its words and excerpt can be shown.
  private func checkError(_ error: JSONError) {
    let place = error.place
    check((0...bytes.count).contains(place.offset), "the error is at \(place.offset)")
    let lineFeeds = bytes[..<place.offset].count { $0 == UInt8(ascii: "\n") }
    check(place.line == lineFeeds + 1, "line \(place.line) after \(lineFeeds) line feeds")
    check(place.column >= 1, "column \(place.column)")
    check(error.excerpt.count <= 100, "an excerpt of \(error.excerpt.count)")
    check((0...error.excerpt.count).contains(error.caret), "the caret is at \(error.caret)")
    for style in [EscapeStyle.symbol, .ascii] {
      let shown = "\(error.message) \(place) \(error.excerpt)".escapedForDisplay(style)
      check(rawControls(in: shown) == [], "raw in the words: \(rawControls(in: shown))")
      let lines = caretLines(excerpt: error.excerpt, caret: error.caret, width: 40, style: style)
      for line in lines {
        check(rawControls(in: line) == [], "raw in the excerpt: \(rawControls(in: line))")
        check(line.displayWidth <= 40, "\(line.displayWidth) columns of 40")
      }
    }
  }

  /// The bytes are kept, and the elements of arrays are where they are said to be.
  private func checkDocument(_ document: JSONDocument) {
    check(document.bytes == bytes, "the bytes have changed")
    let told = document.duplicates.reduce(0) { $0 + $1.count }
    let isCut = document.duplicates.count == 100
    let missing = document.duplicateCount - told
    check(isCut ? missing >= 0 : missing == 0, "duplicates are lost")
    for array in document.arrays.prefix(8) {
      for index in Set([0, array.count / 2, array.count - 1]) where index >= 0 && array.count > 0 {
        guard let element = document.element(index, of: array) else {
          return check(false, "element \(index) of \(array.count) is missing")
        }
        let text = Array(element.utf8)
        let offset = document.offsets[array.elements.lowerBound + index]
        check(bytes[Int(offset)...].starts(with: text), "an element stands elsewhere")
        check((try? JSONValue(parsing: text)) == element, "an element is no value")
        check(document.place(of: Int(offset)).offset == Int(offset), "a place is another")
      }
      check(document.element(array.count, of: array) == nil, "an element too many")
    }
  }
}
