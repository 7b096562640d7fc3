/// The variants of a scene, without the scene itself, in order. Each is created when it is needed,
/// so that ten thousand take no more memory than ten.
public struct GoldenVariants: Sendable {
  /// The name of a variant, and true if the variant keeps separate pictures.
  public typealias Variant = (name: String, keepsPicture: Bool)

  /// The number of variants.
  public let count: Int
  fileprivate let variant: @Sendable (_ number: Int) -> Variant
  fileprivate let keepsPicture: @Sendable (_ name: String) -> Bool?

  /// An empty list of variants.
  public static let none = GoldenVariants(count: 0, variant: { _ in ("", true) }, keepsPicture: { _ in nil })

  /// The number of variants that have only a line in the cells file.
  public var lineCount: Int { (0..<count).count { !variant($0).keepsPicture } }

  /// Returns true if a variant with the given name exists and has only a line in the cells file.
  public func hasLine(_ name: String) -> Bool { keepsPicture(name) == false }

  /// Creates a list of variants from functions that return them.
  /// - Parameters:
  ///   - variant: returns the variant with a number, from 0.
  ///   - keepsPicture: returns true if the variant with a name keeps pictures; nil if no variant has that name.
  public init(
    count: Int, variant: @escaping @Sendable (_ number: Int) -> Variant,
    keepsPicture: @escaping @Sendable (_ name: String) -> Bool?
  ) {
    (self.count, self.variant, self.keepsPicture) = (count, variant, keepsPicture)
  }
}

/// The scenes and variants to compare: each scene itself, followed by its variants.
public struct GoldenCases: RandomAccessCollection, Sendable {
  /// A scene with the number of its first entry in the list of scenes and variants.
  private struct Part: Sendable {
    let scene: String
    let start: Int
    let variants: GoldenVariants
  }

  private let parts: [Part]
  /// The numbers of the chosen scenes and variants, in increasing order; nil if all are chosen.
  private var chosen: [Int]?
  private let total: Int

  /// Creates the list of all scenes and their variants. The scenes must be sorted by their bytes.
  init(_ scenes: [String], variants: (_ scene: String) -> GoldenVariants) {
    var start = 0
    parts = scenes.map { scene in
      let part = Part(scene: scene, start: start, variants: variants(scene))
      start += 1 + part.variants.count
      return part
    }
    total = start
  }

  /// The position of the first scene or variant, which is 0.
  public var startIndex: Int { 0 }
  /// The position after the last scene or variant, which is their number.
  public var endIndex: Int { chosen?.count ?? total }

  /// The scene or variant at a position among the chosen ones.
  public subscript(position: Int) -> GoldenCase {
    let number = chosen.map { $0[position] } ?? position
    let part = parts[indexOfPart(number)]
    guard number > part.start else { return GoldenCase(scene: part.scene) }
    let variant = part.variants.variant(number - part.start - 1)
    return GoldenCase(scene: part.scene, variant: variant.name, keepsPicture: variant.keepsPicture)
  }

  /// The scenes in the list, in order and without duplicates.
  public var scenes: [String] {
    guard let chosen else { return parts.map(\.scene) }
    var indices: [Int] = []
    for number in chosen {
      let index = indexOfPart(number)
      if indices.last != index { indices.append(index) }
    }
    return indices.map { parts[$0].scene }
  }

  /// Returns the scenes and variants for which a function of their position and contents returns
  /// true.
  public func choosing(where isChosen: (_ position: Int, _ golden: GoldenCase) throws -> Bool) rethrows -> GoldenCases {
    var cases = self
    cases.chosen = try indices.filter { try isChosen($0, self[$0]) }.map { chosen?[$0] ?? $0 }
    return cases
  }

  /// Returns all variants of a scene, including those that are not chosen.
  public func variants(ofScene scene: String) -> GoldenVariants {
    let index = lastPart { !scene.utf8.lexicographicallyPrecedes($0.scene.utf8) }
    return parts.indices.contains(index) && parts[index].scene == scene ? parts[index].variants : .none
  }

  /// Returns the index of the scene to which the entry with the given number belongs.
  private func indexOfPart(_ number: Int) -> Int { lastPart { $0.start <= number } }

  /// Returns the index of the last scene for which a test returns true; 0 if there is none. The
  /// test must return true for all scenes before it.
  private func lastPart(where passes: (Part) -> Bool) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if passes(parts[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
