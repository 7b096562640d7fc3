/// Draws a view to an image.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The publisher of changes. It fires before a property of the renderer is set.
  nonisolated public let objectWillChange = ObservableObjectPublisher()
  /// The view to draw.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the renderer proposes to the view.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// True if the image has no transparency.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The colour mode of the image. All modes are drawn as sRGB in Galley.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Creates a renderer for a view.
  public init(content view: Content) { content = view }

  /// The drawn image, or nil if the view's size is zero.
  public var uiImage: UIImage? {
    let (view, size) = laidOut()
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  /// The drawn image for Core Graphics, or nil if the view's size is zero.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Calls a closure with the view's size and a function that draws the view into a context.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    let (view, size) = laidOut()
    renderer(size) { context in
      UIGraphicsPushContext(context)
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      UIGraphicsPopContext()
    }
  }

  private func laidOut() -> (HostingView, CGSize) {
    let view = HostingView(frame: .zero)
    view.usesSafeArea = false
    let scale = scale
    // Frames are rounded by the traits.
    view.traitOverrides.displayScale = scale
    view.changeEnvironment = { $0.displayScale = scale }
    view.show(content)
    let size = view.size(proposedSize)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return (view, size)
  }
}
