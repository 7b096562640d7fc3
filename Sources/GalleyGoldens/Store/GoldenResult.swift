public import GalleyDrawing

/// The result of comparing a scene with its goldens.
public struct GoldenResult: Hashable, Sendable {
  /// The outcome.
  public enum Outcome: Hashable, Sendable {
    /// All goldens are there and were compared.
    case compared(Verdict)
    /// Goldens are not there: the paths that are missing.
    case missing([String])
    /// A golden is there but cannot be read: its path and the reason.
    case unreadable(String)
  }

  /// The outcome.
  public let outcome: Outcome
  /// The differences of the layout, causes first; empty if it is the same.
  public var layoutChanges: [String] = []
  /// The comparisons of the pictures, in the order of the subject's; empty unless all goldens are there.
  public var pictures: [PictureResult] = []
  /// True if all goldens are missing: the scene was never accepted.
  public var isNew = false
  /// The golden layout, where it differs.
  public var expectedLayout: [UInt8]?

  /// True if all goldens are there and agree.
  public var passes: Bool { outcome == .compared(.same) }

  /// The outcome in the words of the report: `same`, `raster drift`, `metrics only`, `changed`, `missing`,
  /// `unreadable`.
  public var word: String {
    switch outcome {
    case .compared(let verdict): verdict.rawValue
    case .missing: "missing"
    case .unreadable: "unreadable"
    }
  }

  /// The reasons of a failure, one clause each. The layout comes first, since it is the cause of the pixels.
  public var reasons: [String] {
    switch outcome {
    case .compared: layoutChanges + pictures.map(\.sentence).filter { !$0.isEmpty }
    case .missing(let paths):
      ["there is no \(paths.joined(separator: " and no "))"]
        + (isNew ? [] : ["its other goldens are there and were not compared"])
    case .unreadable(let reason): [reason]
    }
  }

  /// Drops the goldens, to save memory after many failures.
  public mutating func forgetGoldens() {
    expectedLayout = nil
    for index in pictures.indices { pictures[index].expected = nil }
  }

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// The result for a golden that is there and cannot be read, for this reason.
  public init(unreadable reason: String) { self.init(.unreadable(reason)) }
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
