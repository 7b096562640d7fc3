/// The faces that may draw text in a font, in order: its own face, its cascade list, and the
/// fallback fonts of the collection. Caches the first face that has each character.
final class Cascade {
  /// A face of the cascade. Its file is opened when the search for a character reaches it.
  enum Candidate {
    case unopened(FontDescriptor)
    case opened(Font, ShapingFace)
    case unusable
  }

  /// A cache key: a font and the number of its fallback order.
  struct Key: Hashable {
    let font: Font
    let order: Int
  }

  /// A cache key for a grapheme cluster of several characters.
  struct Cluster: Hashable {
    let scalars: [UInt32]
    let presentation: Presentation
    let script: UInt32
  }

  /// The face that draws a character: the face at a position in the cascade, any face, or no face.
  /// It may also be unknown.
  struct Answer: Equatable {
    let rawValue: UInt8

    static let unknown = Answer(rawValue: 0)
    /// No face has the character.
    static let missing = Answer(rawValue: 255)
    /// The character needs no glyph, so that any face can draw it.
    static let any = Answer(rawValue: 254)

    /// Returns the answer for the face at a position in the cascade.
    static func candidate(_ index: Int) -> Answer { Answer(rawValue: UInt8(index + 1)) }
    var candidateIndex: Int? { rawValue == 0 || rawValue >= 254 ? nil : Int(rawValue) - 1 }
  }

  /// The number of cascades at which all are discarded.
  static let limit = 512
  /// The maximum number of faces that are tried.
  static let longest = 250
  /// The number of clusters at which the cache is emptied.
  private static let clusterLimit = 4096

  var candidates: [Candidate]
  /// The errors of faces that cannot be used.
  var unusable: [FontError] = []
  /// The known faces of clusters with several characters.
  private var clusters: [Cluster: Answer] = [:]

  /// The positions in the cascade of faces that may have coloured glyphs.
  let colored: [Int]
  /// The number of faces in the cascade list of the font, which is the position of the last of
  /// them. The font's own face is at position 0.
  let ownCount: Int
  /// The known faces of single characters, in pages of 256 characters. A page is added with its
  /// first character.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Answer>?>
  private static let pageCount = 0x11_0000 >> 8

  init(_ candidates: [Candidate], ownCount: Int, colored: [Int]) {
    self.ownCount = min(ownCount, candidates.count - 1, Cascade.longest - 1)
    self.colored = colored.filter { $0 < Cascade.longest }
    self.candidates = Array(candidates.prefix(Cascade.longest))
    pages = .allocate(capacity: Cascade.pageCount)
    pages.initialize(repeating: nil, count: Cascade.pageCount)
  }

  deinit {
    for page in 0..<Cascade.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  @inline(__always) func answer(_ scalar: UInt32) -> Answer {
    guard let page = pages[Int(scalar >> 8)] else { return .unknown }
    return page[Int(scalar & 0xFF)]
  }

  func answer(_ cluster: Cluster) -> Answer? { clusters[cluster] }

  func remember(_ answer: Answer, for cluster: Cluster) {
    if clusters.count >= Cascade.clusterLimit { clusters.removeAll(keepingCapacity: true) }
    clusters[cluster] = answer
  }

  func remember(_ answer: Answer, for scalar: UInt32) {
    let number = Int(scalar >> 8)
    let page = pages[number] ?? UnsafeMutablePointer<Answer>.allocate(capacity: 256)
    if pages[number] == nil {
      page.initialize(repeating: .unknown, count: 256)
      pages[number] = page
    }
    page[Int(scalar & 0xFF)] = answer
  }
}

/// A cascade with the size, slant and stretch of one font.
final class SizedCascade {
  let cascade: Cascade
  let font: Font
  let order: Int
  /// The fallback fonts used so far, at their positions in the cascade.
  var fallbackFonts: [Font?]

  init(_ cascade: Cascade, font: Font, order: Int) {
    self.cascade = cascade
    self.font = font
    self.order = order
    fallbackFonts = Array(repeating: nil, count: cascade.candidates.count)
  }
}
