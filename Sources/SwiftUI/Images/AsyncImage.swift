/// A picture from the network. Nothing is loaded here: the placeholder is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: () -> Content
  /// The placeholder.
  public var body: some View { content() }
}

/// The state of a picture from the network.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if it could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// A picture with a grey area before it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = { Color(uiColor: .systemGray4) } }
  /// A picture with a placeholder before it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { ViewBuilder.buildEither(second: placeholder()) }
  }
  /// A view for each state; that of a picture which is not there yet is shown.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = { content(.empty) } }
}
