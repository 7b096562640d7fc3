/// The dates at which a view changes.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from one on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// The frequency of a schedule's dates.
  typealias Mode = TimelineScheduleMode
}

/// The frequency of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
  /// As often as wanted.
  case normal
  /// At most once a minute.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Dates from one on, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  /// The dates from one on.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// The begin of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The begin of each minute.
  public init() {}
  /// The dates from one on.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// Certain dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// Certain dates.
  public init(_ dates: Entries) { self.dates = dates }
  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// The dates of an animation's steps.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of an animation's steps.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// The dates from one on.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The begin of each minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of an animation's steps.
  public static var animation: Self { AnimationTimelineSchedule() }
  /// The dates of an animation's steps.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { animation }
}
extension TimelineSchedule {
  /// Certain dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// The date and the frequency that a timeline's view is made from.
public struct TimelineViewDefaultContext {
  /// The date.
  public let date: Date
  /// The frequency with which the view changes.
  public let cadence: Cadence
  /// The frequency with which a view changes.
  public enum Cadence: Comparable, Sendable {
    /// All the time.
    case live
    /// Once a second.
    case seconds
    /// Once a minute.
    case minutes
  }
}

/// A view that changes at certain dates. It is shown once, for the present date.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The context that the view is made from.
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  /// A view for the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  /// The view for the present date.
  @MainActor public var body: some View { content(Context(date: Date(), cadence: .live)) }
}
