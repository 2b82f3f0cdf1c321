extension JSONDocument {
  /// Returns the recorded array that starts at an offset, or nil.
  ///
  /// The list of all lines cannot be found this way.
  ///
  /// - Complexity: Logarithmic in the number of recorded arrays.
  public func array(at offset: Int) -> JSONArray? {
    var low = isLines ? 1 : 0
    var high = arrays.count
    while low < high {
      let middle = low + (high - low) / 2
      if arrays[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < arrays.count, arrays[low].range.lowerBound == offset else { return nil }
    return arrays[low]
  }

  /// Returns the recorded array for a value of this document, or nil.
  public func array(of value: JSONValue) -> JSONArray? {
    value.kind == .array ? array(at: value.range.lowerBound) : nil
  }

  /// Returns an element of a recorded array, or nil if the index is out of range.
  ///
  /// - Complexity: Linear in the size of the element.
  public func element(_ index: Int, of array: JSONArray) -> JSONValue? {
    guard index >= 0, index < array.count else { return nil }
    return JSONValue(validated: bytes, at: Int(offsets[array.elements.lowerBound + index]))
  }

  /// Returns the number that an element has under the noted key.
  ///
  /// - Parameter element: The index of the element in ``offsets``.
  /// - Returns: The noted number.
  public func note(of element: Int) -> PackedNumber {
    element < notes.count ? notes[element] : .none
  }

  /// Appends the numbers that elements have under the noted key, in order.
  ///
  /// - Parameters:
  ///   - elements: The indexes of the elements in ``offsets``.
  ///   - numbers: The array to append to, one number per element; NaN for an element without a
  ///     number.
  /// - Complexity: Linear in the number of elements. An element is read only if its number does not
  ///   go into a note. It is walked only if the number is far from its start.
  public func appendNotedNumbers(of elements: Range<Int>, to numbers: inout [Double]) {
    for element in elements {
      switch note(of: element).reading {
      case .none: numbers.append(.nan)
      case .number(let number): numbers.append(number)
      case .behind(let distance):
        let value = JSONValue(validated: bytes, at: Int(offsets[element]) + distance)
        numbers.append(value.double ?? .nan)
      case .far:
        let value = JSONValue(validated: bytes, at: Int(offsets[element]))
        numbers.append(notedKey.flatMap { value[$0]?.double } ?? .nan)
      }
    }
  }

  /// Returns the place of an offset: its line, column and path.
  ///
  /// - Complexity: Linear in the size of the text before it.
  public func place(of offset: Int) -> JSONPlace {
    let start = hasByteOrderMark ? 3 : 0
    let target = max(start, min(offset, bytes.count))
    let span = bytes.span
    // The text before the offset ends early, so the open containers form the path.
    var scanner = Scanner(from: start, to: target)
    try? scanner.scanDocument(isLines: isLines, in: span)
    var path = scanner.path(in: span)
    if scanner.isBeforeKey, target < bytes.count, bytes[target] == ASCII.quote {
      let end = span.endOfString(at: target, limit: bytes.count).end
      JSONPath.append(key: bytes.decodedText(ofString: target..<end), to: &path)
    }
    var finder = PlaceFinder(from: start)
    return finder.place(of: target, path: path, in: span)
  }
}

extension Scanner {
  /// Whether the scan stopped before a key.
  fileprivate var isBeforeKey: Bool { top.isObject && top.keyStart == 0 }
}

extension JSONDocument {
  /// Whether a text with these first bytes can be JSON.
  ///
  /// If it returns false, these bytes have the same error as the whole text.
  ///
  /// ```swift
  /// JSONDocument.mayBegin(with: Array("[1, 2".utf8))  // true
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The first bytes of the text.
  ///   - isStrict: Whether a duplicate key is an error. The default is false.
  ///   - isLines: Whether the text is JSON Lines. The default guesses.
  /// - Returns: Whether the bytes have no error.
  /// - Complexity: Linear in the number of bytes.
  public static func mayBegin(
    with bytes: [UInt8],
    isStrict: Bool = false,
    isLines: Bool? = nil
  ) -> Bool {
    let span = bytes.span
    guard TextEncoding.foreignName(span) == nil else { return false }
    let start = TextEncoding.hasByteOrderMark(span) ? 3 : 0
    var scanner = Scanner(from: start, to: bytes.count, isStrict: isStrict)
    do throws(ScanFailure) {
      try scanner.scanDocument(isLines: isLines, in: span)
      return true
    } catch {
      // An error near the end may only mean that the text is cut off there.
      return error.offset + ScannedText.lookahead >= bytes.count
    }
  }
}

/// An array of a document with access to its elements by index.
public struct JSONArray: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32
  private let firstElement: UInt32
  private let endElement: UInt32

  init(range: Range<Int>, elements: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    firstElement = UInt32(truncatingIfNeeded: elements.lowerBound)
    endElement = UInt32(truncatingIfNeeded: elements.upperBound)
  }

  /// The byte range of the array in its document, including the brackets.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// The indexes of the array's elements in the document's offsets.
  public var elements: Range<Int> { Int(firstElement)..<Int(endElement) }

  /// The number of elements.
  public var count: Int { Int(endElement - firstElement) }
}
