import CoreGraphics
package import GalleyBase
package import GalleyDrawing
package import GalleyViews

/// The object through which the engine calls a layer that has no view.
package final class LayerAnswers: ViewHost {
  private weak var layer: CALayer?

  init(of layer: CALayer) { self.layer = layer }

  package func layOutSubviews() { layer?.layoutSublayers() }

  package func draw(_ rect: Rect, on canvas: inout Canvas) { layer?.drawWhole(on: &canvas) }

  package func fittingSize(in size: Size) -> Size { layer?.peer.bounds.size ?? .zero }

  package var contentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  package func contains(_ point: Point) -> Bool { false }

  package func touchedView(at point: Point) -> View? { nil }

  package func enteredOrLeftWindow() {}
}

/// The interface of a view for its layer.
package protocol SublayerSource: AnyObject {
  /// Creates the layers of the subviews, if they do not exist, and makes them sublayers.
  func makeSublayers()
}

extension CALayer {
  /// The sublayers, including the layers of all subviews of the layer's view.
  final var knownSublayers: [CALayer] {
    (peer.host as? any SublayerSource)?.makeSublayers()
    return storedSublayers
  }

  /// Draws the content of the layer. The layer's own content comes first, then the drawing of
  /// `draw(in:)` in a subclass or in the delegate.
  package final func drawWhole(on canvas: inout Canvas) {
    displayIfNeeded()
    drawContents(on: &canvas)
    delegate?.layerWillDraw(self)
    CGContext.recording(on: &canvas) { draw(in: $0) }
  }

  /// Sorts the sublayers by `zPosition`. Layers with equal values keep their order.
  final func sortSublayers() {
    guard storedSublayers.contains(where: { $0.zPosition != 0 }) else { return }
    let order = knownSublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    for (_, layer) in order { peer.raise(layer.peer) }
  }
}
