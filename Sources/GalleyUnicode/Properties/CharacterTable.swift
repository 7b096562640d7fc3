import CICU

/// The properties of all characters met so far, a page of 256 at a time: one look-up instead of five calls of ICU.
final class CharacterTable {
  private typealias Page = UnsafeMutablePointer<CharacterProperties>

  private static let pageSize = 256
  private static let pageCount = 0x11_0000 / pageSize

  private let pages: UnsafeMutablePointer<Page?>

  init() {
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  /// The properties of a code point, U+10FFFF at most.
  @inline(__always)
  subscript(character: UInt32) -> CharacterProperties {
    let number = Int(character) / Self.pageSize
    let page = pages[number] ?? fill(number)
    return page[Int(character) % Self.pageSize]
  }

  @inline(never)
  private func fill(_ number: Int) -> Page {
    let first = UInt32(number * Self.pageSize)
    let page = Page.allocate(capacity: Self.pageSize)
    let none = CICUCharacter(script: 0, bidiClass: 0, traits: 0)
    var characters = [CICUCharacter](repeating: none, count: Self.pageSize)
    cicu_characters(first, UInt32(Self.pageSize), &characters)
    for (offset, properties) in characters.enumerated() {
      (page + offset).initialize(to: CharacterProperties(of: first + UInt32(offset), properties))
    }
    pages[number] = page
    return page
  }
}
