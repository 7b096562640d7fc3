/// Memory for plain elements that are written one after the other. It doubles when it is full, so that a small use costs
/// little. Its owner deallocates it.
struct GrowingMemory<Element: BitwiseCopyable> {
  /// The first element. The pointer changes when the memory grows.
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// - Parameter capacity: the number of elements that it has room for at first.
  init(capacity: Int) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() { start.deallocate() }

  /// Makes room for so many elements, of which the first `used` are kept.
  @inline(__always)
  mutating func reserve(_ count: Int, used: Int) {
    if count > capacity { grow(count, used) }
  }

  private mutating func grow(_ count: Int, _ used: Int) {
    capacity = max(count, 2 * capacity)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    grown.initialize(from: start, count: used)
    start.deallocate()
    start = grown
  }
}
