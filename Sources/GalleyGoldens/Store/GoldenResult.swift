public import GalleyDrawing

/// The result of comparing a scene with its goldens.
public struct GoldenResult: Hashable, Sendable {
  /// The outcome.
  public enum Outcome: Hashable, Sendable {
    /// All goldens exist and were compared.
    case compared(Verdict)
    /// Some goldens are missing: their paths. The others were compared.
    case missing([String])
    /// Some goldens cannot be read: the path of each with the reason, and the paths of missing ones.
    case unreadable([String])
  }

  /// The outcome.
  public let outcome: Outcome
  /// The causes of differences of the layout; empty if it is equal.
  public var causes: [Change] = []
  /// The comparisons of the pictures that have goldens, in the order of the subject's.
  public var pictures: [PictureResult] = []
  /// True if all goldens are missing: the scene was never accepted.
  public var isNew = false
  /// The golden layout, where it differs.
  public var expectedLayout: [UInt8]?
  /// The line of a cell recorded as a line, where it differs.
  public var expectedLine: String?

  /// True if all goldens exist and agree.
  public var passes: Bool { outcome == .compared(.same) }

  /// The outcome as a word of the report: `same`, `raster drift`, `metrics only`, `paint only`, `changed`, `missing`,
  /// `unreadable`.
  public var word: String {
    switch outcome {
    case .compared(let verdict): verdict.rawValue
    case .missing: "missing"
    case .unreadable: "unreadable"
    }
  }

  /// The reasons of a failure, one sentence each: what is missing, then the causes, then the pixels.
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

  /// Drops the goldens, to save memory after many failures.
  public mutating func forgetGoldens() {
    expectedLayout = nil
    for index in pictures.indices { pictures[index].expected = nil }
  }

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// Returns the result of a cell without a picture with the causes that another cell of its scene shows. Its verdict
  /// stays.
  package func explained(by other: GoldenResult) -> GoldenResult {
    var result = self
    result.causes = other.causes
    return result
  }

  /// True for a cell of which only the line in the file of cells shows that it differs.
  package var isUnexplained: Bool { expectedLine != nil && isAboutLine(reasons) }

  /// The result for a golden that cannot be read, with the reason.
  public init(unreadable reason: String) { self.init(.unreadable([reason])) }
}

/// The comparison of one picture with its golden.
public struct PictureResult: Hashable, Sendable {
  /// The frame; nil for the only picture of a scene.
  public let frame: String?
  /// The differences of the pixels.
  public let pixels: ImageComparison
  /// True if the differences are within the scene's budget.
  public let isAccepted: Bool
  /// The golden, if the scene does not pass.
  public var expected: Bitmap?

  /// True if pixels differ within the scene's budget.
  public var usesBudget: Bool { isAccepted && !pixels.isIdentical }

  /// The differences and the frame in one sentence; empty if there are none.
  public var sentence: String {
    let sentence = pixels.sentence
    guard let frame, !sentence.isEmpty else { return sentence }
    return "frame \"\(frame)\": \(sentence)"
  }
}

/// Returns true if reasons say no more of a cell than that it differs from its line.
package func isAboutLine(_ reasons: [String]) -> Bool { reasons.contains { $0.contains(" its line in ") } }
