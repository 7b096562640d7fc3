import GalleyBase
import GalleyFiles
import GalleyText
import GalleyUnicode
import GalleyViews

extension SceneTextField: TextKind {
  static func makeBody(in context: RenderContext) -> TextField { TextField(in: context) }

  func makeOverlays(of field: TextField, _ resources: inout SceneResources) {
    field.leftView = leftView.map { $0.makeView(in: field.context, &resources) }
    field.rightView = rightView.map { $0.makeView(in: field.context, &resources) }
  }

  /// Sets the properties on a text field in a fixed order. Font, colour and alignment come before
  /// the text, whose attributes override them. The field's own alignment overrides the paragraph
  /// styles of the text.
  func apply(to field: TextField, _ resources: inout SceneResources) {
    if let defaultTextAttributes {
      field.defaultTextAttributes = defaultTextAttributes.resolved(over: field.font, &resources)
    }
    if let font = text.font(over: field.font, &resources) { field.font = font }
    if let color = text.ownColor { field.textColor = color }
    if let text = text.attributed(over: field.font, &resources) { field.attributedText = text }
    assignments.apply(to: field)
    switch placeholder {
    case .text(let text): field.placeholder = text
    case .runs(let runs): field.attributedPlaceholder = runs.attributed(over: field.font, &resources)
    case nil: break
    }
    if let image = background?.image(&resources) { field.background = image }
    if let image = disabledBackground?.image(&resources) { field.disabledBackground = image }
    setRestriction(of: field)
  }

  /// Sets the input restriction. A filter and a maximum length do not affect each other.
  private func setRestriction(of field: TextField) {
    guard restriction != nil || maximumLength != nil else { return }
    var result = field.restriction ?? TextRestriction()
    if let restriction {
      result.filter = restriction.inputFilter
      result.pattern = restriction.pattern
    }
    if let maximumLength {
      result.maximumLength = maximumLength.count
      result.lengthUnit = maximumLength.unit
    }
    field.restriction = result
  }

  static func overlays(of field: TextField) -> [View] { [field.leftView, field.rightView].compactMap { $0 } }

  func overlays(of field: TextField) -> [(view: View, model: SceneView)] {
    [(field.leftView, leftView), (field.rightView, rightView)].compactMap { view, model in
      if let view, let model { (view, model) } else { nil }
    }
  }

  mutating func updateOverlays(_ body: (inout SceneView) -> Void) {
    if var view = leftView {
      body(&view)
      leftView = view
    }
    if var view = rightView {
      body(&view)
      rightView = view
    }
  }

  /// Computes the lengths that the scene leaves to the content, for overlay views and subviews.
  /// Adds hidden overlay views to the field meanwhile, since labels get the values of the label
  /// appearance only in a window.
  func resolveContent(of field: TextField, _ models: [SceneView]) {
    for (view, model) in overlays(of: field) {
      let isOutside = view.superview == nil
      if isOutside { field.addSubview(view) }
      view.resolveAutomaticSizes(of: model)
      if isOutside { view.removeFromSuperview() }
    }
    if !Self.overlays(of: field).isEmpty { field.setNeedsLayout() }
    for (view, model) in zip(Self.listedSubviews(of: field), models) { view.resolveAutomaticSizes(of: model) }
  }

  func setDelegate(
    _ id: String, in delegates: SceneDelegates, _ resources: inout SceneResources, of view: () -> View?
  ) {
    guard delegate != nil || typingAttributes != nil, let field = view() as? TextField else { return }
    resources.fonts.view = id
    let own = delegates.delegate(of: id) { SceneFieldDelegate() }
    if let delegate { own.answers = delegate.filled(with: own.answers) }
    if let typing = typingAttributes?.resolved(over: field.font, &resources) {
      // UIKit ignores typing attributes before the field is edited (rule: typing-attributes).
      if field.isEditing { field.typingAttributes = typing } else { own.typingAttributes = typing }
    }
    field.delegate = own
  }

  static func write(_ field: TextField, to writer: inout LayoutWriter) {
    writer.writeKeyboard(of: field)
    writer.write(field, properties)
    let rects = field.rects.named.map { JSON.Member(name: $0.name, value: $0.rect.json) }
    writer.json.member("textField", JSON.object(rects))
    // Offsets in lines count in the text as it shows.
    writer.writeText(
      of: field, displayedText: field.displayedText == field.text ? nil : field.displayedText, lineBreakMode: nil)
    // It is written while it does not show too: a picture before the last step may have it.
    guard let placeholder = field.placeholder, !placeholder.isEmpty else { return }
    writer.json.member("placeholder", placeholder)
    if let styles = writer.colorNames(of: field).placeholderStyles(of: field) {
      writer.json.member("placeholderStyles", styles)
    }
    guard let placement = field.placeholderPlacement else { return }
    writer.json.key("placeholderLines")
    writer.writeLines(of: placement, in: field)
  }

  static func namedRects(of field: TextField) -> [(name: String, rect: Rect)] {
    field.rects.named.map { ($0.name, $0.rect) }
  }
}

extension TextRestriction {
  /// The description of the text that may be typed; nil if any text may.
  var words: String? {
    let kind: String? =
      switch filter {
      case .any: nil
      case .number: "number"
      case .decimal(let separator, _): "decimal with “\(separator)”"
      case .noChinese: "noChinese"
      case .emoji: "emoji"
      case .custom: "custom"
      }
    let words = [kind, pattern.map { "pattern “\($0.source)”" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension SceneResizableImage {
  /// Returns the image; nil if it cannot be used, which is reported.
  fileprivate func image(_ resources: inout SceneResources) -> ResizableImage? {
    image.flatMap { resources.pictures.picture($0) }.map { picture in
      ResizableImage(picture.bitmap, size: picture.size, capInsets: capInsets, resizingMode: resizingMode ?? .tile)
    }
  }
}

/// A text field delegate that returns the values set in the scene. It sets the typing attributes
/// when editing begins, as an app must.
final class SceneFieldDelegate: TextFieldDelegate {
  var answers = SceneDelegate()
  var typingAttributes: TextAttributes?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { answers.shouldBeginEditing ?? true }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { answers.shouldEndEditing ?? true }
  func textFieldShouldClear(_ textField: TextField) -> Bool { answers.shouldClear ?? true }
  func textFieldShouldReturn(_ textField: TextField) -> Bool { answers.shouldReturn ?? true }

  func textFieldDidBeginEditing(_ textField: TextField) {
    if let typingAttributes { textField.typingAttributes = typingAttributes }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
  ) -> Bool { answers.shouldChange ?? true }
}
