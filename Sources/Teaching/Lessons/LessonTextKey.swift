/// The place of a text in a lesson, which is the same in all languages.
struct LessonTextKey: Hashable, Sendable {
  /// The kind of a text, by the keyword before it.
  enum Kind: String, Sendable {
    case title
    case text
    case hint
    case say
    case seen
    case why
  }

  /// The number of the step, from 1, or 0 for a text before the first step.
  let step: Int

  /// The kind.
  let kind: Kind

  /// The number among the texts of its kind in the step, from 1.
  let number: Int

  /// The place in words, such as `hint 2 of step 1`.
  var words: String {
    let isNumbered = kind == .hint || kind == .say
    let name = isNumbered ? "\(kind.rawValue) \(number)" : kind.rawValue
    return TranslationText.place(name: name, step: step).words
  }
}

extension Lesson {
  /// The texts that can be translated, in the order of the file; none is empty.
  var texts: [(key: LessonTextKey, text: LessonText)] {
    var texts: [(key: LessonTextKey, text: LessonText)] = []
    func add(_ kind: LessonTextKey.Kind, _ several: [LessonText], of step: Int) {
      for (index, text) in several.enumerated() where !text.isEmpty {
        texts.append((LessonTextKey(step: step, kind: kind, number: index + 1), text))
      }
    }
    add(.title, [LessonText([title])], of: 0)
    add(.text, [text], of: 0)
    for (index, step) in steps.enumerated() {
      add(.title, [LessonText([step.title])], of: index + 1)
      add(.text, [step.text], of: index + 1)
      add(.hint, step.hints, of: index + 1)
      add(.say, step.mistakes.map(\.text), of: index + 1)
      add(.seen, [step.lookBack], of: index + 1)
      add(.why, [step.why], of: index + 1)
    }
    return texts
  }

  /// Replaces the text at a place.
  mutating func setText(_ text: LessonText, at key: LessonTextKey) {
    let (step, index) = (key.step - 1, key.number - 1)
    switch key.kind {
    case .title where key.step == 0: title = text.plain
    case .text where key.step == 0: self.text = text
    case .title: steps[step].title = text.plain
    case .text: steps[step].text = text
    case .hint: steps[step].hints[index] = text
    case .say: steps[step].mistakes[index].text = text
    case .seen: steps[step].lookBack = text
    case .why: steps[step].why = text
    }
  }
}
