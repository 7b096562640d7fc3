import GalleyViews

/// Reads scenes, and caches the last file, since the cells of a matrix are one tree under many traits and one scene in
/// many widths.
public struct SceneReader: Sendable {
  /// A file that was read.
  private struct Reading {
    let document: Document
    let limits: ReadingLimits
    /// The context in which its matrix was found to be free of mistakes; nil before that. It is the same for all cells.
    var matrix: MatrixSurroundings?
    /// The scene that was decoded last, in its own width.
    var decoded: (request: Request, file: SceneFile)?
  }

  /// Everything that decoding depends on, except the tree.
  private struct Request: Equatable {
    let changes: SceneChanges
    let shared: SharedKeys?
  }

  /// Everything that the mistakes of a matrix depend on, except the matrix.
  private struct MatrixSurroundings: Equatable {
    let devices: [Device]
    let mostCells: Int
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
    var reading: Reading
    if let last, last.limits == limits, last.document.isReading(of: bytes, file: file) {
      reading = last
    } else {
      reading = Reading(document: try Document(reading: bytes, file: file, limits: limits), limits: limits)
      last = reading
    }
    let request = Request(changes: changes.inOwnWidth, shared: shared)
    let scene: SceneFile
    if let decoded = reading.decoded, decoded.request == request {
      scene = decoded.file
    } else {
      let matrix = MatrixSurroundings(devices: shared?.devices ?? [], mostCells: budgets[.matrixCells])
      scene = try SceneFile(
        of: reading.document, file: file, limits: limits, budgets: budgets, changes: changes, sharing: shared,
        hasSoundMatrix: reading.matrix == matrix)
      reading.matrix = matrix
      // Other files may have changed by the next time.
      let readsOtherFiles = scene.inputs.count > (shared?.files.count ?? 0)
      reading.decoded = readsOtherFiles ? nil : (request, scene)
      last = reading
    }
    return scene.inWidth(changes.variant.width)
  }
}

extension Document {
  /// True if the tree is that of these bytes.
  fileprivate func isReading(of bytes: [UInt8], file: String) -> Bool {
    sources[0].name == file && sources[0].bytes == bytes
  }
}

extension SceneChanges {
  /// The changes, without a width and without changes that do not affect the scene.
  fileprivate var inOwnWidth: SceneChanges {
    var changes = self
    (changes.variant.width, changes.variant.name, changes.variant.keepsPicture) = (nil, "", true)
    return changes
  }

  /// The limits of a scene's work: the project's and the user's.
  func budgets(sharing shared: SharedKeys?) -> Budgets {
    var budgets = shared?.budgets ?? Budgets()
    budgets.take(self.budgets)
    return budgets
  }
}
