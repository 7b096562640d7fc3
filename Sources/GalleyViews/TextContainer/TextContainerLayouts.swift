import GalleyBase
import GalleyText

/// What a text container view remembers of its text: shaped once, and laid out for the last few sizes.
struct TextContainerLayouts {
  /// What makes one layout differ from another of the same text.
  private struct Key: Hashable {
    var containers: [TextContainer]
    var options: LayoutOptions
  }

  /// How many layouts are kept: measured without limit, measured in a width, drawn, and one to spare.
  private static let capacity = 4

  private var shaped: ShapedText?
  private var layouts: [(key: Key, layout: TextLayout)] = []

  /// To be called when text or default font change.
  mutating func forgetText() {
    shaped = nil
    layouts.removeAll(keepingCapacity: true)
  }

  /// The text of `view` in some containers: a remembered layout or a new one.
  mutating func layout(
    of view: TextContainerView, in containers: [TextContainer], options: LayoutOptions
  ) -> TextLayout {
    let key = Key(containers: containers, options: options)
    if let known = layouts.first(where: { $0.key == key }) { return known.layout }
    let typesetter = view.context.typesetter
    let text =
      shaped ?? shape(view.attributedText, defaultFont: view.font, locale: view.context.locale, with: typesetter)
    shaped = text
    let layout = layOut(text, in: containers, options: options, with: typesetter)
    if layouts.count == TextContainerLayouts.capacity { layouts.removeFirst() }
    layouts.append((key, layout))
    return layout
  }
}
