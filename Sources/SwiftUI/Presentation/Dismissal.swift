/// Closes the presentation or the page that a view is in.
nonisolated public struct DismissAction {
  let close: () -> Void
  /// Closes the presentation or the page.
  public func callAsFunction() { close() }
}

/// The presentation that a view is in, as before iOS 15.
nonisolated public struct PresentationMode {
  /// True in a presentation or a pushed page.
  public internal(set) var isPresented: Bool
  let close: () -> Void
  /// Closes the presentation or the page.
  public mutating func dismiss() { close() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(close: {}) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum PresentedLayerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the presentation or the page that the view is in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// True in a presentation or a pushed page.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// True in what is presented over another view, which has a background of its own.
  var isPresentedLayer: Bool {
    get { self[PresentedLayerKey.self] }
    set { self[PresentedLayerKey.self] = newValue }
  }

  /// The presentation that the view is in.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, close: dismiss.close)
    return Binding(get: { mode }, set: { _ in })
  }
}

extension View {
  /// Tells the views in this one how they are closed.
  nonisolated func presented(_ isPresented: Bool, close: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentModifier {
        $0.isPresented = isPresented
        $0.dismiss = DismissAction(close: close)
      })
  }
}
