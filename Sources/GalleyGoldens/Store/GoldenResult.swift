public import GalleyDrawing

/// What came of comparing a scene with its goldens.
public struct GoldenResult: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// All goldens are there and were compared.
    case compared(Verdict)
    /// Goldens are not there: the paths that are missing.
    case missing([String])
    /// A golden is there but cannot be read: what is wrong with it, with its path.
    case unreadable(String)
  }

  /// How it ended.
  public let outcome: Outcome
  /// What the layout changed, causes first; empty if it is the same.
  public var layoutChanges: [String] = []
  /// How the pictures compare, in the order of the subject's; empty unless all goldens are there.
  public var pictures: [PictureResult] = []
  /// Whether none of the goldens is there: the scene was never accepted.
  public var isNew = false
  /// The golden layout, where it differs.
  public var expectedLayout: [UInt8]?

  /// Whether all goldens are there and agree.
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

  /// What is the matter, one clause each: the layout first, since it is the cause of the pixels.
  public var reasons: [String] {
    switch outcome {
    case .compared: layoutChanges + pictures.map(\.sentence).filter { !$0.isEmpty }
    case .missing(let paths):
      ["there is no \(paths.joined(separator: " and no "))"]
        + (isNew ? [] : ["its other goldens are there and were not compared"])
    case .unreadable(let reason): [reason]
    }
  }

  /// Lets go of the goldens: thousands of failures must not fill the memory.
  public mutating func forgetGoldens() {
    expectedLayout = nil
    for index in pictures.indices { pictures[index].expected = nil }
  }

  init(_ outcome: Outcome) { self.outcome = outcome }
}

/// How one picture of a scene compares with its golden.
public struct PictureResult: Hashable, Sendable {
  /// The frame that it shows; nil for the only picture of a scene.
  public let frame: String?
  /// Where the pixels differ.
  public let pixels: ImageComparison
  /// Whether the scene's budget allows what differs.
  public let isAccepted: Bool
  /// The golden, where the scene does not pass.
  public var expected: Bitmap?

  /// Whether pixels differ, but no more than the scene's budget allows.
  public var usesBudget: Bool { isAccepted && !pixels.isIdentical }

  /// What differs and in which frame, in one sentence; empty if nothing does.
  public var sentence: String {
    let sentence = pixels.sentence
    guard let frame, !sentence.isEmpty else { return sentence }
    return "frame “\(frame)”: \(sentence)"
  }
}
