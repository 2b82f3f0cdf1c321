/// A secret of 128 random bits, written as 32 hexadecimal digits.
package enum RandomToken {
  /// Returns a new secret from the random numbers of the system.
  package static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(random.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a text has the form of a secret.
  package static func isToken(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
