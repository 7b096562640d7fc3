/// A limit on the work that a scene causes, in a unit that a person can count. The work is counted
/// before it is done, and a scene that exceeds a limit is refused.
public enum Budget: String, Hashable, Sendable, CaseIterable {
  case values, includedFiles, includedBytes, stringBytes, pictureBytes
  case views, textUnits, exclusionEdges, constraints
  case steps, frames, typedUnits, stepViews, stepUnits
  case decodedPixels, canvasPixels, layerPixels, drawnPixels, framePixels
  case matrixCells

  /// The default limit, which the project or the command line can replace.
  public var standard: Int {
    switch self {
    case .values: 1_000_000
    case .includedFiles: 1_000
    case .includedBytes, .stringBytes: 16 << 20
    case .pictureBytes: 64 << 20
    case .views: 20_000
    case .textUnits: 1_000_000
    case .exclusionEdges: 20_000
    case .constraints: 2_000
    case .steps: 10_000
    case .frames: 1_000
    case .typedUnits: 50_000
    case .stepViews: 1_000_000
    case .stepUnits: 20_000_000
    case .decodedPixels: 1 << 25
    case .canvasPixels: 1 << 25
    case .layerPixels: 3 << 24
    case .drawnPixels: 1 << 30
    case .framePixels: 1 << 26
    case .matrixCells: 100_000
    }
  }

  /// The unit of the limit, as it is written after a number.
  public var unit: String {
    switch self {
    case .values: "values"
    case .includedFiles: "files"
    case .includedBytes, .stringBytes, .pictureBytes: "bytes"
    case .views: "views"
    case .textUnits, .typedUnits: "UTF-16 units"
    case .exclusionEdges: "edges"
    case .constraints: "constraints"
    case .steps: "steps"
    case .frames: "frames"
    case .stepViews: "views in steps"
    case .stepUnits: "UTF-16 units in steps"
    case .decodedPixels, .canvasPixels, .layerPixels, .drawnPixels, .framePixels: "pixels"
    case .matrixCells: "cells"
    }
  }

  /// The description of the counted work, for the manual.
  public var summary: String {
    switch self {
    case .values: "Keys and values of the file and of settings; what an alias repeats counts at every use."
    case .includedFiles: "Files that the scene includes, directly or through other files."
    case .includedBytes: "Bytes of the included files."
    case .stringBytes: "Bytes of all tables of strings."
    case .pictureBytes: "Bytes of all picture files; each file counts once."
    case .views:
      "Views, and rows and cells of tables; those that an alias repeats count at every use. A view with a "
        + "`layerShadow` counts twice, as do its subviews."
    case .textUnits:
      "UTF-16 units of all texts; those that an alias repeats count at every use, and strings with their arguments."
    case .exclusionEdges: "Edges of exclusion paths: a line counts as 1, a curve as 16."
    case .constraints: "Constraints, with one for each edge of a frame, and two for each view that a stack arranges."
    case .steps: "Steps of the scene."
    case .frames: "Pictures (frames) that steps take."
    case .typedUnits:
      "UTF-16 units that steps type, paste, mark and commit, and presses of delete, undo and redo."
    case .stepViews: "Views times steps: each step updates all views."
    case .stepUnits: "UTF-16 units of all texts times steps."
    case .decodedPixels: "Pixels of all pictures that the scene shows; each file counts once."
    case .canvasPixels: "Pixels of the picture."
    case .layerPixels:
      "Pixels of the picture and of all layers that exist at the same time. Views with `alpha`, with a shadow, or "
        + "with a clip that is not a plain rectangle have layers."
    case .drawnPixels:
      "Pixels that are drawn, layer by layer, in all frames together: of backgrounds, pictures, tiles, shadows, and "
        + "the squares of glyphs."
    case .framePixels: "Pixels of all frames on one sheet, in one animation, or in the goldens of one scene."
    case .matrixCells: "Cells of the scene's matrix."
    }
  }
}
