/// Memory for plain elements that are appended one after the other. Its size doubles when it is
/// full, so that a small use costs little. The owner must deallocate it.
///
/// Where the maximum is known, growing past a sixteenth of it reserves all of it: unwritten pages take no memory, while
/// outgrown blocks would remain allocated.
struct GrowingMemory<Element: BitwiseCopyable> {
  /// The address of the first element. It changes when the memory grows.
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let most: Int

  /// - Parameters:
  ///   - capacity: the initial number of elements.
  ///   - most: the maximum number of elements; `Int.max` for no maximum.
  init(capacity: Int, most: Int = .max) {
    start = .allocate(capacity: capacity)
    (self.capacity, self.most) = (capacity, most)
  }

  func deallocate() { start.deallocate() }

  /// Makes space for `count` elements in all, and preserves the first `used` elements.
  @inline(__always)
  mutating func reserve(_ count: Int, used: Int) {
    if count > capacity { grow(count, used) }
  }

  private mutating func grow(_ count: Int, _ used: Int) {
    capacity = max(count, 2 * capacity)
    if capacity > most / 16 { capacity = max(count, most) }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.initialize(from: start, count: used)
    start.deallocate()
    start = grown
  }
}
