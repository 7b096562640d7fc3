import GalleyBase
import GalleyText
import GalleyViews

/// A view with its subviews. Extents that are `auto` are 0 for now: they are known once the view is in a window, where
/// labels take up the appearance.
func makeView(
  _ model: SceneView, in surroundings: RenderContext, fonts: inout FontLookup, pictures: inout PictureLookup
) -> View {
  let context = model.traitOverrides.map(surroundings.overriding) ?? surroundings
  let view: View
  let outer = fonts.view
  fonts.view = model.id
  defer { fonts.view = outer }
  switch model.kind {
  case .view: view = View(in: context)
  case .label(let label): view = makeLabel(label, in: context, fonts: &fonts, pictures: &pictures)
  case .button(let button): view = makeButton(button, in: context, fonts: &fonts, pictures: &pictures)
  case .textContainer(let container):
    view = makeTextContainer(container, in: context, fonts: &fonts, pictures: &pictures)
  case .textView(let model): view = makeTextView(model, in: context, fonts: &fonts, pictures: &pictures)
  case .table(let table):
    view = makeTable(table, rows: model.subviews, in: context, fonts: &fonts, pictures: &pictures)
  case .textField(let field): view = makeTextField(field, in: context, fonts: &fonts, pictures: &pictures)
  case .image(let image): view = makeImage(image, in: context, pictures: &pictures)
  }
  view.id = model.id
  view.frame = Rect(
    origin: model.frame.origin,
    size: Size(width: model.frame.size.width.points ?? 0, height: model.frame.size.height.points ?? 0))
  applyCommon(model, to: view)
  // The rows of a table are in it already.
  for subview in model.subviews where !(view is TableView) {
    view.addSubview(makeView(subview, in: context, fonts: &fonts, pictures: &pictures))
  }
  return view
}

/// Sets what the description says of any kind of view but its place, and leaves alone what it does not say.
private func applyCommon(_ model: SceneView, to view: View) {
  if let color = model.backgroundColor { view.backgroundColor = color }
  if let color = model.tintColor { view.tintColor = color }
  view.borderColor = model.borderColor ?? view.borderColor
  view.borderWidth = model.borderWidth ?? view.borderWidth
  view.cornerRadius = model.cornerRadius ?? view.cornerRadius
  view.cornerCurve = model.cornerCurve ?? view.cornerCurve
  view.clipsToBounds = model.clipsToBounds ?? view.clipsToBounds
  view.alpha = model.alpha ?? view.alpha
  view.isHidden = model.isHidden ?? view.isHidden
  view.semanticContentAttribute = model.semanticContentAttribute ?? view.semanticContentAttribute
}

/// Sets on a live view what the description, one of the same kind, says, and leaves alone what it does not say. Its place
/// is left alone too.
func apply(_ model: SceneView, to view: View, fonts: inout FontLookup, pictures: inout PictureLookup) {
  applyCommon(model, to: view)
  fonts.view = model.id
  switch (model.kind, view) {
  case (.label(let label), let view as Label): apply(label, to: view, fonts: &fonts, pictures: &pictures)
  case (.button(let button), let view as Button): apply(button, to: view, fonts: &fonts, pictures: &pictures)
  case (.textContainer(let container), let view as TextContainerView):
    apply(container, to: view, fonts: &fonts, pictures: &pictures)
  case (.textField(let field), let view as TextField): apply(field, to: view, fonts: &fonts, pictures: &pictures)
  case (.image(let image), let view as ImageView): apply(image, to: view, pictures: &pictures)
  case (.textView(let model), let view as TextView): apply(model, to: view, fonts: &fonts, pictures: &pictures)
  case (.table(let table), let view as TableView): apply(table, to: view, fonts: &fonts)
  default: break
  }
}

extension View {
  /// Gives this view and all in it the extents that the scene leaves to the content, the innermost first.
  func resolveAutomaticSizes(of model: SceneView) {
    resolveContent(of: model)
    switch (model.frame.size.width, model.frame.size.height) {
    case (.points, .points): return
    case (.auto, .auto): frame.size = fittingSize
    case (.auto, .points): frame.size.width = fittingSize.width
    case (.points(let width), .auto): frame.size.height = fittingHeight(inWidth: width)
    }
  }

  /// Gives what is in this view its extents. The rows of a table have their places from it, which it finds out anew.
  private func resolveContent(of model: SceneView) {
    if case .textField(let field) = model.kind { (self as? TextField)?.resolveOverlaySizes(of: field) }
    guard let table = self as? TableView else {
      for (view, inner) in zip(listedSubviews, model.subviews) { view.resolveAutomaticSizes(of: inner) }
      return
    }
    for (row, inner) in zip(table.rowViews, model.subviews) { row.resolveContent(of: inner) }
    let heights = zip(table.rowViews, model.subviews).map { $0.rowHeight(of: $1) }
    if table.rows.map(\.height) != heights {
      var rows = table.rows
      for (index, height) in heights.enumerated() { rows[index].height = height }
      table.rows = rows
    }
    table.setNeedsLayout()
  }

  /// The height that the scene gives a row; nil for text, and where it gives none, if the view knows what it needs.
  private func rowHeight(of model: SceneView) -> Double? {
    switch (model.kind, model.frame.size.height) {
    case (.label, _), (.textView, _), (.textContainer, _): nil
    case (_, .points(let height)) where height > 0: height
    case (.view, .auto): extentOfSubviews.height
    default: nil
    }
  }

  /// Whether the view's own content asks for a size, and not only its subviews.
  private var hasOwnSize: Bool { intrinsicContentSize.width != View.noIntrinsicMetric }

  private var fittingSize: Size {
    // What scrolls asks for no size, but knows that of its content.
    if self is ScrollView { return sizeThatFits(.unlimited) }
    return hasOwnSize ? intrinsicContentSize : extentOfSubviews
  }

  private func fittingHeight(inWidth width: Double) -> Double {
    hasOwnSize || self is ScrollView
      ? sizeThatFits(Size(width: width, height: .infinity)).height : extentOfSubviews.height
  }

  /// How far the subviews reach to the right and downwards, hidden ones too.
  var extentOfSubviews: Size {
    subviews.reduce(into: .zero) { extent, view in
      extent.width = max(extent.width, view.frame.maxX)
      extent.height = max(extent.height, view.frame.maxY)
    }
  }
}

/// A picture as a scene describes it.
private func makeImage(_ model: SceneImage, in context: RenderContext, pictures: inout PictureLookup) -> ImageView {
  let view = ImageView(in: context)
  apply(model, to: view, pictures: &pictures)
  return view
}

/// Sets what the description says, and leaves alone what it does not say.
private func apply(_ model: SceneImage, to view: ImageView, pictures: inout PictureLookup) {
  if let picture = model.image.flatMap({ pictures.picture($0) }) {
    view.image = picture.bitmap
    view.imageSize = picture.size
  }
  view.contentMode = model.contentMode ?? view.contentMode
  view.flipsForRightToLeftLayoutDirection =
    model.flipsForRightToLeftLayoutDirection ?? view.flipsForRightToLeftLayoutDirection
}
