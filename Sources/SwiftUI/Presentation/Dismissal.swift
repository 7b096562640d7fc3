/// An action that dismisses the view's presentation or navigation page.
nonisolated public struct DismissAction {
  let close: () -> Void
  /// Dismisses the presentation or the page.
  public func callAsFunction() { close() }
}

/// The state of the view's presentation, as before iOS 15. The newer form is ``DismissAction``.
nonisolated public struct PresentationMode {
  /// True if the view is in a presentation or on a pushed page.
  public internal(set) var isPresented: Bool
  let close: () -> Void
  /// Dismisses the presentation or the page.
  public mutating func dismiss() { close() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(close: {}) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PresentedLayerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The action that dismisses the view's presentation or navigation page.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True if the view is in a presentation or on a pushed page.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// True inside a presentation, which has its own background.
  var isPresentedLayer: Bool {
    get { self[PresentedLayerKey.self] }
    set { self[PresentedLayerKey.self] = newValue }
  }

  /// The state of the view's presentation.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, close: dismiss.close)
    return Binding(get: { mode }, set: { _ in })
  }
}

extension View {
  /// Sets whether the views inside this view are presented, and the action that dismisses them.
  nonisolated func presented(_ isPresented: Bool, close: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        $0.isPresented = isPresented
        $0.dismiss = DismissAction(close: close)
      })
  }
}
