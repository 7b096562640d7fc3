/// Draws a view as a picture.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// Tells that the picture changed: each time a value of the renderer is set.
  nonisolated public let objectWillChange = ObservableObjectPublisher()
  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The pixels of a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// True if the picture has no transparency.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The colours of the picture. All are sRGB.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Draws a view.
  public init(content view: Content) { content = view }

  /// The picture, or nil if the view has no size.
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

  /// The picture, or nil if the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Has a closure draw the view into a context.
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
