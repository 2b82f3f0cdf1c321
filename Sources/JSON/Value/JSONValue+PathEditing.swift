extension JSONValue {
  /// Returns the value with the member or element at a path set; all other bytes stay unchanged.
  ///
  /// An existing value is replaced in place. Missing objects on the path are created in the style
  /// of the object around them. A missing array is created if the next step is `0`.
  /// ```swift
  /// try row.setting(MemberPath("name.common"), to: .string("Chad"))
  /// ```
  /// - Parameters:
  ///   - path: The path.
  ///   - value: The new value.
  /// - Returns: The changed value.
  /// - Throws: ``PathEditError`` if a step meets a scalar, or is a key or an index past the end in
  ///   an array.
  /// - Complexity: Linear in the size of the value, times the number of steps.
  public func setting(_ path: MemberPath, to value: JSONValue) throws(PathEditError) -> JSONValue {
    let place = try place(of: path)
    let (parent, steps) = (place.parent, place.missing)
    if let old = place.value { return replacing(old, with: Array(value.utf8)) }
    if parent.kind == .array {
      throw PathEditError(.indexPastEnd(count: parent.count), path, place.matched)
    }
    let style = NestedStyle(of: parent)
    var inner = value
    for number in steps.indices.dropFirst().reversed() {
      switch MemberPath.index(of: steps[number]) {
      case nil: inner = style.object(steps[number], inner, depth: number)
      case 0: inner = .array([inner])
      default: throw PathEditError(.indexPastEnd(count: 0), path, place.matched + number)
      }
    }
    return replacing(parent.range, with: Array(parent.setting(steps[0], to: inner).utf8))
  }

  /// Returns the value without the member or element at a path; all other bytes stay unchanged.
  ///
  /// A member or an element is removed together with the comma before it. If the path does not
  /// exist, the value is returned unchanged.
  ///
  /// - Parameter path: The path.
  /// - Returns: The changed value.
  /// - Complexity: Linear in the size of the value, times the number of steps.
  public func removing(_ path: MemberPath) -> JSONValue {
    do throws(PathEditError) {
      let place = try place(of: path)
      guard let value = place.value else { return self }
      let parent = place.parent
      let rest =
        parent.kind == .array
        ? parent.removing(elementAt: value) : parent.removing(place.lastStep)
      return replacing(parent.range, with: Array(rest.utf8))
    } catch {
      return self
    }
  }

  /// Returns an array without an element and the comma before it, or after it for the first one.
  private func removing(elementAt element: Range<Int>) -> JSONValue {
    var previous: Range<Int>?
    for other in elements {
      if other.range.lowerBound >= element.lowerBound { break }
      previous = other.range
    }
    let bytes = source.span
    let next = bytes.startOfNext(after: element.upperBound, limit: range.upperBound)
    if let previous { return replacing(previous.upperBound..<element.upperBound, with: []) }
    guard next < range.upperBound else { return JSONValue(whole: Array("[]".utf8)) }
    return replacing(element.lowerBound..<next, with: [])
  }
}

/// The place that a path means in a value, as far as its steps exist.
private struct PathPlace {
  /// The innermost existing object or array on the path.
  let parent: JSONValue

  /// The number of steps that lead to the parent.
  let matched: Int

  /// The steps after the parent.
  let missing: [String]

  /// The range of the value, or nil if the parent lacks the next step.
  let value: Range<Int>?

  /// The key of the value in its parent.
  var lastStep: String { missing[0] }
}

extension JSONValue {
  private func place(of path: MemberPath) throws(PathEditError) -> PathPlace {
    if path.whole != nil, let value = self[path.text] {
      return PathPlace(parent: self, matched: 0, missing: [path.text], value: value.range)
    }
    var parent = self
    for number in path.steps.indices {
      let value = try parent.child(path, number)
      if let value, number + 1 < path.steps.count {
        parent = value
        continue
      }
      return PathPlace(
        parent: parent,
        matched: number,
        missing: Array(path.steps[number...]),
        value: value?.range
      )
    }
    return PathPlace(parent: self, matched: 0, missing: path.steps, value: nil)
  }

  /// Returns the value that a step of a path leads to, or nil if it is missing.
  private func child(_ path: MemberPath, _ number: Int) throws(PathEditError) -> JSONValue? {
    switch kind {
    case .object: return self[path.steps[number]]
    case .array:
      guard let index = path.compared[number].index else {
        throw PathEditError(.keyInArray, path, number)
      }
      for (place, element) in elements.enumerated() where place == index { return element }
      return nil
    default: throw PathEditError(.scalar(kind), path, number)
    }
  }
}

/// A path that cannot be set in a value.
public struct PathEditError: Error, Hashable, Sendable {
  /// The reason why a step fails.
  public enum Reason: Hashable, Sendable {
    /// The value before the step is a text, a number, a Boolean or null.
    case scalar(JSONValue.Kind)

    /// The value before the step is an array, and the step is not an index.
    case keyInArray

    /// The array has fewer elements.
    case indexPastEnd(count: Int)
  }

  /// The reason.
  public let reason: Reason

  /// The path.
  public let path: MemberPath

  /// The index of the failing step, from 0.
  public let step: Int

  init(_ reason: Reason, _ path: MemberPath, _ step: Int) {
    self.reason = reason
    self.path = path
    self.step = step
  }

  /// The part of the path before the step, or nil for the first step.
  public var parent: MemberPath? {
    step == 0 ? nil : MemberPath(steps: Array(path.steps[..<step]))
  }
}
