import GalleyFiles

/// The limits of one job.
struct JobLimits: Hashable, Sendable {
  /// The maximum size of an input line in bytes, 16 MB, as for a scene.
  static let lineSize = 16 << 20
  /// The maximum size in bytes of a picture or layout within a result.
  static let inlineSize = 16 << 20
  /// The minimum memory limit for a process, in MB.
  static let leastMegabytes = 128

  /// The maximum time of the job in seconds.
  var seconds = 30.0
  /// The maximum memory of a process in MB.
  var megabytes = 512

  /// The maximum memory of a process in bytes.
  var memory: Int { megabytes << 20 }
  /// The maximum number of pixels of a picture. A pixel takes 4 bytes. Layers and encoding need as
  /// much again, and the remaining memory is for text.
  var pixels: Int { memory / 16 }
}
