extension Text {
  /// The format of a date in a text.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: Codable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of day: `11:23 AM`.
    public static let time = DateStyle(kind: .time)
    /// The date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time from now: `2 hr, 23 min`. The words are English in all locales.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now with a sign: `+2 hours`. The words are English in all locales.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now, as on a clock: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text with a date. Formats relative to now use the time of the evaluation.
  public init(_ date: Date, style: DateStyle) { self.init(.date(.moment(date, style))) }
  /// Creates a text with a range of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.date(.range(dates.lowerBound, dates.upperBound))) }
  /// Creates a text with an interval of dates.
  public init(_ interval: DateInterval) { self.init(.date(.range(interval.start, interval.end))) }
  /// Creates a text with the time until the end of an interval, or since its start, as on a clock.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      .date(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

/// A date or a range of dates, with its format.
enum DateText: Equatable {
  case moment(Date, Text.DateStyle)
  case range(Date, Date)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  func string(in environment: EnvironmentValues) -> String {
    switch self {
    case .moment(let date, let style): moment(date, style, environment)
    case .range(let start, let end):
      (start..<max(start, end)).formatted(
        Date.IntervalFormatStyle(
          date: .numeric, time: .shortened, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone))
    case .timer(let range, let pause, let countsDown, let showsHours):
      clock(range, pause, countsDown, showsHours)
    }
  }

  private func moment(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    func formatted(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      date.formatted(
        Date.FormatStyle(
          date: day, time: time, locale: environment.locale, calendar: environment.calendar,
          timeZone: environment.timeZone))
    }
    let seconds = date.timeIntervalSinceNow
    switch style.kind {
    case .time: return formatted(.omitted, .shortened)
    case .date: return formatted(.long, .omitted)
    case .relative: return Self.twoUnits(abs(seconds))
    case .offset: return (seconds < 0 ? "-" : "+") + Self.unit(abs(seconds))
    case .timer: return Self.clock(abs(seconds), showsHours: true)
    }
  }

  private func clock(
    _ range: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, _ showsHours: Bool
  ) -> String {
    let now = min(max(pause ?? Date(), range.lowerBound), range.upperBound)
    let seconds = countsDown ? range.upperBound.timeIntervalSince(now) : now.timeIntervalSince(range.lowerBound)
    return Self.clock(seconds, showsHours: showsHours)
  }

  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(seconds.rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, whole >= 3600 { return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))" }
    return "\(whole / 60):\(two(whole % 60))"
  }

  /// Returns a duration in its two largest units, in English.
  static func twoUnits(_ seconds: TimeInterval) -> String {
    units(seconds, count: 2).map { number, name in
      let short = ["year": "yr", "hour": "hr", "minute": "min", "second": "sec"][name] ?? name
      return "\(number) \(short)\(name == "day" && number != 1 ? "s" : "")"
    }
    .joined(separator: ", ")
  }

  /// Returns a duration in its largest unit as a whole word, in English.
  static func unit(_ seconds: TimeInterval) -> String {
    units(seconds, count: 1).map { number, name in "\(number) \(name)\(number == 1 ? "" : "s")" }.joined()
  }

  private static func units(_ seconds: TimeInterval, count: Int) -> [(Int, String)] {
    let units = [(86400 * 365, "year"), (86400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
    var rest = Int(seconds.rounded())
    var result: [(Int, String)] = []
    for (length, name) in units where result.count < count && (rest >= length || (length == 1 && result.isEmpty)) {
      result.append((rest / length, name))
      rest %= length
    }
    return result
  }
}
