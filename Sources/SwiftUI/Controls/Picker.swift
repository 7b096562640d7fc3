/// A control that chooses one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with a view as its label. The tag of each view in `content` is the value of
  /// this option.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }

  /// Creates a picker with a view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }

  /// The picker in the environment's style.
  public var body: some View {
    EnvironmentReader { environment in
      switch environment.pickerKind {
      case .segmented: SegmentedPicker(content: content, selection: selection.wrappedValue)
      case .inline: InlinePicker(label: label, content: content, selection: selection.wrappedValue)
      case .wheel: WheelPicker(content: content, selection: selection.wrappedValue)
      case .navigationLink: ChosenRow(label: label, content: content, selection: selection.wrappedValue, isLink: true)
      case .menu:
        if environment.isInForm {
          ChosenRow(label: label, content: content, selection: selection.wrappedValue, isLink: false)
        } else {
          ChosenMenu(content: content, selection: selection.wrappedValue)
        }
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title from the string table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }
  /// Creates a picker with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title from the string table and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content) }
}

/// The way in which a picker is drawn.
enum PickerKind { case menu, segmented, inline, wheel, navigationLink }

extension EnvironmentValues {
  private struct PickerKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }
  var pickerKind: PickerKind {
    get { self[PickerKey.self] }
    set { self[PickerKey.self] = newValue }
  }

  private struct FormKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// True if the view is in a form or a list, where controls are rows.
  var isInForm: Bool {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}

/// The appearance of pickers. Only the styles of this module can conform.
public protocol PickerStyle: Sendable {
  /// The way in which the style draws a picker.
  var _kind: _PickerKind { get }
}

/// The way in which a picker is drawn, for ``PickerStyle``.
public struct _PickerKind: Sendable {
  let kind: PickerKind
}

/// The default style: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The picker is drawn as a menu.
  public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// A style that shows the chosen value with two arrows.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The picker is drawn as a menu.
  public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// A style that shows the values as segments, side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The picker is drawn as segments.
  public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// A row of compact elements in a menu; segments elsewhere, which is how it is always drawn here.
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Segments.
  public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// A style that shows a row for each value, with a check mark at the chosen value.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The picker is drawn as rows.
  public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}
/// A style that shows the values in a column, with the chosen value in the middle.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// The picker is drawn as a wheel.
  public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}
/// A style that shows a row with the chosen value and an arrow.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// The picker is drawn as a row with an arrow.
  public var _kind: _PickerKind { _PickerKind(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The style that shows a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style that shows segments, side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The palette.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The style that shows a row for each value.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The style that shows a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style that shows a row with an arrow, which leads to a page of values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the style of the pickers in the view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind.kind)
  }
}
