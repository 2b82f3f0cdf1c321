extension JSONDocument {
  /// The recorded array that starts at an offset, or nil.
  ///
  /// The list of all lines is not asked for this way.
  ///
  /// - Complexity: logarithmic in the number of recorded arrays.
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

  /// The recorded array that a value of this document is, or nil.
  public func array(of value: JSONValue) -> JSONArray? {
    value.kind == .array ? array(at: value.range.lowerBound) : nil
  }

  /// An element of a recorded array.
  ///
  /// - Complexity: linear in the size of the element.
  public func element(_ index: Int, of array: JSONArray) -> JSONValue? {
    guard index >= 0, index < array.count else { return nil }
    return JSONValue(validated: bytes, at: Int(offsets[array.elements.lowerBound + index]))
  }

  /// Says what an element has under the noted key.
  ///
  /// - Parameter element: The number of the element among ``offsets``.
  /// - Returns: What was noted.
  public func note(of element: Int) -> NotedNumber {
    element < notes.count ? notes[element] : .none
  }

  /// Appends the numbers that the noted key has in elements, in order.
  ///
  /// - Parameters:
  ///   - elements: The numbers of the elements among ``offsets``.
  ///   - numbers: Where the numbers go, one for each element; it is not a number where the element has none.
  /// - Complexity: linear in the number of elements; an element is read only where its number takes more
  ///   than a note, and walked only where it stands far behind its start.
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

  /// The place of an offset: its line, its column and its path.
  ///
  /// - Complexity: linear in the size of the text before it.
  public func place(of offset: Int) -> JSONPlace {
    let start = hasByteOrderMark ? 3 : 0
    let target = max(start, min(offset, bytes.count))
    let span = bytes.span
    // The text before the offset ends too early, and the open containers are then the path.
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
  /// Whether the scan stopped where a key was to come.
  fileprivate var isBeforeKey: Bool { top.isObject && top.keyStart == 0 }
}
