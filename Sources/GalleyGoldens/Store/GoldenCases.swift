/// The variants of a scene besides the scene itself, in order. Each is made on demand, so that ten thousand take no
/// more memory than ten.
public struct GoldenVariants: Sendable {
  /// A variant: its name, and true if it keeps pictures of its own.
  public typealias Variant = (name: String, keepsPicture: Bool)

  /// The number of the variants.
  public let count: Int
  fileprivate let variant: @Sendable (_ number: Int) -> Variant
  fileprivate let keepsPicture: @Sendable (_ name: String) -> Bool?

  /// No variants.
  public static let none = GoldenVariants(count: 0, variant: { _ in ("", true) }, keepsPicture: { _ in nil })

  /// The number of variants that are recorded as lines.
  public var lineCount: Int { (0..<count).count { !variant($0).keepsPicture } }

  /// Returns true if there is a variant of a name that is recorded as a line.
  public func hasLine(_ name: String) -> Bool { keepsPicture(name) == false }

  /// Creates variants.
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

/// The cases of some scenes: each scene itself, then its variants.
public struct GoldenCases: RandomAccessCollection, Sendable {
  /// A scene, and the number of its first case.
  private struct Part: Sendable {
    let scene: String
    let start: Int
    let variants: GoldenVariants
  }

  private let parts: [Part]
  /// The numbers of the chosen cases, in increasing order; nil for all.
  private var chosen: [Int]?
  private let total: Int

  /// Creates all cases of scenes, which are sorted by their bytes.
  init(_ scenes: [String], variants: (_ scene: String) -> GoldenVariants) {
    var start = 0
    parts = scenes.map { scene in
      let part = Part(scene: scene, start: start, variants: variants(scene))
      start += 1 + part.variants.count
      return part
    }
    total = start
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of the cases.
  public var endIndex: Int { chosen?.count ?? total }

  /// Makes the case at a position among the chosen ones.
  public subscript(position: Int) -> GoldenCase {
    let number = chosen.map { $0[position] } ?? position
    let part = parts[indexOfPart(number)]
    guard number > part.start else { return GoldenCase(scene: part.scene) }
    let variant = part.variants.variant(number - part.start - 1)
    return GoldenCase(scene: part.scene, variant: variant.name, keepsPicture: variant.keepsPicture)
  }

  /// The scenes of the cases, each once, in their order.
  public var scenes: [String] {
    guard let chosen else { return parts.map(\.scene) }
    var indices: [Int] = []
    for number in chosen {
      let index = indexOfPart(number)
      if indices.last != index { indices.append(index) }
    }
    return indices.map { parts[$0].scene }
  }

  /// Returns the cases that pass a test of their position and of themselves.
  public func choosing(where isChosen: (_ position: Int, _ golden: GoldenCase) throws -> Bool) rethrows -> GoldenCases {
    var cases = self
    cases.chosen = try indices.filter { try isChosen($0, self[$0]) }.map { chosen?[$0] ?? $0 }
    return cases
  }

  /// Returns the variants of a scene, chosen or not.
  public func variants(ofScene scene: String) -> GoldenVariants {
    let index = lastPart { !scene.utf8.lexicographicallyPrecedes($0.scene.utf8) }
    return parts.indices.contains(index) && parts[index].scene == scene ? parts[index].variants : .none
  }

  /// Returns the number of the part that has a case.
  private func indexOfPart(_ number: Int) -> Int { lastPart { $0.start <= number } }

  /// Returns the number of the last part that passes a test, which all earlier parts pass too; 0 if none does.
  private func lastPart(where passes: (Part) -> Bool) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if passes(parts[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
