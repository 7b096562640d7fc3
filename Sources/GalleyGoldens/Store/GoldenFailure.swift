public import GalleyBase

/// A scene that did not pass, with the files that show it and the state of all that the verdict came from.
///
/// Those files are pending: `galley accept` puts the actual ones in the place of the goldens, `galley reject` removes them.
public struct GoldenFailure: Hashable, Sendable {
  /// A picture of the failure. Paths are relative to the artifacts folder.
  public struct Picture: Hashable, Sendable {
    /// The frame; nil for the only picture of a scene.
    public var frame: String?
    /// The path of the golden's copy; nil if there was no golden to read.
    public var expected: String?
    /// The path of the picture as it came.
    public var actual: String
    /// The path of the difference; nil if there is nothing to compare with, or the difference is too large for a picture.
    public var difference: String?
    /// The number of pixels that differ; nil if there is nothing to compare with.
    public var differingPixels: Int?
    /// The largest difference of one channel, 0…255; nil if there is nothing to compare with.
    public var maxDelta: Int?
    /// The smallest rectangle with all pixels that differ; nil if none does.
    public var bounds: PixelRect?
    /// True if the picture is as accepted, and shown because only the layout is not.
    public var passes = false

    /// Creates a picture that was compared with nothing.
    public init(frame: String? = nil, actual: String) {
      self.frame = frame
      self.actual = actual
    }
  }

  /// The digests (SHA-256) of files when the scene was compared, by path. A file that was not there has none.
  public struct Digests: Hashable, Sendable {
    /// Those of the files that the look comes from: the scene, the files that it names, the project's file.
    public var inputs: [String: String]
    /// Those of the goldens; of a cell that is a line, that line by the path of its file.
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

  /// The scene and its goldens, in which accepting puts the actual files.
  public var golden: GoldenCase
  /// The number of the run that it is from, from 1; 0 before it is recorded.
  public var run = 0
  /// The verdict in a word: `changed`, `raster drift`, `missing`, ….
  public var verdict: String
  /// The reasons of the verdict, one clause each, causes first.
  public var reasons: [String] = []
  /// The pictures that are not as accepted, or all if only the layout is not.
  public var pictures: [Picture] = []
  /// The path of the golden layout's copy, relative to the artifacts folder; nil if there is none.
  public var expectedLayout: String?
  /// The path of the layout as it came, relative to the artifacts folder.
  public var actualLayout: String
  /// The largest size of a golden picture of the scene, in bytes.
  public var largestImage = GoldenCase.largestImage
  /// The line that accepting writes, of a cell that is a line; nil for any other.
  public var cellLine: String?
  /// The state of the files that the verdict came from.
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

  /// The actual files with the goldens in whose place they go, pictures first. Pictures that pass are none of them, and a
  /// cell that is a line has none.
  var replacements: [(actual: String, golden: String)] {
    guard golden.keepsPicture else { return [] }
    return pictures.filter { !$0.passes }.map { ($0.actual, golden.image(of: $0.frame)) } + [
      (actualLayout, golden.layout)
    ]
  }
}
