/// A change of views that several previews have in common, with what it needs once: sample data, say.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the value that the previews with this modifier share.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// Makes what the previews share, once.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
  /// The view that is changed.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier changes.
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView
  /// The view itself.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A change of the view.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { settings in
      settings.modifiers.append { view in
        let context = try SharedContexts.context(of: type(of: modifier))
        return open(modifier, context, PreviewModifierContent(content: AnyView(view)))
      }
    }
  }

  @MainActor private static func open<M: PreviewModifier>(
    _ modifier: M, _ context: M.Context, _ content: PreviewModifierContent
  ) -> any View {
    modifier.body(content: content, context: context)
  }
}

/// The values that the previews of one process share.
@MainActor enum SharedContexts {
  private static var known: [ObjectIdentifier: Any] = [:]
  /// The longest time that making a context may take, in seconds.
  private static let limit: TimeInterval = 10

  /// The context of a modifier's type, made when it is first asked for.
  static func context<M: PreviewModifier>(of modifier: M.Type) throws -> M.Context {
    if let context = known[ObjectIdentifier(modifier)] as? M.Context { return context }
    var result: Result<M.Context, any Error>?
    Task.immediate { @MainActor in
      do { result = .success(try await modifier.makeSharedContext()) } catch { result = .failure(error) }
    }
    let start = DispatchTime.now()
    while result == nil, DispatchTime.now() < start + limit {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    guard let context = try result?.get() else { throw PreviewFault("\(modifier).makeSharedContext() does not end") }
    known[ObjectIdentifier(modifier)] = context
    return context
  }
}

/// A reason why a preview is not shown.
nonisolated package struct PreviewFault: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
