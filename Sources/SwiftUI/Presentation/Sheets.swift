extension View {
  /// Presents a sheet while the binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss: onDismiss) { AnyView(content()) }
  }

  /// Presents a sheet while the item is not nil.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss) { AnyView(content($0)) }
  }

  /// Presents a view that covers the whole screen while the binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss: onDismiss) { AnyView(content()) }
  }

  /// Presents a view that covers the whole screen while the item is not nil.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss) {
      AnyView(content($0))
    }
  }

  /// Presents a popover while the binding is true. It is drawn as a sheet, as on iPhones.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented) { AnyView(content()) }
  }

  /// Presents a popover while the item is not nil. It is drawn as a sheet, as on iPhones.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item: item, id: { AnyHashable($0.id) }) { AnyView(content($0)) }
  }

  /// Presents an inspector while the binding is true. It is drawn as a sheet, as on iPhones.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.inspector, isPresented) { AnyView(content()) }
  }

  /// Returns the view unchanged: an inspector is drawn as a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// Returns the view unchanged: an inspector is drawn as a sheet.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

/// The part of a view to which a popover points.
nonisolated public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, in fractions of its size.
  case point(UnitPoint)
}
