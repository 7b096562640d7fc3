public import GalleyDrawing

/// The result of comparing a scene with its goldens.
public struct GoldenResult: Hashable, Sendable {
  /// The outcome of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// All goldens exist and were compared, with a verdict.
    case compared(Verdict)
    /// Some goldens are missing. The value has their paths. The others were compared.
    case missing([String])
    /// Some goldens cannot be read. The value has the path of each with the reason, and the paths
    /// of missing goldens.
    case unreadable([String])
  }

  /// The outcome of the comparison.
  public let outcome: Outcome
  /// The causes of differences between the layouts; empty if they are equal.
  public var causes: [Change] = []
  /// The comparisons of the pictures that have goldens, in the order of the subject's pictures.
  public var pictures: [PictureResult] = []
  /// True if all goldens are missing, so that the scene was never accepted.
  public var isNew = false
  /// The golden layout; nil if it equals the actual layout.
  public var expectedLayout: [UInt8]?
  /// The golden line of a cell without a golden picture; nil if it equals the actual line.
  public var expectedLine: String?

  /// True if all goldens exist and match.
  public var passes: Bool { outcome == .compared(.same) }

  /// The outcome as a word for reports: `same`, `raster drift`, `metrics only`, `paint only`,
  /// `changed`, `missing` or `unreadable`.
  public var word: String {
    switch outcome {
    case .compared(let verdict): verdict.rawValue
    case .missing: "missing"
    case .unreadable: "unreadable"
    }
  }

  /// The reasons for a failure, one sentence each: first missing goldens, then causes, then pixels.
  public var reasons: [String] {
    let differences = causes.map(\.sentence) + pictures.map(\.sentence).filter { !$0.isEmpty }
    switch outcome {
    case .compared: return differences
    case .missing(let paths):
      let missing = "there is no \(paths.joined(separator: " and no "))"
      if let strip = causes.first, strip.property == "filmstrip" {
        return ["\(strip.sentence), so \(missing)"] + differences.dropFirst()
      }
      return [missing] + (isNew ? [] : differences.isEmpty ? ["its other goldens are as accepted"] : differences)
    case .unreadable(let reasons): return reasons + differences
    }
  }

  /// Removes the goldens from the result, to save memory after many failures.
  public mutating func forgetGoldens() {
    expectedLayout = nil
    for index in pictures.indices { pictures[index].expected = nil }
  }

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// Returns the result for a cell without a picture, with the causes that another cell of its
  /// scene shows. The verdict is kept.
  package func explained(by other: GoldenResult) -> GoldenResult {
    var result = self
    result.causes = other.causes
    return result
  }

  /// True if the result only says that the cell's line in the cells file differs.
  package var isUnexplained: Bool { expectedLine != nil && isAboutLine(reasons) }

  /// Creates the result for a golden that cannot be read, with the reason.
  public init(unreadable reason: String) { self.init(.unreadable([reason])) }
}

/// The comparison of a picture with its golden.
public struct PictureResult: Hashable, Sendable {
  /// The frame that the picture shows; nil for the only picture of a scene.
  public let frame: String?
  /// The differences between the pixels of both pictures.
  public let pixels: ImageComparison
  /// True if the differences are within the scene's pixel budget.
  public let isAccepted: Bool
  /// The golden picture; nil if the scene passes.
  public var expected: Bitmap?

  /// True if pixels differ, but within the scene's pixel budget.
  public var usesBudget: Bool { isAccepted && !pixels.isIdentical }

  /// The name of the frame and the differences of its pictures in one sentence; empty if the
  /// pictures are identical.
  public var sentence: String {
    let sentence = pixels.sentence
    guard let frame, !sentence.isEmpty else { return sentence }
    return "frame \"\(frame)\": \(sentence)"
  }
}

/// Returns true if the reasons only say that a cell differs from its line in the cells file.
package func isAboutLine(_ reasons: [String]) -> Bool { reasons.contains { $0.contains(" its line in ") } }
