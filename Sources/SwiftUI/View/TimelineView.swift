/// The schedule of dates at which a view changes.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the schedule's dates, beginning at `startDate`.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
  /// The frequency of the schedule's dates.
  typealias Mode = TimelineScheduleMode
}

/// The frequency of a schedule's dates.
public enum TimelineScheduleMode: Sendable {
  /// The dates can be as frequent as the schedule needs.
  case normal
  /// The dates are at most one per minute.
  case lowFrequency
}

/// A schedule with dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval
  /// Creates a schedule with a start date and an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  /// Returns only the schedule's last date up to `startDate`, or else its first, as a picture shows
  /// one moment.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    guard start < startDate, interval > 0 else { return [start] }
    let count = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return [start.addingTimeInterval(count * interval)]
  }
}

/// A schedule with the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}
  /// Returns only the start of the minute of `startDate`, as a picture shows one moment.
  public func entries(from startDate: Date, mode: Mode) -> [Date] {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return [Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60)]
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  let dates: Entries
  /// Creates a schedule from dates.
  public init(_ dates: Entries) { self.dates = dates }
  /// Returns all dates of the schedule.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule with the frames of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// Returns only the start date, as a picture shows one moment.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with dates at equal intervals, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The schedule with the start of each minute.
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule with the frames of an animation.
  public static var animation: Self { AnimationTimelineSchedule() }
  /// Returns a schedule with the frames of an animation.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self { animation }
}
extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// The date and the cadence for which a timeline view builds its content.
public struct TimelineViewDefaultContext {
  /// The date for which the content is built.
  public let date: Date
  /// The frequency at which the view changes.
  public let cadence: Cadence
  /// The frequency at which a view changes.
  public enum Cadence: Comparable, Sendable {
    /// The view changes continuously.
    case live
    /// The view changes once per second.
    case seconds
    /// The view changes once per minute.
    case minutes
  }
}

/// A view that changes at the dates of a schedule. Galley shows it once: for the last date of the
/// schedule that has passed, or else for the first one.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The date and the cadence for which the view builds its content.
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  /// Creates a view with a schedule and a closure that builds its content.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  /// The content for one date of the schedule.
  @MainActor public var body: some View { content(Context(date: shownDate, cadence: .live)) }

  /// The last date of the schedule that has passed, or else its first; now for an empty schedule.
  private var shownDate: Date {
    let now = Date()
    var shown: Date?
    // A schedule may be endless. Of one with more past dates than this, a later date is not found.
    for date in schedule.entries(from: now, mode: .normal).prefix(10_000) {
      if shown != nil, date > now { break }
      shown = date
    }
    return shown ?? now
  }
}
