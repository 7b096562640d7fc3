// Accepted and without effect: what these change is not in a picture that stands still.
//
// | name | why |
// | --- | --- |
// | animation, transition, contentTransition, transaction, matchedGeometryEffect, symbolEffect, phaseAnimator | end at once |
// | sensoryFeedback, hoverEffect, focusable, keyboardShortcut, onHover, defersSystemGestures | need a device |
// | blur, brightness, contrast, saturation, grayscale, hueRotation, colorInvert, colorMultiply, blendMode | not drawn |
// | rotation3DEffect, projectionEffect, visualEffect, scrollTransition | not drawn |
// | allowsHitTesting, contentShape, gesture, onTapGesture, onLongPressGesture, draggable | touches are not delivered |
// | statusBarHidden, persistentSystemOverlays, userActivity, handlesExternalEvents, onOpenURL | of the app |

extension View {
  /// Without effect: animations end at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Without effect: animations end at once.
  @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  /// Without effect: animations end at once. The changed view is shown.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  /// Without effect: views appear and disappear at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  /// Without effect: views appear and disappear at once.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Without effect: contents change at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Without effect: transactions carry animations only.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Without effect: transactions carry animations only.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  /// Without effect: the geometry of views is their own at once.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Without effect: transitions end at once.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  /// Without effect: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Without effect: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Without effect: nothing is felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Without effect: there is no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Without effect: there is no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Without effect: there is no focus by keys.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Without effect: system gestures are not delivered.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Without effect: the system's overlays are not drawn.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Without effect: the status bar is not drawn.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Without effect: the status bar is not drawn.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Without effect: no address is opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Without effect: no activity is continued.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Without effect: no activity is continued.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

/// The view that an animation's closure changes.
nonisolated public struct PlaceholderContentView<Value: View>: View {
  let content: Value
  /// The view.
  @MainActor public var body: some View { content }
}

/// The properties that two views' geometry shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each property.
  public let rawValue: UInt32
  /// Properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A sign that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// The mass of what collides.
  public struct Weight: Equatable, Sendable {
    private let name: String
    /// A light one.
    public static let light = Weight(name: "light")
    /// A medium one.
    public static let medium = Weight(name: "medium")
    /// A heavy one.
    public static let heavy = Weight(name: "heavy")
  }
  /// The stiffness of what collides.
  public struct Flexibility: Equatable, Sendable {
    private let name: String
    /// A rigid one.
    public static let rigid = Flexibility(name: "rigid")
    /// A solid one.
    public static let solid = Flexibility(name: "solid")
    /// A soft one.
    public static let soft = Flexibility(name: "soft")
  }
  /// A task is done.
  public static let success = SensoryFeedback(name: "success")
  /// A task is in doubt.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rises.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value falls.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something is in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level changes.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")
  /// Two things meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Two things meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// An effect of a pointer on a view.
public struct HoverEffect: Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is lit.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

/// The transition between two states of a content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// By its opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// From one to the other.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static let numericText = ContentTransition(name: "numericText")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition { numericText }
  /// As a symbol does.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}
