import GalleyBase
import GalleyText
import GalleyUnicode

/// The cached layouts of a label, which measuring and drawing share.
struct LabelLayouts {
  /// The parameters of a layout, besides the content.
  struct Key: Hashable {
    var width: Double
    /// Infinite but for text that is too high for the label.
    var height: Double
    var maximumNumberOfLines: Int
    /// By how much the fonts are multiplied.
    var fontScale: Double
    var options: LayoutOptions
  }

  /// The number of layouts kept: measured without limit, measured in a width, drawn, and one to spare.
  private static let capacity = 4

  private var shapeVersion = -1
  private var shaped: [(fontScale: Double, text: ShapedText)] = []
  private var layouts: [(key: Key, layout: TextLayout)] = []

  /// The layout of `content` for `key`: a remembered one, or a new one.
  mutating func layout(of content: LabelContent, for key: Key, in context: RenderContext) -> TextLayout {
    if shapeVersion != content.shapeVersion {
      shapeVersion = content.shapeVersion
      shaped.removeAll(keepingCapacity: true)
      layouts.removeAll(keepingCapacity: true)
    }
    if let known = layouts.first(where: { $0.key == key }) { return known.layout }
    let container = TextContainer(
      size: Size(width: key.width, height: key.height), maximumNumberOfLines: key.maximumNumberOfLines)
    let layout = layOut(
      shapedText(of: content, fontScale: key.fontScale, in: context), in: container, options: key.options,
      with: context.typesetter)
    if layouts.count == LabelLayouts.capacity { layouts.removeFirst() }
    layouts.append((key, layout))
    return layout
  }

  private mutating func shapedText(of content: LabelContent, fontScale: Double, in context: RenderContext) -> ShapedText
  {
    if let known = shaped.first(where: { $0.fontScale == fontScale }) { return known.text }
    let (text, defaultFont) = content.shapeableText(scaledBy: fontScale)
    let result = shape(text, defaultFont: defaultFont, locale: context.locale, with: context.typesetter)
    // The unscaled text stays; of the sizes tried while shrinking only the last one does.
    if shaped.count == 2 { shaped.removeLast() }
    shaped.append((fontScale, result))
    return result
  }
}
