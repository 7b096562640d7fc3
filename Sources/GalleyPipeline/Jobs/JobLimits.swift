import GalleyFiles

/// The limits of one job.
package struct JobLimits: Hashable, Sendable {
  /// The maximum size of an input line in bytes, 16 MB, as for a scene.
  package static let lineSize = 16 << 20
  /// The maximum size in bytes of a picture or layout within a result.
  package static let inlineSize = 16 << 20
  /// The minimum memory limit for a process, in MB.
  package static let leastMegabytes = 128

  /// The maximum time of the job in seconds.
  package var seconds: Double
  /// The maximum memory of a process in MB.
  package var megabytes: Int

  /// Creates limits, by default those of `galley worker`.
  package init(seconds: Double = 30, megabytes: Int = 512) { (self.seconds, self.megabytes) = (seconds, megabytes) }

  /// The maximum memory of a process in bytes.
  package var memory: Int { megabytes << 20 }
  /// The maximum number of pixels of a picture. A pixel takes 4 bytes. Layers and encoding need as
  /// much again, and the remaining memory is for text.
  var pixels: Int { memory / 16 }
}
