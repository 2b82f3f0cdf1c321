/// What a scan notes of a number in four bytes: the number itself where they hold it, else where it stands.
public struct PackedNumber: Hashable, Sendable {
  /// What a note says.
  public enum Reading: Hashable, Sendable {
    /// There is no number.
    case none

    /// The number.
    case number(Double)

    /// A number stands so many bytes behind the start of its element.
    case behind(Int)

    /// A number stands far behind the start of its element.
    case far
  }

  /// The bits of a `Float`; those of one that is no number say in their last half where it stands.
  private let bits: UInt32

  private static let place: UInt32 = 0x7FC0_0000

  /// Nothing is there.
  static let none = PackedNumber(distance: 0)

  private init(bits: UInt32) { self.bits = bits }

  private init(distance: Int) { self.init(bits: Self.place | UInt32(UInt16(clamping: distance))) }

  /// Notes a value.
  ///
  /// - Parameters:
  ///   - place: Where the value starts; it need not be checked yet.
  ///   - start: Where its element starts.
  ///   - end: Where the text ends.
  ///   - bytes: The text.
  init(at place: Int, behind start: Int, to end: Int, in bytes: borrowing Span<UInt8>) {
    guard place < end, ASCII.isDigit(bytes[place]) || bytes[place] == ASCII.minus else {
      self = .none
      return
    }
    if let number = bytes.shortNumber(from: place, to: end), Double(Float(number)) == number {
      self.init(bits: Float(number).bitPattern)
    } else {
      self.init(distance: place - start)
    }
  }

  /// What the note says.
  public var reading: Reading {
    guard bits & Self.place == Self.place else {
      return .number(Double(Float(bitPattern: bits)))
    }
    return switch UInt16(truncatingIfNeeded: bits) {
    case 0: .none
    case .max: .far
    case let distance: .behind(Int(distance))
    }
  }
}
