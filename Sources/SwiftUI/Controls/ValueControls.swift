/// A control with two buttons that increase and decrease a value.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  /// A closure that returns whether the value can be decreased and increased.
  let buttons: () -> (less: Bool, more: Bool)

  /// Creates a stepper with a view as its label. The closures are never called, as there are no
  /// touches.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), onDecrement != nil, onIncrement != nil) }
  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), true, true) }
  /// Creates a stepper for a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, bounds) }

  private init(_ label: Label, _ less: Bool, _ more: Bool) {
    (self.label, buttons) = (label, { (less, more) })
  }

  private init<V: Strideable>(_ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>) {
    self.label = label
    buttons = { (value.wrappedValue > bounds.lowerBound, value.wrappedValue < bounds.upperBound) }
  }

  /// The label, and UIKit's stepper of 94 by 32 points. A button is enabled if the value can
  /// change in its direction.
  public var body: some View {
    LabeledRow(label: label) {
      ControlLeaf(UIStepper(), size: { _, _ in CGSize(width: 94, height: 32) }) { view, _ in
        let (less, more) = buttons()
        (view.minimumValue, view.maximumValue) = (less ? -1 : 0, more ? 1 : 0)
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value, with a title from the string table.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }
  /// Creates a stepper for a value, with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }
  /// Creates a stepper for a value in a range, with a title from the string table.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  /// Creates a stepper for a value in a range, with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  /// Creates a stepper with a title from the string table and actions for its buttons.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
  /// A counter with a text and actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

/// A control that sets a value by a knob on a line.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: () -> (Double, ClosedRange<Double>)
  let low: ValueLabel?
  let high: ValueLabel?

  /// UIKit's slider, 31 points high, between the labels of its ends.
  public var body: some View {
    HStack(spacing: 8) {
      low
      ControlLeaf(UISlider(), size: { proposal, _ in CGSize(width: proposal.width ?? 100, height: 31) }) {
        view, environment in
        let (value, range) = value()
        (view.minimumValue, view.maximumValue) = (Float(range.lowerBound), Float(range.upperBound))
        view.value = Float(value)
        view.minimumTrackTintColor = environment.tintPaint?.color
      }
      high
    }
  }

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ low: ValueLabel?, _ high: ValueLabel?) {
    self.value = { (Double(value.wrappedValue), Double(bounds.lowerBound)...Double(bounds.upperBound)) }
    (self.low, self.high) = (low, high)
  }
}

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
  /// Creates a slider for a value in a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
  /// Creates a slider for a value in a range, with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
  /// Creates a slider with steps and a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel(), maximumValueLabel()) }
  /// Creates a slider with steps and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel(), maximumValueLabel()) }
}

/// The parts of a date that a control shows, such as the time.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: UInt
  /// Creates options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that picks a date or a time.
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date that the control shows.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: Components
  let label: Label
  /// Creates a date picker with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { (self.selection, components, self.label) = (selection, displayedComponents, label()) }
  /// Creates a date picker for a range of dates, with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.selection, components, self.label) = (selection, displayedComponents, label()) }

  /// The label, and the date on a small background with round corners (from memory).
  public var body: some View {
    EnvironmentReader { environment in
      LabeledRow(label: label) {
        HStack(spacing: 6) {
          if components.contains(.date) { plate(dates(environment, .abbreviated, .omitted)) }
          if components.contains(.hourAndMinute) { plate(dates(environment, .omitted, .shortened)) }
        }
      }
    }
  }

  private func dates(
    _ environment: EnvironmentValues, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    selection.wrappedValue.formatted(
      Date.FormatStyle(
        date: day, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone))
  }

  @MainActor private func plate(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1).padding(.horizontal, 11).padding(.vertical, 7)
      .background(Plate(paint: .color(.tertiarySystemFill), radius: 8))
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title from the string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a date picker with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
  /// Creates a date picker for a range of dates, with a title from the string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a date picker for dates from a minimum on, with a title from the string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// Creates a date picker for dates up to a maximum, with a title from the string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
}

/// The appearance of date pickers. Galley draws all date pickers in the compact style.
public protocol DatePickerStyle: Sendable {}
/// The default style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}
/// The style of compact date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}
/// The style of date pickers with a calendar. Galley draws all date pickers in the compact style.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}
/// The style of date pickers with wheels. Galley draws all date pickers in the compact style.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style of compact date pickers.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style of date pickers with a calendar. Galley draws all date pickers in the compact style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The style of date pickers with wheels. Galley draws all date pickers in the compact style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Returns the view unchanged: all date pickers are compact in Galley.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
