public import GalleyBase

/// A scene that did not pass, with the files that show the failure and the state of all files on
/// which the verdict depends.
///
/// Those files are pending: `galley accept` replaces the goldens by the actual ones, `galley reject` removes them.
public struct GoldenFailure: Hashable, Sendable {
  /// A picture of the failure. Its paths are relative to the artifacts folder.
  public struct Picture: Hashable, Sendable {
    /// The frame that the picture shows; nil for the only picture of a scene.
    public var frame: String?
    /// The path of the golden's copy; nil if no golden could be read.
    public var expected: String?
    /// The path of the actual picture.
    public var actual: String
    /// The path of the difference picture; nil without a golden, or if the difference is too large
    /// for a picture.
    public var difference: String?
    /// The number of pixels that differ; nil without a golden.
    public var differingPixels: Int?
    /// The largest difference in one channel, 0…255; nil without a golden.
    public var maxDelta: Int?
    /// The smallest rectangle around all pixels that differ; nil if no pixel differs.
    public var bounds: PixelRect?
    /// True if the picture equals its golden. It is then shown because the layout differs.
    public var passes = false

    /// Creates a picture for which there is no golden.
    public init(frame: String? = nil, actual: String) {
      self.frame = frame
      self.actual = actual
    }
  }

  /// The digests (SHA-256) of files at the time of the comparison, by path. A missing file has no
  /// digest.
  public struct Digests: Hashable, Sendable {
    /// The digests of the scene's input files: the scene, the files that it names, and the
    /// project's file.
    public var inputs: [String: String]
    /// The digests of the goldens by path. For a cell that has only a line, the value is this line,
    /// and the key is the path of the cells file.
    public var goldens: [String: String]
    /// The digests of the actual pictures and layout, by their paths in the artifacts folder.
    public var actual: [String: String]

    /// Creates digests of inputs, goldens and actual files.
    public init(inputs: [String: String] = [:], goldens: [String: String] = [:], actual: [String: String] = [:]) {
      self.inputs = inputs
      self.goldens = goldens
      self.actual = actual
    }
  }

  /// The scene and its goldens. Accepting the failure replaces the goldens with the actual files.
  public var golden: GoldenCase
  /// The number of the run that caused the failure, from 1; 0 before the failure is saved in
  /// `runs.json`.
  public var run = 0
  /// The verdict as a word: `changed`, `raster drift`, `missing`, ….
  public var verdict: String
  /// The reasons for the verdict, one clause each. Causes come first.
  public var reasons: [String] = []
  /// The pictures that differ from their goldens, or all if only the layout differs.
  public var pictures: [Picture] = []
  /// The path of the golden layout's copy, relative to the artifacts folder; nil if there is none.
  public var expectedLayout: String?
  /// The path of the actual layout, relative to the artifacts folder.
  public var actualLayout: String
  /// The maximum size of a golden picture of the scene, in bytes.
  public var largestImage = GoldenCase.largestImage
  /// The line of digests that is written if a user accepts the failure of a cell without a golden
  /// picture; nil for others.
  public var cellLine: String?
  /// The digests of the files on which the verdict depends.
  public var digests = Digests()

  /// Creates a failure without pictures.
  public init(_ golden: GoldenCase, verdict: String, actualLayout: String) {
    self.golden = golden
    self.verdict = verdict
    self.actualLayout = actualLayout
  }

  /// The paths of all files of the failure, relative to the artifacts folder, in the order in which
  /// they are written.
  public var files: [String] {
    pictures.flatMap { [$0.expected, $0.difference, $0.actual].compactMap(\.self) }
      + [expectedLayout].compactMap(\.self) + [actualLayout]
  }

  /// The actual files with the goldens that they replace, pictures first. Pictures that pass are
  /// left out. The list is empty for a cell without a golden picture.
  var replacements: [(actual: String, golden: String)] {
    guard golden.keepsPicture else { return [] }
    return pictures.filter { !$0.passes }.map { ($0.actual, golden.image(of: $0.frame)) } + [
      (actualLayout, golden.layout)
    ]
  }
}
