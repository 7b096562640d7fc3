import GalleyFiles

/// The limits of one job.
struct JobLimits: Hashable, Sendable {
  /// The maximum size of a line of the input: 16 MB, as for a scene.
  static let lineSize = 16 << 20
  /// The maximum size in bytes of a picture or layout within a result.
  static let inlineSize = 16 << 20
  /// The minimum useful memory of a process, in MB.
  static let leastMegabytes = 128

  /// The time in seconds.
  var seconds = 30.0
  /// The memory of a process, in MB.
  var megabytes = 512

  /// The memory of a process in bytes.
  var memory: Int { megabytes << 20 }
  /// The maximum number of pixels of a picture. A pixel takes 4 bytes, layers and encoding need as much again, and the
  /// rest is left for text.
  var pixels: Int { memory / 16 }
}
