public import GalleyBase

/// The root of what is rendered. Views take up registered appearances when they enter one.
/// UIKit counterpart: UIWindow, without a screen: its size is the picture's.
public final class Window: View {
  /// An empty window of `size`, in points.
  public init(size: Size, in context: RenderContext) {
    super.init(frame: Rect(origin: .zero, size: size), in: context)
  }
}
