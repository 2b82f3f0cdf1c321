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
    guard let (target, rows) = find(method, slot), let own = rows.own(place) else {
      return answer()
    }
    return call(
      target,
      rows,
      "\(method.selector) \(own)",
      source,
      as: shows,
      file: file,
      line: line
    ) { body($0, own) }
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
    guard let (target, rows) = find(method, slot) else { return }
    call(
      target,
      rows,
      method.selector + (word().map { " " + $0 } ?? ""),
      source,
      as: AnswerText.none,
      file: file,
      line: line,
      body
    )
  }

  /// Who has a method, and by which paths; nil where it is absent.
  @inline(__always)
  func find<Capability>(
    _ method: OptionalMethod,
    _ slot: (TableMethods) -> Capability?
  ) -> (target: Capability, rows: RowPlaces)? {
    var methods = methods
    if !substitutes.isEmpty, let substitute = substitutes[method] {
      guard let other = substitute else { return nil }
      methods = other
    }
    guard let target = slot(methods) else { return nil }
    return (target, isArranged ? places(of: target) : RowPlaces(mapping: nil))
  }

  private func places(of target: Any) -> RowPlaces {
    RowPlaces(mapping: target is any ShownPlaceKnowing ? nil : delegateMapping)
  }

  /// Calls an object that was found, and lets the trace see it.
  ///
  /// While it answers, the paths that it names are its own.
  @inline(__always)
  func call<Capability, Answer, Failure: Error>(
    _ target: Capability,
    _ rows: RowPlaces,
    _ selector: @autoclosure () -> String,
    _ source: Message.Source = .documented,
    as shows: (Answer) -> String? = { "\($0)" },
    file: String = #fileID,
    line: Int = #line,
    _ body: (Capability) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if isWatched { sends(to: target as AnyObject, selector(), source, file: file, line: line) }
    let answer: Answer
    do throws(Failure) {
      answer = try byPaths(of: rows) { () throws(Failure) in try body(target) }
    } catch {
      answered()
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
    let rows = isArranged ? places(of: target) : RowPlaces(mapping: nil)
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
