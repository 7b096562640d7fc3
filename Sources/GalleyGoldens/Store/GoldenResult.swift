public import GalleyDrawing

/// The result of comparing a scene with its goldens.
public struct GoldenResult: Hashable, Sendable {
  /// The outcome.
  public enum Outcome: Hashable, Sendable {
    /// All goldens are there and were compared.
    case compared(Verdict)
    /// Goldens are not there: the paths that are missing. Those that are there were compared.
    case missing([String])
    /// Goldens are there but cannot be read: the path of each with the reason, and what of the others is missing.
    case unreadable([String])
  }

  /// The outcome.
  public let outcome: Outcome
  /// The causes of the differences of the layout; empty if it is the same.
  public var causes: [Change] = []
  /// The comparisons of the pictures that have goldens, in the order of the subject's.
  public var pictures: [PictureResult] = []
  /// True if all goldens are missing: the scene was never accepted.
  public var isNew = false
  /// The golden layout, where it differs.
  public var expectedLayout: [UInt8]?
  /// The line of a cell that is a line, where it differs.
  public var expectedLine: String?

  /// True if all goldens are there and agree.
  public var passes: Bool { outcome == .compared(.same) }

  /// The outcome in the words of the report: `same`, `raster drift`, `metrics only`, `paint only`, `changed`,
  /// `missing`, `unreadable`.
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

  /// Returns the result of a cell that keeps no picture with the causes that another cell of its scene shows. Its verdict stays.
  package func explained(by other: GoldenResult) -> GoldenResult {
    var result = self
    result.causes = other.causes
    return result
  }

  /// True for a cell of which only the line in the file of cells says that it is another.
  package var isUnexplained: Bool { expectedLine != nil && isAboutLine(reasons) }

  /// The result for a golden that is there and cannot be read, for this reason.
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
  /// The golden, where the scene does not pass.
  public var expected: Bitmap?

  /// True if pixels differ within the scene's budget.
  public var usesBudget: Bool { isAccepted && !pixels.isIdentical }

  /// The differences and the frame in one sentence; empty if there are none.
  public var sentence: String {
    let sentence = pixels.sentence
    guard let frame, !sentence.isEmpty else { return sentence }
    return "frame “\(frame)”: \(sentence)"
  }
}

/// Returns true if reasons say no more of a cell than that it differs from its line.
package func isAboutLine(_ reasons: [String]) -> Bool { reasons.contains { $0.contains(" its line in ") } }
