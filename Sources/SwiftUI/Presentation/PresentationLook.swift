/// The settings of a presentation's card. Modifiers of the presented view set them.
struct PresentationLook {
  var detents: Set<PresentationDetent> = []
  var selected: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
}

struct PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook { PresentationLook() }
  static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    value.selected = value.selected ?? next.selected
    if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
  }
}

/// A height at which a sheet can rest.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }
  let kind: Kind
  private let measure: @Sendable (CGFloat) -> CGFloat

  init(_ kind: Kind, _ measure: @escaping @Sendable (CGFloat) -> CGFloat) {
    self.kind = kind
    self.measure = measure
  }

  /// A height of about half of the screen.
  public static let medium = PresentationDetent(.medium) { ($0 * 0.5).rounded() }
  /// The full height.
  public static let large = PresentationDetent(.large) { $0 }
  /// Returns a height that is a fraction of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0 * fraction }
  }
  /// Returns a fixed height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }
  /// Returns a height that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { type.height(in: Context(maxDetentValue: $0)) ?? $0 }
  }

  /// The values from which a custom detent computes its height.
  @dynamicMemberLookup nonisolated public struct Context {
    /// The maximum height of the sheet, in points.
    public let maxDetentValue: CGFloat
    /// The value of the environment at a key path.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// Returns the height of the sheet. `tallest` is the maximum height.
  func height(in tallest: CGFloat) -> CGFloat { measure(tallest) }

  /// Returns true if the heights are equal.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }
  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A type that computes a height at which a sheet can rest.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The values from which the height is computed.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or nil if the sheet cannot rest at this detent.
  static func height(in context: Context) -> CGFloat?
}

/// The effect of a swipe on a sheet with scrolling content.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int
  /// The system's default.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(number: 0) }
  /// A swipe resizes the sheet first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(number: 1) }
  /// A swipe scrolls the content first.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(number: 2) }
}

/// The interaction with the view behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  /// The system's default.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// The view behind can be used.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// Returns the interaction in which the view behind a sheet can be used, while the sheet is at
  /// most as high as the detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
  /// The view behind cannot be used.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// The form that popovers and sheets take on a narrow screen.
nonisolated public struct PresentationAdaptation: Sendable {
  /// The system's default.
  public static var automatic: PresentationAdaptation { PresentationAdaptation() }
  /// The presentation keeps its form.
  public static var none: PresentationAdaptation { PresentationAdaptation() }
  /// The presentation becomes a popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation() }
  /// The presentation becomes a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation() }
  /// The presentation covers the whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

/// A rule for the size of a presentation. Galley ignores the rule.
public protocol PresentationSizing {}
/// The size of a presented form.
nonisolated public struct FormPresentationSizing: PresentationSizing {}
/// The size of a presented page.
nonisolated public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a presented form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a presented page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  nonisolated private func presentationLook(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self, change)
  }

  /// Sets the heights at which the sheet of this view can rest. The sheet is drawn at the smallest
  /// height.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationLook { $0.detents = detents }
  }
  /// Sets the heights at which the sheet of this view can rest. The sheet is drawn at the selected
  /// height.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationLook {
      $0.detents = detents
      $0.selected = selection.wrappedValue
    }
  }
  /// Shows or hides the drag indicator at the top of the sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationLook { $0.dragIndicator = visibility }
  }
  /// Sets the corner radius of the sheet, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationLook { $0.cornerRadius = cornerRadius }
  }
  /// Sets a style as the background of the sheet. A style that is not a colour is drawn in its
  /// first colour (Galley's choice).
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook { $0.background = AnyShapeStyle(style) }
  }
  /// Sets a view as the background of the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background { content().ignoresSafeArea() }
  }
  /// Returns the view unchanged: nobody uses the view behind the sheet.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Returns the view unchanged: nobody swipes.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Returns the view unchanged: popovers are always sheets in Galley.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Returns the view unchanged: popovers are always sheets in Galley.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  /// Returns the view unchanged: the size of a presentation is fixed in Galley.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Returns the view unchanged: nobody swipes.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
