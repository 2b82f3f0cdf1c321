/// A number in four bytes: the number itself if it is exact in a `Float`, else its distance.
public struct PackedNumber: Hashable, Sendable {
  /// The content of a packed number.
  public enum Reading: Hashable, Sendable {
    /// No number.
    case none

    /// A number.
    case number(Double)

    /// A number at a distance in bytes from the start of its element.
    case behind(Int)

    /// A number far from the start of its element.
    case far
  }

  /// The bits of a `Float`; the lower half of a NaN holds the distance.
  private let bits: UInt32

  private static let place: UInt32 = 0x7FC0_0000

  /// No number.
  static let none = PackedNumber(distance: 0)

  private init(bits: UInt32) { self.bits = bits }

  private init(distance: Int) { self.init(bits: Self.place | UInt32(UInt16(clamping: distance))) }

  /// Creates a packed number from a value.
  ///
  /// - Parameters:
  ///   - place: The offset of the value, which need not be checked yet.
  ///   - start: The offset of its element.
  ///   - end: The end of the text.
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

  /// The content.
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
