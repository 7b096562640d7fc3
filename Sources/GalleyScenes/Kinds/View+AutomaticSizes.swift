import GalleyBase
import GalleyViews

extension View {
  /// Gives this view and all in it the extents that the scene leaves to the content, the innermost first.
  func resolveAutomaticSizes(of model: SceneView) {
    model.own.value.resolveContentOfAny(self, model.subviews)
    switch (model.frame.size.width, model.frame.size.height) {
    case (.points, .points): return
    case (.auto, .auto): frame.size = fittingSize
    case (.auto, .points): frame.size.width = fittingSize.width
    case (.points(let width), .auto): frame.size.height = fittingHeight(inWidth: width)
    }
  }

  /// True if the view's own content has a size, and not only its subviews.
  private var hasOwnSize: Bool { intrinsicContentSize.width != View.noIntrinsicMetric }

  private var fittingSize: Size {
    // A scrolling view has no intrinsic size, but knows that of its content.
    if self is ScrollView { return sizeThatFits(.unlimited) }
    return hasOwnSize ? intrinsicContentSize : extentOfSubviews
  }

  private func fittingHeight(inWidth width: Double) -> Double {
    hasOwnSize || self is ScrollView
      ? sizeThatFits(Size(width: width, height: .infinity)).height : extentOfSubviews.height
  }

  /// The right and lower ends of the subviews, hidden ones too.
  var extentOfSubviews: Size {
    subviews.reduce(into: .zero) { extent, view in
      extent.width = max(extent.width, view.frame.maxX)
      extent.height = max(extent.height, view.frame.maxY)
    }
  }
}
