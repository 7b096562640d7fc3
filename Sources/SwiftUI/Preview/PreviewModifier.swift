/// A modifier that several previews share, with a context that is created once, such as sample
/// data.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the context that the previews with this modifier share.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// Creates the context that the previews share. It is called once.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
  /// The view before the modification.
  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  /// Does nothing: by default there is no shared context.
  public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier receives.
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView
  /// The view before the modification.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that applies a preview modifier to the view.
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

/// The contexts that the previews of this process share.
@MainActor enum SharedContexts {
  private static var known: [ObjectIdentifier: Any] = [:]
  /// The maximum time for the creation of a context, in seconds.
  private static let limit: TimeInterval = 10

  /// Returns the context that all modifiers of the given type share. The context is created when it
  /// is first needed.
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
    guard let context = try result?.get() else { throw PreviewFault("\(modifier).makeSharedContext() did not return") }
    known[ObjectIdentifier(modifier)] = context
    return context
  }
}

/// A reason why a preview cannot be shown.
nonisolated package struct PreviewFault: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
