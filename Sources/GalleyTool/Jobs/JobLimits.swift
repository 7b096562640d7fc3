import GalleyFiles

/// The most that one job may take.
struct JobLimits: Hashable, Sendable {
  /// The most bytes of a line of the input: 16 MB, as of a scene.
  static let lineSize = 16 << 20
  /// The most bytes of a picture or layout that stands in a result.
  static let inlineSize = 16 << 20
  /// The least memory of a process that is of use, in MB.
  static let leastMegabytes = 128

  /// The time in seconds.
  var seconds = 30.0
  /// The memory of a process, in MB.
  var megabytes = 512

  /// The memory of a process in bytes.
  var memory: Int { megabytes << 20 }
  /// The most pixels of a picture: one takes 4 bytes, and layers and encoding need as much again, and room is left for
  /// the text.
  var pixels: Int { memory / 16 }
}
