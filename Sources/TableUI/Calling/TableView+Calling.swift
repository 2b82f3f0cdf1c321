import TableModel

// The one way to ask and to tell a data source, a delegate and a prefetch data source what they may leave out.
extension TableView {
  /// Asks about a row or a section.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - slot: Who has it.
  ///   - place: The row's index path or the section's number, as the table shows it.
  ///   - source: How well the question is known of UIKit.
  ///   - answer: The answer of an object that lacks the method or the place.
  ///   - shows: The answer as the trace shows it.
  ///   - file: Where it is asked.
  ///   - line: Where it is asked.
  ///   - body: Asks, with the object's own path or number.
  /// - Returns: The answer.
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

  /// Tells of a row or a section; an object without the method or the place is not told.
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

  /// Tells what concerns no row.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - slot: Who has it.
  ///   - word: What the trace shows behind the selector.
  ///   - source: How well the message is known of UIKit.
  ///   - file: Where it is told.
  ///   - line: Where it is told.
  ///   - body: Tells.
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

  /// Who has a method, and by which paths; nil where it is absent.
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

  /// Calls a method that was found, and lets the trace see it.
  ///
  /// - Parameters:
  ///   - found: Who has the method.
  ///   - words: What the trace shows behind the selector, or nil.
  ///   - source: How well the call is known of UIKit.
  ///   - selector: The selector of a method that cannot be left out by itself, instead of the found one's.
  ///   - shows: The answer as the trace shows it.
  ///   - file: Where it is called.
  ///   - line: Where it is called.
  ///   - body: Calls, with the object's own paths.
  /// - Returns: The answer.
  /// - Throws: What `body` throws.
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

  /// Calls an object, and lets the trace see it.
  ///
  /// While it answers, the paths that it names are its own. Parameters as for a method that was found.
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

  /// Tells the object behind a ``MethodSubstituting`` one of a row or a section; the trace
  /// shows nothing of it.
  package func tellBehind<Capability, Place: MappedPlace>(
    _ slot: (TableMethods) -> Capability?,
    at place: Place,
    _ body: (Capability, Place) -> Void
  ) {
    tellBehind(slot) { target, rows in
      if let own = rows.own(place) { body(target, own) }
    }
  }

  /// Tells the object behind it of something else; the trace shows nothing of it.
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

/// An object that has an optional method.
struct FoundMethod<Capability> {
  /// The method.
  let method: OptionalMethod

  /// The object.
  let target: Capability

  /// The paths by which it knows the rows.
  let rows: RowPlaces
}
