/// Memory for plain elements that are written one after the other. It doubles when it is full, so that a small use costs
/// little. Its owner deallocates it.
///
/// Where the most is known, the first step past a sixteenth of it goes there: what is not written takes no memory, while
/// memory that was outgrown would lie about.
struct GrowingMemory<Element: BitwiseCopyable> {
  /// The first element. The pointer changes when the memory grows.
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let most: Int

  /// - Parameters:
  ///   - capacity: the number of elements that it has room for at first.
  ///   - most: the largest number of elements; that of `Int` if there is none.
  init(capacity: Int, most: Int = .max) {
    start = .allocate(capacity: capacity)
    (self.capacity, self.most) = (capacity, most)
  }

  func deallocate() { start.deallocate() }

  /// Makes room for so many elements, of which the first `used` are kept.
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
