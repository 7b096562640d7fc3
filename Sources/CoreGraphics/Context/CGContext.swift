public import Foundation
import GalleyBase
import GalleyDrawing

/// A drawing destination. It consists of a canvas of the engine, and of the pixels of a bitmap if
/// it has any.
///
/// Drawing is recorded, and becomes pixels when they are requested. The context of a view or of an image renderer has
/// its origin in the upper left corner, y down; a context created by its size has it in the lower left corner, y up.
public class CGContext {
  /// The canvas. Its transform is the context's current transform, followed by `base`.
  var canvas: Canvas
  /// The pixels; nil for a context that only records drawing.
  let backing: BitmapBacking?
  /// The transform from the context's initial coordinates to the coordinates of the canvas.
  let base: AffineTransformation
  /// The canvases that contain the open transparency layers, outermost first. Each is stored with
  /// the saved states that belong to it.
  var outerLayers: [(canvas: Canvas, states: [DrawingState])] = []

  var states: [DrawingState] = []
  var state = DrawingState()
  /// The current path, in the coordinates of the current transform.
  var currentPath = CGMutablePath()

  /// The transform for text. Core Text's drawing functions apply it.
  public var textMatrix = CGAffineTransform.identity
  /// The current position for text. Core Text's drawing functions move it.
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

  /// Saves the transform, the clips, the colours and all other settings. The path is not saved.
  public func saveGState() {
    states.append(state)
    canvas.saveState()
  }

  /// Restores the state that was saved last. Without a saved state it does nothing.
  public func restoreGState() {
    guard let last = states.popLast() else { return }
    state = last
    changeTransform { $0.restoreState() }
  }

  /// The transform from the context's coordinates to pixels. Pixels have y upwards, as in Core
  /// Graphics' bitmaps.
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

  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { changeTransform { $0.translateBy(x: tx, y: ty) } }

  /// Scales the coordinates about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { changeTransform { $0.scaleBy(x: sx, y: sy) } }

  /// Rotates the coordinates around the origin, by an angle in radians.
  public func rotate(by angle: CGFloat) { changeTransform { $0.rotate(by: angle) } }

  /// Changes the transform. The current path keeps its position.
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

  /// Returns a point converted from the context's coordinates to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns a size converted from the context's coordinates to pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Returns a rectangle converted from the context's coordinates to pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point converted from pixels to the context's coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns a size converted from pixels to the context's coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Returns a rectangle converted from pixels to the context's coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
