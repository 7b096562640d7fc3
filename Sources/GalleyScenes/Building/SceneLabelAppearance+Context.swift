import GalleyText
import GalleyViews

extension SceneLabelAppearance {
  /// Sets these default properties for all labels whose views use a render context.
  func register(in context: RenderContext, fonts: inout FontLookup) {
    guard self != SceneLabelAppearance() else { return }
    let font = font.map { fonts.font($0, over: context.defaultFont) }
    fonts.labelFont = font
    context.updateAppearance(for: Label.self) {
      $0.font = font
      $0.textColor = textColor
      $0.highlightedTextColor = highlightedTextColor
      $0.shadowColor = shadowColor
      $0.shadowOffset = shadowOffset
      $0.backgroundColor = backgroundColor
    }
  }
}
