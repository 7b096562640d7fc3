/// A choice among several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A choice with views as its label and its options, which are known by their tags.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }

  /// A choice with a view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }

  /// The choice in the environment's style.
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
  /// A choice with a text of a table.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }
  /// A choice with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A choice with a text of a table and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content) }
}

/// The look of a choice.
enum PickerKind { case menu, segmented, inline, wheel, navigationLink }

extension EnvironmentValues {
  private struct PickerKey: EnvironmentKey { static var defaultValue: PickerKind { .menu } }
  var pickerKind: PickerKind {
    get { self[PickerKey.self] }
    set { self[PickerKey.self] = newValue }
  }

  private struct FormKey: EnvironmentKey { static var defaultValue: Bool { false } }
  /// True in a form or a list, where controls are rows.
  var isInForm: Bool {
    get { self[FormKey.self] }
    set { self[FormKey.self] = newValue }
  }
}

/// The look of choices. Only the module's own styles exist.
public protocol PickerStyle: Sendable {
  /// The look.
  var _kind: _PickerKind { get }
}

/// The look of a choice.
public struct _PickerKind: Sendable {
  let kind: PickerKind
}

/// The standard look: a menu.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// A menu.
  public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// The chosen value with two arrows.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// A menu.
  public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// Segments side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// Segments.
  public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// A row for each value, with a check mark at the chosen one.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// Rows.
  public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}
/// The values in a column, the chosen one in the middle.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// A wheel.
  public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}
/// A row with the chosen value and an arrow.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style without settings.
  public init() {}
  /// A row.
  public var _kind: _PickerKind { _PickerKind(kind: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The standard one.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The inline.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigation link.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the look of choices.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind.kind)
  }
}
