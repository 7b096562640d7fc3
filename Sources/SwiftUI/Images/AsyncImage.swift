/// An image from the network. Galley loads nothing and shows the placeholder.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: () -> Content
  /// The placeholder.
  public var body: some View { content() }
}

/// The state of an image from the network.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, or nil if it is not loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, or nil if loading did not fail.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// Creates an image with a grey area as its placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = { Color(uiColor: .systemGray4) } }
  /// Creates an image with a view as its placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { ViewBuilder.buildEither(second: placeholder()) }
  }
  /// Creates an image from a closure that returns a view for each state. The state is always empty
  /// in Galley.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = { content(.empty) } }
}
