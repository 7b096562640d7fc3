/// A control that picks a colour. It draws a label, and a circle of 28 points in the colour (from
/// memory).
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label
  /// Creates a colour picker with a view as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }
  /// The label, and a circle in the chosen colour.
  public var body: some View {
    EnvironmentReader { environment in
      LabeledRow(label: label) {
        Plate(paint: selection.wrappedValue.paint(in: environment), radius: nil).frame(width: 28, height: 28)
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a colour picker with a string as its title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of Core Graphics colours with a title from the string table.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { selection.wrappedValue = UIColor($0).cgColor })
    self.init(selection: color, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
