public import Foundation
import GalleyBase
import GalleyDrawing

/// A destination of drawing: a canvas of the engine, on which a picture's pixels may stand.
///
/// What is drawn is recorded, and becomes pixels when they are asked for. A context of a view or of an image renderer
/// has its origin in the upper left, y down; one that is created by size has it in the lower left, y up.
public class CGContext {
  /// The canvas, whose transform is that of the context after `base`.
  var canvas: Canvas
  /// The pixels; nil for a context that only records.
  let backing: BitmapBacking?
  /// The transform from the context's first coordinates to the canvas'.
  let base: AffineTransformation
  /// The canvases outside of open transparency layers, outermost first, with the state that they continue in.
  var outerLayers: [(canvas: Canvas, states: [DrawingState])] = []

  var states: [DrawingState] = []
  var state = DrawingState()
  /// The current path, in the coordinates of the current transform.
  var currentPath = CGMutablePath()

  /// The transform of text, which Core Text's functions apply.
  public var textMatrix = CGAffineTransform.identity
  /// The place of text, which Core Text's functions move.
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

  /// Saves transform, clips, colours and all other settings; not the path.
  public func saveGState() {
    states.append(state)
    canvas.saveState()
  }

  /// Restores what was saved last. Without a saved state nothing happens.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    state = last
    changeTransform { $0.restoreState() }
  }

  /// The transform from the context's coordinates to pixels, y up as in memory.
  public var ctm: CGAffineTransform {
    let pixels = CGAffineTransform(
      a: canvas.scale, b: 0, c: 0, d: -canvas.scale, tx: 0, ty: CGFloat(backing?.layout.size.height ?? 0))
    return CGAffineTransform(canvas.transform).concatenating(pixels)
  }

  /// The transform from the context's coordinates to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies a transform to what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    changeTransform { $0.concatenate(AffineTransformation(transform)) }
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { changeTransform { $0.translateBy(x: tx, y: ty) } }

  /// Stretches about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { changeTransform { $0.scaleBy(x: sx, y: sy) } }

  /// Turns around the origin.
  public func rotate(by angle: CGFloat) { changeTransform { $0.rotate(by: angle) } }

  /// Changes the transform, and keeps the current path where it is.
  private func changeTransform(_ change: (inout Canvas) -> Void) {
    let before = canvas.transform
    change(&canvas)
    guard !currentPath.isEmpty, before != canvas.transform else { return }
    let back = before.concatenating(canvas.transform.inverted ?? .identity)
    currentPath.outline = currentPath.outline.applying(back)
  }

  /// Ends what is still open: transparency layers and saved states.
  func closeAll() {
    while !outerLayers.isEmpty { endTransparencyLayer() }
    while !states.isEmpty { restoreGState() }
  }

  // MARK: Places in pixels

  /// Returns a point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns a size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Returns a rectangle in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point from pixels.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns a size from pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Returns a rectangle from pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
