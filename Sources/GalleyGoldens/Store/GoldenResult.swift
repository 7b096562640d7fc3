public import GalleyDrawing

/// What came of comparing a scene with its goldens.
public struct GoldenResult: Hashable, Sendable {
  /// How it ended.
  public enum Outcome: Hashable, Sendable {
    /// Both goldens are there and were compared.
    case compared(Verdict)
    /// One or both goldens are not there: the paths that are missing.
    case missing([String])
    /// A golden is there but cannot be read: what is wrong with it, with its path.
    case unreadable(String)
  }

  /// How it ended.
  public let outcome: Outcome
  /// What the layout changed, causes first; empty if it is the same.
  public var layoutChanges: [String] = []
  /// How the pictures compare; nil without a golden picture.
  public var pixels: ImageComparison?
  /// Whether pixels differ, but no more than the scene's budget allows.
  public var usesBudget = false
  /// The golden picture, where it differs.
  public var expectedImage: Bitmap?
  /// The golden layout, where it differs.
  public var expectedLayout: [UInt8]?

  /// Whether both goldens are there and agree.
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
    case .compared: layoutChanges + [pixels?.sentence ?? ""].filter { !$0.isEmpty }
    case .missing(let paths): ["there is no \(paths.joined(separator: " and no "))"]
    case .unreadable(let reason): [reason]
    }
  }

  init(_ outcome: Outcome) { self.outcome = outcome }
}
