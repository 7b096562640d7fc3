/// The values that a presented view gives to its card.
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

/// A height of a sheet.
nonisolated public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }
  let kind: Kind
  private let measure: @Sendable (CGFloat) -> CGFloat

  init(_ kind: Kind, _ measure: @escaping @Sendable (CGFloat) -> CGFloat) {
    self.kind = kind
    self.measure = measure
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium) { ($0 * 0.5).rounded() }
  /// The whole height.
  public static let large = PresentationDetent(.large) { $0 }
  /// A fraction of the height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0 * fraction }
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }
  /// A height that a type says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { type.height(in: Context(maxDetentValue: $0)) ?? $0 }
  }

  /// The values that a detent's height depends on.
  @dynamicMemberLookup nonisolated public struct Context {
    /// The greatest height.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }

  /// The height of a sheet that can be as high as `tallest`.
  func height(in tallest: CGFloat) -> CGFloat { measure(tallest) }

  /// True if the heights are the same.
  public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.kind == rhs.kind }
  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A height of sheets that a type says.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The values that the height depends on.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil is not available.
  static func height(in context: Context) -> CGFloat?
}

/// The content of a sheet that a swipe moves.
nonisolated public struct PresentationContentInteraction: Equatable, Sendable {
  private let number: Int
  /// As the system decides.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(number: 0) }
  /// The sheet.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(number: 1) }
  /// The content.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(number: 2) }
}

/// The use of a view behind a sheet.
nonisolated public struct PresentationBackgroundInteraction: Sendable {
  /// As the system decides.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// It can be used.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
  /// It can be used while the sheet is small.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
  /// It cannot be used.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// The presentation of popovers and sheets on a narrow screen.
nonisolated public struct PresentationAdaptation: Sendable {
  /// As the system decides.
  public static var automatic: PresentationAdaptation { PresentationAdaptation() }
  /// As it is.
  public static var none: PresentationAdaptation { PresentationAdaptation() }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation() }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation() }
  /// The whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation() }
}

/// The size of a presentation that follows its content or the screen.
public protocol PresentationSizing {}
/// The size of a form.
nonisolated public struct FormPresentationSizing: PresentationSizing {}
/// The size of a page.
nonisolated public struct PagePresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  nonisolated private func presentationLook(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self, change)
  }

  /// Sets the heights of the sheet that this view is in. It has the smallest one.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationLook { $0.detents = detents }
  }
  /// Sets the heights of the sheet that this view is in, and the one that it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationLook {
      $0.detents = detents
      $0.selected = selection.wrappedValue
    }
  }
  /// Shows or hides the mark at the top of the sheet.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationLook { $0.dragIndicator = visibility }
  }
  /// Sets the radius of the sheet's corners, in points.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationLook { $0.cornerRadius = cornerRadius }
  }
  /// Sets the background of the sheet. Styles other than colours are drawn as their first colour (a choice).
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook { $0.background = AnyShapeStyle(style) }
  }
  /// Puts a view behind the content of the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background { content().ignoresSafeArea() }
  }
  /// Sets the use of the view behind the sheet. Pictures do not differ.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Sets what a swipe moves. Nothing moves here.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Sets the presentation on a narrow screen. Popovers are sheets here.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Sets the presentation on a narrow screen. Popovers are sheets here.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
  /// Sets the size of the presentation on a wide screen. It has no effect here.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  /// Keeps a swipe from closing the sheet. Nothing is swiped here.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
