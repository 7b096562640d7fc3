public import Foundation
import GalleyBase
import GalleyDrawing

/// A drawing destination: a canvas of the engine, with or without the pixels of a bitmap below it.
///
/// Drawing is recorded, and becomes pixels when they are requested. The context of a view or of an image renderer has
/// its origin in the upper left corner, y down; a context created by its size has it in the lower left corner, y up.
public class CGContext {
  /// The canvas. Its transform is the context's current transform followed by `base`.
  var canvas: Canvas
  /// The pixels; nil for a context that only records.
  let backing: BitmapBacking?
  /// The transform from the context's initial coordinates to the canvas's.
  let base: AffineTransformation
  /// The canvases around open transparency layers, outermost first, each with the saved states to return to.
  var outerLayers: [(canvas: Canvas, states: [DrawingState])] = []

  var states: [DrawingState] = []
  var state = DrawingState()
  /// The current path, in the coordinates of the current transform.
  var currentPath = CGMutablePath()

  /// The transform of text, which Core Text's functions apply.
  public var textMatrix = CGAffineTransform.identity
  /// The position of text, which Core Text's functions move.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  init(_ canvas: Canvas, backing: BitmapBacking?) {
    self.canvas = canvas
    self.backing = backing
    base = canvas.transform
  }

  // MARK: State

  /// Saves the transform, the clips, the colours and all other settings, but not the path.
  public func saveGState() {
    states.append(state)
    canvas.saveState()
  }

  /// Restores the state that was saved last. Does nothing if there is none.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    state = last
    changeTransform { $0.restoreState() }
  }

  /// The transform from the context's coordinates to pixels, with y up as in Core Graphics' bitmaps.
  public var ctm: CGAffineTransform {
    let pixels = CGAffineTransform(
      a: canvas.scale, b: 0, c: 0, d: -canvas.scale, tx: 0, ty: CGFloat(backing?.layout.size.height ?? 0))
    return CGAffineTransform(canvas.transform).concatenating(pixels)
  }

  /// The transform from the context's coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies a transform to everything that is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    changeTransform { $0.concatenate(AffineTransformation(transform)) }
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { changeTransform { $0.translateBy(x: tx, y: ty) } }

  /// Scales about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { changeTransform { $0.scaleBy(x: sx, y: sy) } }

  /// Rotates around the origin.
  public func rotate(by angle: CGFloat) { changeTransform { $0.rotate(by: angle) } }

  /// Changes the transform, and keeps the current path where it is.
  private func changeTransform(_ change: (inout Canvas) -> Void) {
    let before = canvas.transform
    change(&canvas)
    guard !currentPath.isEmpty, before != canvas.transform else { return }
    let back = before.concatenating(canvas.transform.inverted ?? .identity)
    currentPath.outline = currentPath.outline.applying(back)
  }

  /// Ends all open transparency layers and saved states.
  func closeAll() {
    while !outerLayers.isEmpty { endTransparencyLayer() }
    while !states.isEmpty { restoreGState() }
  }

  // MARK: Coordinates in pixels

  /// Converts a point to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Converts a size to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Converts a rectangle to pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Converts a point from pixels.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Converts a size from pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Converts a rectangle from pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
