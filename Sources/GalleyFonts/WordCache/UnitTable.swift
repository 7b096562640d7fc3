/// A table of properties of UTF-16 units, in pages of 256 that are created when needed.
final class UnitTable<Facts: BitwiseCopyable> {
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Facts>?>
  /// The value of units for which no other value was set.
  private let unknown: Facts

  init(unknown: Facts) {
    self.unknown = unknown
    pages = .allocate(capacity: 256)
    pages.initialize(repeating: nil, count: 256)
  }

  deinit {
    for page in 0..<256 { pages[page]?.deallocate() }
    pages.deallocate()
  }

  subscript(unit: UInt16) -> Facts {
    @inline(__always) get { pages[Int(unit >> 8)]?[Int(unit & 0xFF)] ?? unknown }
    set {
      let page = pages[Int(unit >> 8)] ?? addPage(Int(unit >> 8))
      page[Int(unit & 0xFF)] = newValue
    }
  }

  private func addPage(_ number: Int) -> UnsafeMutablePointer<Facts> {
    let page = UnsafeMutablePointer<Facts>.allocate(capacity: 256)
    page.initialize(repeating: unknown, count: 256)
    pages[number] = page
    return page
  }
}
