import Foundation
import Testing

/// One line of `--format jsonl`, read by somebody else's reader.
struct Record {
  let number: Int
  let file: String?
  let line: Int
  let command: String
  let isOK: Bool
  let answer: Any?
  let error: [String: Any]

  init(_ line: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
    let object = try #require(value as? [String: Any], "\(line)")
    number = try #require(object["n"] as? Int)
    file = object["file"] as? String
    self.line = try #require(object["line"] as? Int)
    command = try #require(object["command"] as? String)
    isOK = try #require(object["ok"] as? Bool)
    answer = object["answer"]
    error = object["error"] as? [String: Any] ?? [:]
  }

  /// The stable word of the error, or nil.
  var code: String? { error["code"] as? String }
}
