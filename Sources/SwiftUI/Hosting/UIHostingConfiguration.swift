/// A SwiftUI view as the content of a table view's or collection view's cell.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
  let content: Content
  let background: Background
  var insets: [Edge: CGFloat] = [:]
  var minimum = CGSize(width: 0, height: 44)

  /// Creates a configuration that shows a view in a cell.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  private init(_ content: Content, _ background: Background, _ insets: [Edge: CGFloat], _ minimum: CGSize) {
    self.content = content
    self.background = background
    self.insets = insets
    self.minimum = minimum
  }

  /// Sets a view behind the content. The view reaches the cell's edges.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content(), insets, minimum)
  }

  /// Sets a background behind the content. The background reaches the cell's edges.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _ShapeView<Rectangle, S>> {
    background { Rectangle().fill(style) }
  }

  /// Sets the margins at some of the cell's edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins at some of the cell's edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var changed = self
    if edges.contains(.top) { changed.insets[.top] = insets.top }
    if edges.contains(.leading) { changed.insets[.leading] = insets.leading }
    if edges.contains(.bottom) { changed.insets[.bottom] = insets.bottom }
    if edges.contains(.trailing) { changed.insets[.trailing] = insets.trailing }
    return changed
  }

  /// Sets the minimum size of the content, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var changed = self
    changed.minimum = CGSize(width: width ?? 0, height: height ?? 0)
    return changed
  }

  /// Sets the minimum size of the content to zero.
  public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: 0, height: 0) }

  /// Creates the view that shows the content.
  nonisolated public func makeContentView() -> any UIView & UIContentView {
    Onto.main { HostingContentView(self) { ($0 as? Self)?.laidOut } }
  }

  /// Returns the same configuration for all states of a cell.
  nonisolated public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  /// The content with its margins and its background. The default margins are 16 points at the
  /// sides, and 11 above and below (Galley's choice: the margins of a list's cell).
  private var laidOut: AnyView {
    let margins = EdgeInsets(
      top: insets[.top] ?? 11, leading: insets[.leading] ?? 16, bottom: insets[.bottom] ?? 11,
      trailing: insets[.trailing] ?? 16)
    return AnyView(
      content.frame(maxWidth: .infinity, alignment: .leading).padding(margins)
        .frame(minWidth: minimum.width, minHeight: minimum.height)
        .background { background })
  }
}

/// The content view of a ``UIHostingConfiguration``. Its width follows the cell.
final class HostingContentView: HostingView, UIContentView {
  private let view: (any UIContentConfiguration) -> AnyView?
  var configuration: any UIContentConfiguration {
    didSet { if let shown = view(configuration) { show(shown) } }
  }

  init(_ configuration: any UIContentConfiguration, view: @escaping (any UIContentConfiguration) -> AnyView?) {
    self.configuration = configuration
    self.view = view
    super.init(frame: .zero)
    usesSafeArea = false
    if let shown = view(configuration) { show(shown) }
  }

  required init?(coder: NSCoder) { nil }

  func supports(_ configuration: any UIContentConfiguration) -> Bool { view(configuration) != nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    size(ProposedViewSize(width: targetSize.width, height: vertical == .required ? targetSize.height : nil))
  }
}
