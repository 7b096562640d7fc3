/// What stands in for the characters that a font lacks: its own face, its cascade list, the collection's fallback.
/// Remembers, for every character met, the first that has it.
final class Cascade {
  /// One face of the cascade. Its file is opened when a character comes to it.
  enum Candidate {
    case unopened(FontDescriptor)
    case opened(Font, ShapingFace)
    case unusable
  }

  /// The use of a cascade: a font at the size 1, and the number of the order in which stand-ins are asked.
  struct Key: Hashable {
    let font: Font
    let order: Int
  }

  /// A cluster of several characters that was asked about.
  struct Cluster: Hashable {
    let scalars: [UInt32]
    let presentation: Presentation
    let script: UInt32
  }

  /// What is known of a character.
  struct Answer: Equatable {
    let rawValue: UInt8

    static let unknown = Answer(rawValue: 0)
    /// No face has it.
    static let missing = Answer(rawValue: 255)
    /// It needs no glyph, so any face will do.
    static let any = Answer(rawValue: 254)

    /// The place in the cascade of the first face that has it.
    static func candidate(_ index: Int) -> Answer { Answer(rawValue: UInt8(index + 1)) }
    var candidateIndex: Int? { rawValue == 0 || rawValue >= 254 ? nil : Int(rawValue) - 1 }
  }

  /// More cascades than this are forgotten.
  static let limit = 512
  /// Faces beyond this many are never asked.
  static let longest = 250

  var candidates: [Candidate]
  /// More clusters than this are forgotten.
  private static let clusterLimit = 4096
  /// Answers for clusters of several characters.
  private var clusters: [Cluster: Answer] = [:]

  /// The places of candidates that may have coloured glyphs.
  let colored: [Int]
  /// Answers in pages of 256 characters; a page is added when the first of its characters is met.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<Answer>?>
  private static let pageCount = 0x11_0000 >> 8

  init(_ candidates: [Candidate], colored: [Int]) {
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
