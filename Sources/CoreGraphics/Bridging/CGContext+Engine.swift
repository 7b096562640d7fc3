package import GalleyDrawing

extension CGContext {
  /// Calls `body` with a context that draws on a canvas of the engine; both share the transform and clips.
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

  /// Calls `body` with the canvas, to draw on it through the engine with the context's transform, clips, opacity,
  /// shadow and blend mode.
  package func withCanvas(_ body: (inout Canvas) -> Void) { compose(body) }

  /// The number of pixels per point of the canvas.
  package var scale: Double { canvas.scale }
}
