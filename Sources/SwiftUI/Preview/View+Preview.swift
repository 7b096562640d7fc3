extension View {
  /// Sets the title of the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewTitle.self, value: value)
  }
  /// Sets the device of the preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceChoice.self, value: value)
  }
  /// Sets the size of the preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutChoice.self, value: Optional(value))
  }
  /// Sets the orientation of the preview's device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientation.self, value: Optional(value))
  }
  /// Returns the view unchanged: Galley ignores the preview's context.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

nonisolated struct PreviewTitle: LayoutValueKey { static var defaultValue: String? { nil } }
nonisolated struct PreviewDeviceChoice: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }
nonisolated struct PreviewLayoutChoice: LayoutValueKey { static var defaultValue: PreviewLayout? { nil } }
nonisolated struct PreviewOrientation: LayoutValueKey { static var defaultValue: InterfaceOrientation? { nil } }

extension PreviewSettings {
  /// Replaces the settings that one view of a group has set for its own preview.
  mutating func take(_ traits: ItemTraits) {
    title = traits[PreviewTitle.self] ?? title
    device = traits[PreviewDeviceChoice.self] ?? device
    layout = traits[PreviewLayoutChoice.self] ?? layout
    orientation = traits[PreviewOrientation.self] ?? orientation
  }
}
