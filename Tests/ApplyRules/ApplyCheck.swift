import JSON
public import TableModel
import TableStore

/// Makes one document into another by difference, saves it, reads it back, and takes all of it back.
///
/// The table of the saved file must equal that of the other document as JSON; what stands around it stays. Whatever
/// is taken back leaves every byte as it was.
public struct ApplyCheck: Sendable {
  private let old: TableDocument
  private let new: TableDocument
  private let oldText: String
  private let newText: String

  /// Reads two documents; nil if one of them holds no table.
  public init?(_ oldText: String, _ newText: String, name: String = "old.json") {
    guard let old = try? TableDocument(parsing: Array(oldText.utf8), name: name),
      let new = try? TableDocument(parsing: Array(newText.utf8), name: "new.json")
    else { return nil }
    self.old = old
    self.new = new
    self.oldText = oldText
    self.newText = newText
  }

  /// What is wrong, or nil.
  public func problem(_ policy: BatchPolicy) -> String? {
    let difference = difference(from: old.sections)
    let changes = difference.stages(policy).flatMap(\.self)
    var sections = old.sections
    do throws(TableError) {
      for change in changes { try change.apply(to: &sections) }
    } catch {
      return "\(error) of \(changes)"
    }
    if let problem = problem(saving: sections) { return "\(problem)\n\(changes)" }
    let rest = self.difference(from: sections).stages(policy)
    if !rest.isEmpty { return "still different: \(rest)\n\(changes)" }
    do throws(TableError) {
      for change in changes.reversed() { try change.inverse.apply(to: &sections) }
    } catch {
      return "\(error) of the inverse of \(changes)"
    }
    if sections != old.sections { return "taken back, other sections\n\(changes)" }
    let bytes = try? old.bytes(of: sections)
    if bytes.map({ $0.elementsEqual(oldText.utf8) }) != true { return "taken back, other bytes" }
    return nil
  }

  private func difference(from sections: [Section]) -> SectionsDifference {
    SectionsDifference(
      from: sections,
      to: new.sections,
      names: (old.sectionNames, new.sectionNames)
    )
  }
}

// What is saved.
extension ApplyCheck {
  private func problem(saving sections: [Section]) -> String? {
    let own = try? old.bytes(of: sections)
    guard let bytes = own ?? (try? old.bytes(of: sections, force: true)) else { return "no bytes" }
    let text = String(decoding: bytes, as: UTF8.self)
    if old.shape == .lines {
      let lines = text.split(separator: "\n").map { parsed(String($0)).map { plainText(of: $0) } }
      let rows = new.sections.flatMap(\.items).map { plainText(of: $0.value) }
      return new.shape == .keyValues || own == nil || lines == rows ? nil : "saved \(text)"
    }
    guard let saved = parsed(text), let target = parsed(newText) else { return "no JSON: \(text)" }
    let isNative = own == nil || old.shape == .native
    let path = own == nil ? ["sections"] : old.envelope
    let found = Self.table(in: saved, path, isNative: isNative)
    if isNative == (new.shape == .native), isNative || old.shape == new.shape {
      let wanted = Self.table(in: target, new.envelope, isNative: isNative)
      if Self.hasRepeatedKeys(target, new) || Self.hasRepeatedKeys(saved, old) { return nil }
      return found == wanted ? nil : "saved \(text)\n\(found ?? "nothing"), not \(wanted ?? "")"
    }
    return nil
  }

  /// The table as plain text; elements of a list of sections that are none do not count.
  private static func table(in root: JSONValue, _ path: [String], isNative: Bool) -> String? {
    var value = root
    for name in path {
      guard let next = value[name] else { return nil }
      value = next
    }
    guard isNative else { return plainText(of: value) }
    return value.elements.filter { $0.kind == .object }.map { plainText(of: $0) }
      .joined(separator: ",")
  }

  /// Whether an object on the way to the table, or the table, has equal names: a save gives sections and rows others.
  private static func hasRepeatedKeys(_ root: JSONValue, _ document: TableDocument) -> Bool {
    var objects = [root]
    for name in document.envelope { objects.append(objects.last?[name] ?? .null) }
    return objects.contains { object in
      let names = object.members.map { ItemID($0.key) }
      return Set(names).count < names.count
    }
  }
}
