extension [UInt8] {
  /// Appends an integer in decimal digits, without creating a string.
  package mutating func append(digitsOf number: Int) {
    if number < 0 { append(ASCII.minus) }
    let first = count
    var rest = number.magnitude
    repeat {
      append(ASCII.zero + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    // The last digit came first.
    var (low, high) = (first, count - 1)
    while low < high {
      swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
