extension View {
  /// The title of the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewTitle.self, value: value)
  }
  /// The device that the preview is shown on.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    layoutValue(key: PreviewDeviceChoice.self, value: value)
  }
  /// The size that the preview is shown in.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutChoice.self, value: Optional(value))
  }
  /// The way in which the preview's device is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    layoutValue(key: PreviewOrientation.self, value: Optional(value))
  }
  /// A value for the preview's platform, which nothing asks for here.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

nonisolated struct PreviewTitle: LayoutValueKey { static var defaultValue: String? { nil } }
nonisolated struct PreviewDeviceChoice: LayoutValueKey { static var defaultValue: PreviewDevice? { nil } }
nonisolated struct PreviewLayoutChoice: LayoutValueKey { static var defaultValue: PreviewLayout? { nil } }
nonisolated struct PreviewOrientation: LayoutValueKey { static var defaultValue: InterfaceOrientation? { nil } }

extension PreviewSettings {
  /// Takes over what a view of a group says of its own preview.
  mutating func take(_ traits: ItemTraits) {
    title = traits[PreviewTitle.self] ?? title
    device = traits[PreviewDeviceChoice.self] ?? device
    layout = traits[PreviewLayoutChoice.self] ?? layout
    orientation = traits[PreviewOrientation.self] ?? orientation
  }
}
