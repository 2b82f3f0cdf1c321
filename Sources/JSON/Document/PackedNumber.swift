/// A number in two bytes: the number itself if it is a multiple of 1/4 below 8192, else its distance.
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

  /// Quarters, or a distance with the highest bit set.
  private let bits: UInt16

  private static let place: UInt16 = 0x8000

  /// A distance that is longer than can be written.
  private static let farthest: UInt16 = 0x7FFF

  /// No number.
  static let none = PackedNumber(distance: 0)

  private init(bits: UInt16) { self.bits = bits }

  private init(distance: Int) {
    self.init(bits: Self.place | UInt16(min(max(distance, 0), Int(Self.farthest))))
  }

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
    if let number = bytes.shortNumber(from: place, to: end), number.sign == .plus,
      let quarters = UInt16(exactly: number * 4), quarters < Self.place
    {
      self.init(bits: quarters)
    } else {
      self.init(distance: place - start)
    }
  }

  /// The content.
  public var reading: Reading {
    guard bits & Self.place != 0 else { return .number(Double(bits) / 4) }
    return switch bits & Self.farthest {
    case 0: .none
    case Self.farthest: .far
    case let distance: .behind(Int(distance))
    }
  }
}
