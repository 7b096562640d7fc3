import CICU

/// A cache of character properties in pages of 256 characters. A single lookup replaces five calls
/// of ICU.
final class CharacterTable {
  private typealias Page = UnsafeMutablePointer<CharacterProperties>

  private static let pageSize = 256
  private static let pageCount = 0x11_0000 / pageSize

  private let pages: UnsafeMutablePointer<Page?>
  /// The ISO 15924 tags of scripts, indexed by ICU's number of the script; 0 if not yet looked up.
  private var scriptTags: [UInt32] = []

  init() {
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  /// The properties of a code point up to U+10FFFF.
  @inline(__always)
  subscript(character: UInt32) -> CharacterProperties {
    let number = Int(character) / Self.pageSize
    let page = pages[number] ?? fill(number)
    return page[Int(character) % Self.pageSize]
  }

  /// Returns the ISO 15924 code of a script as a big-endian number.
  func tag(ofScript script: UInt16) -> UInt32 {
    if script >= scriptTags.count {
      scriptTags += [UInt32](repeating: 0, count: Int(script) + 1 - scriptTags.count)
    }
    if scriptTags[Int(script)] == 0 { scriptTags[Int(script)] = cicu_script_tag(script) }
    return scriptTags[Int(script)]
  }

  @inline(never)
  private func fill(_ number: Int) -> Page {
    let first = UInt32(number * Self.pageSize)
    let page = Page.allocate(capacity: Self.pageSize)
    let none = CICUCharacter(script: 0, bidiClass: 0, traits: 0, lineClass: 0)
    var characters = [CICUCharacter](repeating: none, count: Self.pageSize)
    cicu_characters(first, UInt32(Self.pageSize), &characters)
    for (offset, properties) in characters.enumerated() {
      (page + offset).initialize(to: CharacterProperties(of: first + UInt32(offset), properties))
    }
    pages[number] = page
    return page
  }
}
