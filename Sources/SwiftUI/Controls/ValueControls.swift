/// A control with two buttons that count.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  /// A counter with a view as its label. The closures are called by no touch here.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  /// A counter of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }
  /// A counter of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.label = label() }

  /// The label, and UIKit's counter of 94 by 32 points.
  public var body: some View {
    LabeledRow(label: label) {
      ControlLeaf(UIStepper(), size: { _, _ in CGSize(width: 94, height: 32) }) { _, _ in }
    }
  }
}

extension Stepper where Label == Text {
  /// A counter with a text of a table.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  /// A counter with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  /// A counter with a text of a table and a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
  /// A counter with a text and a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(title) }
  /// A counter with a text of a table and actions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { label = Text(titleKey) }
}

/// A value on a line.
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
  /// A slider for a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
  /// A slider for a range with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
  /// A slider with steps and a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, nil) }
}

extension Slider {
  /// A slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel(), maximumValueLabel()) }
  /// A slider with steps and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, minimumValueLabel(), maximumValueLabel()) }
}

/// The parts of a date that are picked.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each member.
  public let rawValue: UInt
  /// Members from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The date.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that picks a date.
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date that are picked.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let components: Components
  let label: Label
  /// A control with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { (self.selection, components, self.label) = (selection, displayedComponents, label()) }
  /// A control for a range of dates.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.selection, components, self.label) = (selection, displayedComponents, label()) }

  /// The label, and the date on small plates (from memory).
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
  /// A control with a text of a table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// A control with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
  /// A control with a text of a table for a range of dates.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// A control with a text of a table for dates from one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
  /// A control with a text of a table for dates up to one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }
}

/// The look of controls that pick dates: all are compact here.
public protocol DatePickerStyle: Sendable {}
/// A default date picker style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style without settings.
  public init() {}
}
/// A compact date picker style.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style without settings.
  public init() {}
}
/// A graphical date picker style.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style without settings.
  public init() {}
}
/// A wheel date picker style.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style without settings.
  public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The standard one.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Returns the view: controls that pick dates are compact here.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
