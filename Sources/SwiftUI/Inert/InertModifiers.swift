// Accepted and without effect: what these change is not in a picture that stands still.
//
// | name | why |
// | --- | --- |
// | animation, transition, contentTransition, transaction, matchedGeometryEffect, symbolEffect, phaseAnimator | end at once |
// | sensoryFeedback, hoverEffect, focusable, keyboardShortcut, onHover, defersSystemGestures | need a device |
// | blur, brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply, blendMode | not drawn |
// | visualEffect, scrollTransition | not drawn |
// | allowsHitTesting, contentShape, gesture, onTapGesture, onLongPressGesture, draggable | touches are not delivered |
// | statusBarHidden, persistentSystemOverlays, userActivity, handlesExternalEvents, onOpenURL | of the app |

extension View {
  /// Has no effect: animations end at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Has no effect: animations end at once.
  @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// Returns the view that the closure makes from this view. Animations end at once.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// Has no effect: views appear and disappear at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  /// Has no effect: views appear and disappear at once.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Has no effect: contents change at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Has no effect: a transaction carries only animations.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Has no effect: a transaction carries only animations.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Has no effect: animations between two views end at once.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Has no effect: transitions end at once.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Has no effect: Galley gives no haptic feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Has no effect: Galley gives no haptic feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Has no effect: Galley gives no haptic feedback.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Has no effect: there is no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Has no effect: there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Has no effect: the keyboard does not move the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Has no effect: Galley delivers no touches.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Has no effect: Galley does not draw the system's overlays.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Has no effect: Galley does not draw the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Has no effect: Galley does not draw the status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Has no effect: Galley opens no URLs.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Has no effect: Galley continues no activities.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect: Galley continues no activities.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// The view that the closure of `animation(_:body:)` receives.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  /// The view before the change.
  @MainActor public var body: some View { content }
}

/// The geometry that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: UInt32
  /// Creates properties from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A haptic or audible feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// The weight of the colliding objects that a feedback imitates.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// Light objects collide.
    public static let light = Weight(name: "light")
    /// Medium objects collide.
    public static let medium = Weight(name: "medium")
    /// Heavy objects collide.
    public static let heavy = Weight(name: "heavy")
  }
  /// The stiffness of the colliding objects that a feedback imitates.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// Rigid objects collide.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects collide.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects collide.
    public static let soft = Flexibility(name: "soft")
  }
  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task caused a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increases.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreases.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity starts.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stops.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure level changes.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collide.
  public static let impact = SensoryFeedback(name: "impact")
  /// Returns the feedback for a collision of objects with a given weight. Galley ignores it.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Returns the feedback for a collision of objects with a given stiffness. Galley ignores it.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// The effect of a pointer on a view.
public struct HoverEffect: Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is highlighted.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// The transition between two states of a view's content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The new content fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// The content is interpolated.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// The digits change one by one.
  public static let numericText = ContentTransition(name: "numericText")
  /// Returns a transition in which the digits change one by one.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// Returns a transition in which the digits change one by one.
  public static func numericText(value: Double) -> ContentTransition { numericText }
  /// The content changes with the default effect of symbols.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}
