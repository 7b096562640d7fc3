package import GalleyDrawing

extension CGContext {
  /// Calls `body` with a context that draws on a canvas of the engine. The context and the canvas
  /// share the transform and the clips.
  package static func recording<Result>(
    on canvas: inout Canvas, _ body: (CGContext) throws -> Result
  ) rethrows -> Result {
    let context = CGContext(canvas.takeAway(), backing: nil)
    context.canvas.saveState()
    defer {
      context.closeAll()
      context.canvas.restoreState()
      canvas = context.canvas
    }
    return try body(context)
  }

  /// Calls `body` with the canvas for drawing through the engine. The context's transform, clips,
  /// opacity, shadow and blend mode apply.
  package func withCanvas(_ body: (inout Canvas) -> Void) { compose(body) }

  /// The number of pixels per point of the canvas.
  package var scale: Double { canvas.scale }
}
