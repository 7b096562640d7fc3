/// A control that picks a colour: a label, and a circle of 28 points in the colour (from memory).
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label
  /// A control with a view as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }
  /// The label and the colour.
  public var body: some View {
    EnvironmentReader { environment in
      LabeledRow(label: label) {
        Plate(paint: selection.wrappedValue.paint(in: environment), radius: nil).frame(width: 28, height: 28)
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// A control with a text of a table.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// A control with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker where Label == Text {
  /// A control for a colour of Core Graphics with a text of a table.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    let color = Binding(
      get: { Color(cgColor: selection.wrappedValue) },
      set: { selection.wrappedValue = UIColor($0).cgColor })
    self.init(selection: color, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
