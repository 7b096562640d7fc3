public import GalleyBase

/// A scene that did not pass, with the files that show it and the state of all files that the verdict depends on.
///
/// Those files are pending: `galley accept` replaces the goldens by the actual ones, `galley reject` removes them.
public struct GoldenFailure: Hashable, Sendable {
  /// A picture of the failure. Paths are relative to the artifacts folder.
  public struct Picture: Hashable, Sendable {
    /// The frame; nil for the only picture of a scene.
    public var frame: String?
    /// The path of the golden's copy; nil if no golden could be read.
    public var expected: String?
    /// The path of the actual picture.
    public var actual: String
    /// The path of the difference; nil without a golden, or if the difference is too large for a picture.
    public var difference: String?
    /// The number of pixels that differ; nil without a golden.
    public var differingPixels: Int?
    /// The maximum difference of one channel, 0…255; nil without a golden.
    public var maxDelta: Int?
    /// The bounding rectangle of the pixels that differ; nil if none does.
    public var bounds: PixelRect?
    /// True if the picture equals its golden and is shown because the layout differs.
    public var passes = false

    /// Creates a picture without a golden.
    public init(frame: String? = nil, actual: String) {
      self.frame = frame
      self.actual = actual
    }
  }

  /// The digests (SHA-256) of files when the scene was compared, by path. A missing file has no digest.
  public struct Digests: Hashable, Sendable {
    /// Those of the scene's input files: the scene, the files that it names, the project's file.
    public var inputs: [String: String]
    /// Those of the goldens; for a cell recorded as a line, the line itself, by the path of its file.
    public var goldens: [String: String]
    /// Those of the actual pictures and layout, by their paths in the artifacts folder.
    public var actual: [String: String]

    /// Creates digests.
    public init(inputs: [String: String] = [:], goldens: [String: String] = [:], actual: [String: String] = [:]) {
      self.inputs = inputs
      self.goldens = goldens
      self.actual = actual
    }
  }

  /// The scene and its goldens, which accepting replaces by the actual files.
  public var golden: GoldenCase
  /// The number of the run that it is from, from 1; 0 before it is recorded.
  public var run = 0
  /// The verdict as a word: `changed`, `raster drift`, `missing`, ….
  public var verdict: String
  /// The reasons of the verdict, one clause each, causes first.
  public var reasons: [String] = []
  /// The pictures that differ from their goldens, or all if only the layout differs.
  public var pictures: [Picture] = []
  /// The path of the golden layout's copy, relative to the artifacts folder; nil if there is none.
  public var expectedLayout: String?
  /// The path of the actual layout, relative to the artifacts folder.
  public var actualLayout: String
  /// The largest size of a golden picture of the scene, in bytes.
  public var largestImage = GoldenCase.largestImage
  /// The line that accepting writes for a cell recorded as a line; nil for any other.
  public var cellLine: String?
  /// The state of the files that the verdict depends on.
  public var digests = Digests()

  /// Creates a failure without pictures.
  public init(_ golden: GoldenCase, verdict: String, actualLayout: String) {
    self.golden = golden
    self.verdict = verdict
    self.actualLayout = actualLayout
  }

  /// The paths of all its files, relative to the artifacts folder, in the order in which they are written.
  public var files: [String] {
    pictures.flatMap { [$0.expected, $0.difference, $0.actual].compactMap(\.self) }
      + [expectedLayout].compactMap(\.self) + [actualLayout]
  }

  /// The actual files with the goldens that they replace, pictures first. Pictures that pass are left out, and a cell
  /// recorded as a line has none.
  var replacements: [(actual: String, golden: String)] {
    guard golden.keepsPicture else { return [] }
    return pictures.filter { !$0.passes }.map { ($0.actual, golden.image(of: $0.frame)) } + [
      (actualLayout, golden.layout)
    ]
  }
}
