import TableModel

// The only way to call optional methods of a data source, a delegate and a prefetch data source.
extension TableView {
  /// Asks about a row or a section.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - slot: The key path of the object.
  ///   - place: The row's index path or the section's index, as shown by the table.
  ///   - source: The evidence for UIKit's call. The default is documented.
  ///   - answer: The result for an object without the method or the place.
  ///   - shows: The text of the result in the trace.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - body: The call, with the object's own index path or section index.
  /// - Returns: The result.
  @inline(__always)
  func ask<Capability, Place: MappedPlace, Answer>(
    _ method: OptionalMethod,
    _ slot: (TableMethods) -> Capability?,
    at place: Place,
    _ source: Message.Source = .documented,
    otherwise answer: @autoclosure () -> Answer,
    as shows: (Answer) -> String? = { "\($0)" },
    file: String = #fileID,
    line: Int = #line,
    _ body: (Capability, Place) -> Answer
  ) -> Answer {
    guard let found = find(method, slot), let own = found.rows.own(place) else { return answer() }
    return call(found, "\(own)", source, as: shows, file: file, line: line) { body($0, own) }
  }

  /// Notifies an object about a row or a section, unless it lacks the method or the place.
  @inline(__always)
  func tell<Capability, Place: MappedPlace>(
    _ method: OptionalMethod,
    _ slot: (TableMethods) -> Capability?,
    at place: Place,
    _ source: Message.Source = .documented,
    file: String = #fileID,
    line: Int = #line,
    _ body: (Capability, Place) -> Void
  ) {
    ask(
      method,
      slot,
      at: place,
      source,
      otherwise: (),
      as: AnswerText.none,
      file: file,
      line: line,
      body
    )
  }

  /// Notifies an object about an event without a row.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - slot: The key path of the object.
  ///   - word: The text after the selector in the trace.
  ///   - source: The evidence for UIKit's call. The default is documented.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - body: The call.
  @inline(__always)
  func tell<Capability>(
    _ method: OptionalMethod,
    _ slot: (TableMethods) -> Capability?,
    with word: @autoclosure () -> String? = nil,
    _ source: Message.Source = .documented,
    file: String = #fileID,
    line: Int = #line,
    _ body: (Capability) -> Void
  ) {
    guard let found = find(method, slot) else { return }
    call(found, word(), source, as: AnswerText.none, file: file, line: line, body)
  }

  /// Returns the object with a method and its index paths, or nil if the method is missing.
  @inline(__always)
  func find<Capability>(
    _ method: OptionalMethod,
    _ slot: (TableMethods) -> Capability?
  ) -> FoundMethod<Capability>? {
    var methods = methods
    if !substitutes.isEmpty, let substitute = substitutes[method] {
      guard let other = substitute else { return nil }
      methods = other
    }
    guard let target = slot(methods) else { return nil }
    return FoundMethod(
      method: method,
      target: target,
      rows: isArranged ? places(of: target) : .table
    )
  }

  private func places(of target: Any) -> RowPlaces {
    RowPlaces(mapping: target is any ShownPlaceKnowing ? nil : delegateMapping)
  }

  /// Calls a found method and reports the call.
  ///
  /// - Parameters:
  ///   - found: The found method.
  ///   - words: The text after the selector in the trace, or nil.
  ///   - source: The evidence for UIKit's call. The default is documented.
  ///   - selector: The selector to show instead, for a method that is not optional by itself.
  ///   - shows: The text of the result in the trace.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - body: The call, with the object's own index paths.
  /// - Returns: The result.
  /// - Throws: The error of `body`.
  @inline(__always)
  func call<Capability, Answer, Failure: Error>(
    _ found: FoundMethod<Capability>,
    _ words: @autoclosure () -> String? = nil,
    _ source: Message.Source = .documented,
    selector: @autoclosure () -> String? = nil,
    as shows: (Answer) -> String? = { "\($0)" },
    file: String = #fileID,
    line: Int = #line,
    _ body: (Capability) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try send(
      (selector() ?? found.method.selector) + (words().map { " " + $0 } ?? ""),
      to: found.target,
      by: found.rows,
      source,
      as: shows,
      file: file,
      line: line,
      body
    )
  }

  /// Calls an object and reports the call.
  ///
  /// During the call the object uses its own index paths. The parameters are those for a found
  /// method.
  @inline(__always)
  func send<Capability, Answer, Failure: Error>(
    _ selector: @autoclosure () -> String,
    to target: Capability,
    by rows: RowPlaces = .table,
    _ source: Message.Source = .documented,
    as shows: (Answer) -> String? = { "\($0)" },
    failing: (Failure) -> String? = { _ in nil },
    file: String = #fileID,
    line: Int = #line,
    _ body: (Capability) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if isWatched { sends(to: target as AnyObject, selector(), source, file: file, line: line) }
    let answer: Answer
    do throws(Failure) {
      answer = try byPaths(of: rows) { () throws(Failure) in try body(target) }
    } catch {
      answered(failing(error))
      throw error
    }
    if isWatched { answered(shows(answer)) }
    return answer
  }

  /// Notifies the object that a ``MethodSubstituting`` object wraps about a row or a section,
  /// without a trace.
  package func tellBehind<Capability, Place: MappedPlace>(
    _ slot: (TableMethods) -> Capability?,
    at place: Place,
    _ body: (Capability, Place) -> Void
  ) {
    tellBehind(slot) { target, rows in
      if let own = rows.own(place) { body(target, own) }
    }
  }

  /// Notifies the wrapped object about another event, without a trace.
  package func tellBehind<Capability, Failure: Error>(
    _ slot: (TableMethods) -> Capability?,
    _ body: (Capability, RowPlaces) throws(Failure) -> Void
  ) throws(Failure) {
    guard let target = slot(methods) else { return }
    let rows = isArranged ? places(of: target) : .table
    try byPaths(of: rows) { () throws(Failure) in try body(target, rows) }
  }

  @inline(__always)
  private func byPaths<Answer, Failure: Error>(
    of rows: RowPlaces,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let mapping = rows.mapping else { return try body() }
    let outer = pathTranslation
    defer { pathTranslation = outer }
    pathTranslation = { mapping.shownPath(of: $0) }
    return try body()
  }
}

/// An optional method and the object that has it.
struct FoundMethod<Capability> {
  /// The method.
  let method: OptionalMethod

  /// The object.
  let target: Capability

  /// The index paths that the object uses for rows.
  let rows: RowPlaces
}
