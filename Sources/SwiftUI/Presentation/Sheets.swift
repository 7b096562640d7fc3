extension View {
  /// Presents a card from the bottom while a value is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss) { AnyView(content()) }
  }

  /// Presents a card from the bottom while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss) { AnyView(content($0)) }
  }

  /// Presents a view on the whole screen while a value is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss: onDismiss) { AnyView(content()) }
  }

  /// Presents a view on the whole screen while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss) {
      AnyView(content($0))
    }
  }

  /// Presents a card at this view while a value is true. It is drawn as a sheet, as on iPhones.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented) { AnyView(content()) }
  }

  /// Presents a card at this view while there is an item. It is drawn as a sheet, as on iPhones.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, id: { AnyHashable($0.id) }) { AnyView(content($0)) }
  }

  /// Presents a column at the side while a value is true. It is drawn as a sheet, as on iPhones.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.inspector, isPresented) { AnyView(content()) }
  }

  /// Sets the width of an inspector, which is drawn as a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets the width of an inspector, which is drawn as a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

/// The part of a view that a popover points to.
nonisolated public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point in fractions of the size.
  case point(UnitPoint)
}
