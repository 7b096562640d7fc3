public import Foundation

/// A formatter of durations, such as "2 hours, 5 minutes" and "2:05". It supports weeks, days,
/// hours, minutes and seconds. Durations with years or months have no text, and `spellOut` writes
/// numbers in digits.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; an empty set means all units.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The maximum number of units in the text; 0 for no limit.
  open var maximumUnitCount = 0
  /// The calendar. Its locale is the locale of the text.
  open var calendar: Calendar? = .autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    guard components.year ?? 0 == 0, components.month ?? 0 == 0 else { return nil }
    let days = 7 * ((components.weekOfYear ?? 0) + (components.weekOfMonth ?? 0)) + (components.day ?? 0)
    let minutes = (days * 24 + (components.hour ?? 0)) * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let shown = Span(seconds: Int(ti.rounded(.towardZero)), units: units)
    return unitsStyle == .positional ? positional(shown) : words(shown)
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The allowed units, the longest first.
  private var units: [SpanUnit] {
    let chosen = SpanUnit.allCases.filter { !allowedUnits.isDisjoint(with: $0.calendarUnits) }
    return chosen.isEmpty ? SpanUnit.allCases : chosen
  }

  /// Returns the parts of a duration that are written, after zero parts are dropped.
  private func written(_ span: Span, _ behaviour: ZeroFormattingBehavior) -> [Span.Part] {
    var parts = span.parts[...]
    if behaviour.contains(.dropLeading) { parts = parts.drop { $0.count == 0 } }
    if behaviour.contains(.dropTrailing) { while parts.last?.count == 0 { parts.removeLast() } }
    if behaviour.contains(.dropMiddle), parts.count > 2 {
      let ends = [parts.startIndex, parts.index(before: parts.endIndex)]
      parts = parts.indices.filter { parts[$0].count != 0 || ends.contains($0) }.map { parts[$0] }[...]
    }
    if parts.isEmpty, let last = span.parts.last { parts = [last] }
    return Array(maximumUnitCount > 0 ? parts.prefix(maximumUnitCount) : parts)
  }

  private func positional(_ span: Span) -> String {
    let isDefault = zeroFormattingBehavior == .default
    var parts = written(span, isDefault ? .dropLeading : zeroFormattingBehavior)
    // Seconds alone have their minutes, as in 0:05.
    if isDefault, parts.count == 1, parts[0].unit == .second, span.parts.contains(where: { $0.unit == .minute }) {
      parts.insert(Span.Part(unit: .minute, count: 0), at: 0)
    }
    let pads = zeroFormattingBehavior.contains(.pad)
    let numbers = parts.enumerated().map { index, part in
      let digits = String(part.count)
      return (index > 0 || pads) && digits.count == 1 ? "0" + digits : digits
    }
    return (span.isNegative ? "-" : "") + numbers.joined(separator: ":")
  }

  private func words(_ span: Span) -> String {
    let parts = written(span, zeroFormattingBehavior == .default ? .dropAll : zeroFormattingBehavior)
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      default: .wide
      }
    let seconds = parts.reduce(0) { $0 + $1.count * $1.unit.seconds }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit.durationUnit)), width: width, zeroValueUnits: .show(length: 1)
    ).locale(calendar?.locale ?? .autoupdatingCurrent)
    return style.format(.seconds(span.isNegative ? -seconds : seconds))
  }
}

/// A unit of a duration.
private enum SpanUnit: CaseIterable {
  case week, day, hour, minute, second

  var seconds: Int {
    switch self {
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  var calendarUnits: NSCalendar.Unit {
    switch self {
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var durationUnit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}

/// A duration, divided into units.
private struct Span {
  struct Part {
    var unit: SpanUnit
    var count: Int
  }

  let isNegative: Bool
  let parts: [Part]

  init(seconds: Int, units: [SpanUnit]) {
    isNegative = seconds < 0
    var rest = abs(seconds)
    parts = units.map { unit in
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: unit.seconds)
      rest = remainder
      return Part(unit: unit, count: count)
    }
  }
}
