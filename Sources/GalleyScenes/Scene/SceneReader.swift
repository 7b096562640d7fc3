import GalleyViews

/// Reads scenes, and keeps the tree of the last file, since the cells of a matrix are one file in many traits.
public struct SceneReader: Sendable {
  /// A file that was read.
  private struct Reading {
    let document: Document
    let limits: ReadingLimits
    /// The devices with which its matrix was found to have no mistake; nil if it was not read so far. No cell changes it.
    var matrixDevices: [Device]?
  }

  private var last: Reading?

  /// Creates a reader that has read nothing.
  public init() {}

  /// Reads and decodes a scene, as `SceneFile(reading:file:changes:sharing:)` does.
  public mutating func file(
    reading bytes: [UInt8], named file: String, changes: SceneChanges = SceneChanges(),
    sharing shared: SharedKeys? = nil
  ) throws(SceneError) -> SceneFile {
    let budgets = changes.budgets(sharing: shared)
    var limits = ReadingLimits()
    limits.values = budgets[.values]
    let reading: Reading
    if let last, last.limits == limits, last.document.isReading(of: bytes, file: file) {
      reading = last
    } else {
      reading = Reading(document: try Document(reading: bytes, file: file, limits: limits), limits: limits)
      last = reading
    }
    let devices = shared?.devices ?? []
    let scene = try SceneFile(
      of: reading.document, file: file, limits: limits, budgets: budgets, changes: changes, sharing: shared,
      hasSoundMatrix: reading.matrixDevices == devices)
    last?.matrixDevices = devices
    return scene
  }
}

extension Document {
  /// True if the tree is that of these bytes.
  fileprivate func isReading(of bytes: [UInt8], file: String) -> Bool {
    sources[0].name == file && sources[0].bytes == bytes
  }
}

extension SceneChanges {
  /// The limits of a scene's work: the project's, and what the user states.
  func budgets(sharing shared: SharedKeys?) -> Budgets {
    var budgets = shared?.budgets ?? Budgets()
    budgets.take(self.budgets)
    return budgets
  }
}
