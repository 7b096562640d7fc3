import GalleyViews

/// Reads scenes and caches the last file. The cells of a matrix share one node tree with different
/// traits, and one decoded scene with different widths.
public struct SceneReader: Sendable {
  /// A file that was read, and the results that further reads of the same file can use.
  private struct Reading {
    let document: Document
    let limits: ReadingLimits
    /// The values on which the mistakes in the file's matrix depend. They are stored once the
    /// matrix was found to have no mistakes, and are nil before. They are the same for all cells.
    var matrix: MatrixSurroundings?
    /// The scene that was decoded last, with its own width, and the request for it.
    var decoded: (request: Request, file: SceneFile)?
  }

  /// All values on which the decoded scene depends, except the node tree.
  private struct Request: Equatable {
    let changes: SceneChanges
    let shared: SharedKeys?
  }

  /// All values on which the mistakes in a matrix depend, except the matrix itself.
  private struct MatrixSurroundings: Equatable {
    let devices: [Device]
    let mostCells: Int
  }

  private var last: Reading?

  /// Creates a reader with an empty cache.
  public init() {}

  /// Reads and decodes a scene in the same way as `SceneFile(reading:file:changes:sharing:)`, but
  /// uses the cache.
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
  /// True if the document was read from these bytes.
  fileprivate func isReading(of bytes: [UInt8], file: String) -> Bool {
    sources[0].name == file && sources[0].bytes == bytes
  }
}

extension SceneChanges {
  /// The changes, except for the width and for values that do not affect decoding.
  fileprivate var inOwnWidth: SceneChanges {
    var changes = self
    (changes.variant.width, changes.variant.name, changes.variant.keepsPicture) = (nil, "", true)
    return changes
  }

  /// Returns the limits on a scene's work: the project's, overridden by the user's.
  func budgets(sharing shared: SharedKeys?) -> Budgets {
    var budgets = shared?.budgets ?? Budgets()
    budgets.take(self.budgets)
    return budgets
  }
}
