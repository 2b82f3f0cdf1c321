import JSON

/// Finds the changes that turn the titles and members of one section into those of another.
struct SectionObjectComparison {
  /// The default member names for old objects; nil if the document has no objects.
  let oldNames: SectionNames?

  /// The default member names for new objects; nil if the document has no objects.
  let newNames: SectionNames?

  /// The identifiers of the sections.
  let identity: SectionsDifference.SectionIdentity

  /// Whether a section's titles or members change.
  func isChanged(_ old: Section, _ new: Section) -> Bool {
    old.isTitled(otherThan: new) || hasOtherMembers(old, new)
  }

  /// Returns the changes of a section's titles and members.
  ///
  /// - Parameters:
  ///   - old: The section before.
  ///   - new: The section after.
  ///   - index: The number of the section when the changes are made.
  /// - Returns: The changes, in any order.
  func changes(_ old: Section, _ new: Section, at index: Int) -> [TableChange] {
    var changes: [TableChange] = []
    if !old.header.utf8.elementsEqual(new.header.utf8) {
      changes.append(.header(section: index, from: old.header, to: new.header))
    }
    if !old.footer.utf8.elementsEqual(new.footer.utf8) {
      changes.append(.footer(section: index, from: old.footer, to: new.footer))
    }
    if hasOtherMembers(old, new) {
      changes.append(.members(section: index, from: old.object, to: object(of: new)))
    }
    return changes
  }

  /// Returns an inserted section, adapted to the document of the old state.
  func newSection(_ section: Section) -> Section {
    Section(
      header: section.header,
      footer: section.footer,
      items: section.items,
      // An index in another document means nothing in this one.
      origin: identity == .origin ? section.origin : nil,
      object: object(of: section)
    )
  }

  /// Whether saving the old section with the new titles and rows would write different members.
  ///
  /// A document without objects for its sections has no members to compare. Those of others stay,
  /// unless sections with members were inserted. Content that it cannot store is saved as a native
  /// document.
  private func hasOtherMembers(_ old: Section, _ new: Section) -> Bool {
    guard old.object != new.object || oldNames != newNames else { return false }
    guard let newNames else {
      let others = new.object?.others ?? []
      if others.isEmpty, oldNames != nil { return false }
      return others != (old.object?.others ?? [])
    }
    var titled = new
    titled.object = old.object
    return titled.members(named: oldNames ?? SectionNames()) != new.members(named: newNames)
  }

  /// Returns the object of a new section, with the names of its state.
  private func object(of section: Section) -> SectionObject? {
    guard let newNames, newNames != oldNames ?? SectionNames(), section.object?.members == nil
    else { return section.object }
    return SectionObject(section.members(named: newNames))
  }
}

extension Section {
  fileprivate func isTitled(otherThan other: Section) -> Bool {
    !header.utf8.elementsEqual(other.header.utf8) || !footer.utf8.elementsEqual(other.footer.utf8)
  }
}

extension Item {
  /// Whether the row's content differs; the spelling of its value does not count.
  func differs(from other: Item) -> Bool {
    holdsOther(than: other) || heightByHand != other.heightByHand
  }

  /// Returns the change that gives this row the content of another one, but keeps its path and
  /// origin.
  func change(to other: Item, at path: IndexPath) -> TableChange {
    guard holdsOther(than: other) else {
      var item = self
      item.heightByHand = other.heightByHand
      return .height(at: path, from: self, to: item)
    }
    let item = Item(
      other.value,
      key: other.key,
      origin: origin,
      bindings: bindings == other.bindings ? bindings : other.bindings,
      heightByHand: other.heightByHand
    )
    return .update(at: path, from: self, to: item)
  }

  private func holdsOther(than other: Item) -> Bool {
    !key.isSpelled(as: other.key) || (value != other.value && value.compact != other.value.compact)
  }
}

extension String? {
  /// Whether both texts have the same bytes; texts that only look alike are different keys.
  func isSpelled(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.utf8.elementsEqual(other.utf8)
  }
}
