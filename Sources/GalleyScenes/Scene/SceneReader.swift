/// Reads scenes, and keeps the tree of the last file, since the cells of a matrix are one file in many traits.
public struct SceneReader: Sendable {
  private var last: (document: Document, limits: ReadingLimits)?

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
    let document: Document
    if let last, last.limits == limits, last.document.isReading(of: bytes, file: file) {
      document = last.document
    } else {
      document = try Document(reading: bytes, file: file, limits: limits)
      last = (document, limits)
    }
    return try SceneFile(of: document, file: file, limits: limits, budgets: budgets, changes: changes, sharing: shared)
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
