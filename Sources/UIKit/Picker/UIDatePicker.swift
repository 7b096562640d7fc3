public import CoreGraphics
public import Foundation
import UIFoundation

extension UIDatePicker {
  /// The parts of a date that the picker selects.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }
}

/// The older name of `UIDatePicker.Mode`, before Swift 4.2.
public typealias UIDatePickerMode = UIDatePicker.Mode

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A control for selecting a date: wheels, or a compact box with the date as text. The compact box
/// also replaces the calendar.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of the date that the picker selects.
  open var datePickerMode = Mode.dateAndTime { didSet { refresh() } }
  /// The locale; nil for the environment's locale.
  open var locale: Locale? { didSet { refresh() } }
  /// The calendar of the picker.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The time zone; nil for the calendar's time zone.
  open var timeZone: TimeZone? { didSet { refresh() } }
  /// The selected date, limited to the range. The default is the current time.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = max(min(newValue, maximumDate ?? newValue), minimumDate ?? newValue)
      refresh()
    }
  }
  /// The earliest date that can be selected.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date that can be selected.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The duration in seconds that the mode `countDownTimer` selects.
  open var countDownDuration: TimeInterval = 0 { didSet { refresh() } }
  /// The interval between selectable minutes.
  open var minuteInterval = 1 { didSet { refresh() } }
  /// The preferred style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { refresh() } }
  /// The style in which the picker is drawn.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// True if minutes should be rounded to the interval. Galley stores the value and ignores it.
  open var roundsToMinuteInterval = true
  private var storedDate = Date()
  private var wheels: DateWheels?

  /// Creates a date picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a date picker without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Sets the date without an animation, and sends no action.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// A date formatter with the picker's locale, calendar and time zone.
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
