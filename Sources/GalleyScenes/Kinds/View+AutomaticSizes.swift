import GalleyBase
import GalleyViews

extension View {
  /// Sets the lengths that the scene leaves to the content, for this view and all views inside it.
  /// Inner views come first.
  func resolveAutomaticSizes(of model: SceneView) {
    model.own.value.resolveContentOfAny(self, model.subviews)
    guard !isPlacedByConstraints else { return }
    switch (model.frame.size.width, model.frame.size.height) {
    case (.points, .points): return
    case (.auto, .auto): takeSize(fittingSize)
    case (.auto, .points(let height)): takeSize(Size(width: fittingSize.width, height: height))
    case (.points(let width), .auto): takeSize(Size(width: width, height: automaticHeight(inWidth: width)))
    }
  }

  /// Changes the size. The upper left corner does not move, as measured before any transformation.
  private func takeSize(_ size: Size) {
    // A frame keeps its corner exactly, while its centre would be rounded.
    if transform == .identity { frame.size = size } else { place(in: Rect(origin: plainFrame.origin, size: size)) }
  }

  /// The size that fits the view's own content. If the content does not determine a width or
  /// height, it is the width or height that contains the subviews.
  private var fittingSize: Size {
    // A scrolling view has no intrinsic size, but knows that of its content.
    if self is ScrollView { return sizeThatFits(.unlimited) }
    let (own, subviews) = (intrinsicContentSize, extent { compressedSize })
    return Size(
      width: own.width == View.noIntrinsicMetric ? subviews.width : own.width,
      height: own.height == View.noIntrinsicMetric ? subviews.height : own.height)
  }

  private func automaticHeight(inWidth width: Double) -> Double {
    if let label = self as? Label, let height = label.heightOfShownText(inWidth: width) { return height }
    return intrinsicContentSize.height != View.noIntrinsicMetric || self is ScrollView
      ? sizeThatFits(Size(width: width, height: .infinity)).height
      : extent { Size(width: width, height: fittingHeight(inWidth: width)) }.height
  }

  /// Returns the size that contains all subviews with frames, and that satisfies the constraints on
  /// the other subviews.
  private func extent(_ constrained: () -> Size) -> Size {
    guard arrangesByConstraints else { return extentOfSubviews }
    let needed = constrained()
    return subviews.lazy.filter { !$0.isPlacedByConstraints }.reduce(into: needed) { extent, view in
      extent.width = max(extent.width, view.frame.maxX)
      extent.height = max(extent.height, view.frame.maxY)
    }
  }

  /// The largest x and y that subviews extend to. Hidden subviews are included.
  var extentOfSubviews: Size {
    subviews.reduce(into: .zero) { extent, view in
      extent.width = max(extent.width, view.frame.maxX)
      extent.height = max(extent.height, view.frame.maxY)
    }
  }
}

extension Label {
  /// Returns the height of the visible text in a width. For a label of one line `sizeThatFits`
  /// returns the height of its whole text (rule: single-line-ignores-width), including tall
  /// characters that truncation may hide. Nil if the text shrinks, follows a path or has the sizing
  /// rule `oversize`, and for a width of 0.
  fileprivate func heightOfShownText(inWidth width: Double) -> Double? {
    guard width > 0, !adjustsFontSizeToFitWidth, textPath == nil, sizingRule == .typographic else { return nil }
    let room = Rect(x: 0, y: 0, width: width, height: .infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).height
  }
}
