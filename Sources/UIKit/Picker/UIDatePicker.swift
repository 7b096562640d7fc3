public import CoreGraphics
public import Foundation
import UIFoundation

extension UIDatePicker {
  /// The parts of a date that are picked.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }
}

/// The name of `UIDatePicker.Mode` before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode

/// The appearance of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A picker of dates: wheels, or a small box with the date written out, which also replaces the calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts that are picked.
  open var datePickerMode = Mode.dateAndTime { didSet { refresh() } }
  /// The locale, nil for the environment's.
  open var locale: Locale? { didSet { refresh() } }
  /// The calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The zone, nil for the calendar's.
  open var timeZone: TimeZone? { didSet { refresh() } }
  /// The date, limited to the range. The default is the present moment.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = max(min(newValue, maximumDate ?? newValue), minimumDate ?? newValue)
      refresh()
    }
  }
  /// The earliest date.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The time that is counted down, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { refresh() } }
  /// The distance of the minutes.
  open var minuteInterval = 1 { didSet { refresh() } }
  /// The preferred style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { refresh() } }
  /// The appearance.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// True if minutes are rounded to their distance.
  open var roundsToMinuteInterval = true
  private var storedDate = Date()
  private var wheels: DateWheels?

  /// A picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a picker from an interface file, which is not supported here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Sets the date, at once. No action is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// A formatter in the picker's locale, calendar and zone.
  final var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: UIKitEnvironment.current.locale)
    formatter.calendar = calendar
    formatter.timeZone = timeZone ?? calendar.timeZone
    return formatter
  }

  /// Shows or hides the wheels, and turns them to the date.
  private func refresh() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    guard datePickerStyle == .wheels else {
      wheels?.view.removeFromSuperview()
      wheels = nil
      return
    }
    if wheels == nil {
      let new = DateWheels(of: self)
      wheels = new
      addSubview(new.view)
      setNeedsLayout()
    }
    wheels?.turn()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.view.frame = bounds
  }

  private var title: NSAttributedString {
    let formatter = self.formatter
    formatter.dateStyle = datePickerMode == .time ? .none : .medium
    formatter.timeStyle = datePickerMode == .date ? .none : .short
    return NSAttributedString(
      string: formatter.string(from: date),
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
  }

  open override var intrinsicContentSize: CGSize {
    if let wheels { return wheels.view.intrinsicContentSize }
    return CGSize(width: title.size().width.rounded(.up) + 24, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    guard wheels == nil else { return }
    let title = self.title
    let size = title.size()
    let box = CGRect(x: bounds.minX, y: bounds.midY - 17, width: size.width.rounded(.up) + 24, height: 34)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 6).fill()
    title.draw(at: CGPoint(x: box.minX + 12, y: box.midY - size.height / 2))
  }
}
