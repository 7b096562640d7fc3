import CoreGraphics
import Foundation
import UIFoundation

/// The picker view of a date picker, with its data source and delegate. The locale determines the
/// order of the wheels.
@MainActor
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// The part of a date that a wheel selects.
  private enum Part {
    case year, month, day, wholeDay, hour, minute, half, hours, minutes
  }

  let view = UIPickerView()
  private unowned let picker: UIDatePicker
  private var parts: [Part] = []
  /// The day in the middle row of the wheel that selects a whole date. The wheel has 200 days
  /// before and after this day.
  private var origin = Date()
  private static let years = 1...4000
  private static let daysAround = 200

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  private var calendar: Calendar {
    var calendar: Calendar = picker.calendar
    calendar.timeZone = picker.timeZone ?? calendar.timeZone
    return calendar
  }

  private func order(of template: String) -> [Part] {
    let locale = picker.formatter.locale
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    return format.reduce(into: []) { parts, letter in
      let part: Part? =
        switch letter {
        case "y": .year
        case "M", "L": .month
        case "d": .day
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .half
        default: nil
        }
      if let part, !parts.contains(part) { parts.append(part) }
    }
  }

  /// Updates the wheels for the date picker's mode and date.
  func turn() {
    switch picker.datePickerMode {
    case .date: parts = order(of: "yMMMMd")
    case .yearAndMonth: parts = order(of: "yMMMM")
    case .time: parts = order(of: "jmm")
    case .dateAndTime: parts = [.wholeDay] + order(of: "jmm")
    case .countDownTimer: parts = [.hours, .minutes]
    }
    origin = calendar.startOfDay(for: picker.date)
    view.reloadAllComponents()
    let date = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
    let counted = Int(picker.countDownDuration) / 60
    for (component, part) in parts.enumerated() {
      let row =
        switch part {
        case .year: (date.year ?? 1) - Self.years.lowerBound
        case .month: (date.month ?? 1) - 1
        case .day: (date.day ?? 1) - 1
        case .wholeDay: Self.daysAround
        case .hour: has12Hours ? ((date.hour ?? 0) + 11) % 12 : date.hour ?? 0
        case .minute: (date.minute ?? 0) / step
        case .half: (date.hour ?? 0) / 12
        case .hours: counted / 60
        case .minutes: counted % 60 / step
        }
      view.selectRow(row, inComponent: component, animated: false)
    }
  }

  private var has12Hours: Bool { parts.contains(.half) }
  private var step: Int { max(1, picker.minuteInterval) }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch parts[component] {
    case .year: Self.years.count
    case .month: 12
    case .day: 31
    case .wholeDay: 2 * Self.daysAround + 1
    case .hour: has12Hours ? 12 : 24
    case .minute, .minutes: 60 / step
    case .half: 2
    case .hours: 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let share: (Part) -> CGFloat = { $0 == .month || $0 == .wholeDay ? 2 : 1 }
    let whole = parts.reduce(0) { $0 + share($1) }
    return pickerView.bounds.width * share(parts[component]) / max(whole, 1)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let formatter = picker.formatter
    switch parts[component] {
    case .year: return String(Self.years.lowerBound + row)
    case .month: return formatter.standaloneMonthSymbols[row]
    case .day: return String(row + 1)
    case .wholeDay:
      formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
      return formatter.string(from: day(row))
    case .hour: return has12Hours ? String(row + 1) : String(row)
    case .minute: return String(format: "%02d", row * step)
    case .half: return row == 0 ? formatter.amSymbol : formatter.pmSymbol
    case .hours: return "\(row) h"
    case .minutes: return "\(row * step) min"
    }
  }

  private func day(_ row: Int) -> Date {
    calendar.date(byAdding: .day, value: row - Self.daysAround, to: origin) ?? origin
  }

  /// Sets the date picker's date to the selected rows. A day after the end of the month becomes the
  /// month's last day.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = Dictionary(uniqueKeysWithValues: parts.enumerated().map { ($1, view.selectedRow(inComponent: $0)) })
    if picker.datePickerMode == .countDownTimer {
      picker.countDownDuration = Double((rows[.hours] ?? 0) * 3600 + (rows[.minutes] ?? 0) * step * 60)
    } else if let date = date(of: rows) {
      picker.date = date
    }
    picker.sendActions(for: .valueChanged)
  }

  private func date(of rows: [Part: Int]) -> Date? {
    let base = rows[.wholeDay].map(day) ?? picker.date
    var date = calendar.dateComponents([.year, .month, .day], from: base)
    let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    (date.hour, date.minute, date.second) = (time.hour, time.minute, time.second)
    if let year = rows[.year] { date.year = Self.years.lowerBound + year }
    if let month = rows[.month] { date.month = month + 1 }
    if let day = rows[.day] { date.day = day + 1 }
    if let hour = rows[.hour] {
      date.hour = has12Hours ? (hour + 1) % 12 + 12 * (rows[.half] ?? 0) : hour
    }
    if let minute = rows[.minute] { date.minute = minute * step }
    let first = calendar.date(from: DateComponents(year: date.year, month: date.month, day: 1))
    let days = first.flatMap { calendar.range(of: .day, in: .month, for: $0) }
    if let last = days?.last { date.day = min(date.day ?? 1, last) }
    return calendar.date(from: date)
  }
}
