public import GalleyBase

extension View {
  /// The leading edge. UIKit counterpart: `leadingAnchor`.
  public final var leadingAnchor: LayoutAnchor { LayoutAnchor(self, .leading) }
  /// The trailing edge. UIKit counterpart: `trailingAnchor`.
  public final var trailingAnchor: LayoutAnchor { LayoutAnchor(self, .trailing) }
  /// The left edge. UIKit counterpart: `leftAnchor`.
  public final var leftAnchor: LayoutAnchor { LayoutAnchor(self, .left) }
  /// The right edge. UIKit counterpart: `rightAnchor`.
  public final var rightAnchor: LayoutAnchor { LayoutAnchor(self, .right) }
  /// The upper edge. UIKit counterpart: `topAnchor`.
  public final var topAnchor: LayoutAnchor { LayoutAnchor(self, .top) }
  /// The lower edge. UIKit counterpart: `bottomAnchor`.
  public final var bottomAnchor: LayoutAnchor { LayoutAnchor(self, .bottom) }
  /// The width. UIKit counterpart: `widthAnchor`.
  public final var widthAnchor: LayoutAnchor { LayoutAnchor(self, .width) }
  /// The height. UIKit counterpart: `heightAnchor`.
  public final var heightAnchor: LayoutAnchor { LayoutAnchor(self, .height) }
  /// The vertical line through the middle. UIKit counterpart: `centerXAnchor`.
  public final var centerXAnchor: LayoutAnchor { LayoutAnchor(self, .centerX) }
  /// The horizontal line through the middle. UIKit counterpart: `centerYAnchor`.
  public final var centerYAnchor: LayoutAnchor { LayoutAnchor(self, .centerY) }
  /// The baseline of the first line of text. UIKit counterpart: `firstBaselineAnchor`.
  public final var firstBaselineAnchor: LayoutAnchor { LayoutAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text. UIKit counterpart: `lastBaselineAnchor`.
  public final var lastBaselineAnchor: LayoutAnchor { LayoutAnchor(self, .lastBaseline) }
}

extension LayoutGuide {
  /// The leading edge. UIKit counterpart: `leadingAnchor`.
  public var leadingAnchor: LayoutAnchor { LayoutAnchor(self, .leading) }
  /// The trailing edge. UIKit counterpart: `trailingAnchor`.
  public var trailingAnchor: LayoutAnchor { LayoutAnchor(self, .trailing) }
  /// The left edge. UIKit counterpart: `leftAnchor`.
  public var leftAnchor: LayoutAnchor { LayoutAnchor(self, .left) }
  /// The right edge. UIKit counterpart: `rightAnchor`.
  public var rightAnchor: LayoutAnchor { LayoutAnchor(self, .right) }
  /// The upper edge. UIKit counterpart: `topAnchor`.
  public var topAnchor: LayoutAnchor { LayoutAnchor(self, .top) }
  /// The lower edge. UIKit counterpart: `bottomAnchor`.
  public var bottomAnchor: LayoutAnchor { LayoutAnchor(self, .bottom) }
  /// The width. UIKit counterpart: `widthAnchor`.
  public var widthAnchor: LayoutAnchor { LayoutAnchor(self, .width) }
  /// The height. UIKit counterpart: `heightAnchor`.
  public var heightAnchor: LayoutAnchor { LayoutAnchor(self, .height) }
  /// The vertical line through the middle. UIKit counterpart: `centerXAnchor`.
  public var centerXAnchor: LayoutAnchor { LayoutAnchor(self, .centerX) }
  /// The horizontal line through the middle. UIKit counterpart: `centerYAnchor`.
  public var centerYAnchor: LayoutAnchor { LayoutAnchor(self, .centerY) }
}

extension View {
  /// The part of the bounds that is not covered by bars. UIKit counterpart: `safeAreaLayoutGuide`.
  public final var safeAreaLayoutGuide: LayoutGuide { ownGuide(.safeArea) }
  /// The part of the bounds within the layout margins. UIKit counterpart: `layoutMarginsGuide`.
  public final var layoutMarginsGuide: LayoutGuide { ownGuide(.margins) }
  /// The part of the margins' rectangle in which lines have a readable length. UIKit counterpart:
  /// `readableContentGuide`.
  public final var readableContentGuide: LayoutGuide { ownGuide(.readableContent) }
  /// The part of the bounds that a keyboard covers. UIKit counterpart: `keyboardLayoutGuide`.
  public final var keyboardLayoutGuide: LayoutGuide { ownGuide(.keyboard) }

  /// True if the view keeps its frame; false if constraints determine it. The default is true.
  ///
  /// UIKit counterpart: the property of the same name.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState?.keepsFrame ?? true }
    set {
      ensuredConstraintState.keepsFrame = newValue
      setNeedsLayout()
    }
  }

  /// The space between the bounds and the content, in points; initially 8 at each edge.
  ///
  /// Left and right do not change with the interface direction. UIKit counterpart: `layoutMargins`.
  public final var layoutMargins: EdgeInsets {
    get { (constraintState?.margins ?? LayoutMargins()).edges(in: effectiveUserInterfaceLayoutDirection) }
    set {
      ensuredConstraintState.margins = LayoutMargins(newValue.asGeometry)
      setNeedsLayout()
    }
  }

  /// True if the view's margins grow where the superview's margins overlap the view; false by
  /// default.
  ///
  /// UIKit counterpart: `preservesSuperviewLayoutMargins`.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { constraintState?.preservesSuperviewMargins ?? false }
    set {
      ensuredConstraintState.preservesSuperviewMargins = newValue
      setNeedsLayout()
    }
  }

  /// Sets the priority with which the view resists growing beyond its content, 1…1000; initially 250.
  ///
  /// UIKit counterpart: `setContentHuggingPriority(_:for:)`.
  public final func setContentHuggingPriority(_ priority: Double, for axis: LayoutAxis) {
    ensuredConstraintState.hugging[axis] = priority
    setNeedsLayout()
  }

  /// Sets the priority with which the view resists shrinking below its content, 1…1000; initially 750.
  ///
  /// UIKit counterpart: `setContentCompressionResistancePriority(_:for:)`.
  public final func setContentCompressionResistancePriority(_ priority: Double, for axis: LayoutAxis) {
    ensuredConstraintState.compressionResistance[axis] = priority
    setNeedsLayout()
  }
}
