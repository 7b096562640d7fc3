import GalleyBase
import GalleyFonts
import GalleyText

/// What a text view remembers of its text: shaped once and laid out for the last few containers. A change of the text
/// costs the paragraphs that it touches; the layout of the view's own container goes along with it.
struct TextViewLayouts {
  /// What makes one layout differ from another of the same text.
  private struct Key: Hashable {
    var container: TextContainer
    var options: LayoutOptions
  }

  /// How many layouts are kept: the view's own, measured without limit, measured in a width, and one to spare.
  private static let capacity = 4

  private var shaped: ShapedText?
  private var layouts: [(key: Key, layout: TextLayout)] = []
  /// What of the text was replaced since it was shaped; nil if nothing was.
  private var replacement: TextReplacement?

  /// To be called when the text changed. What of the replaced part really did is found out when a layout is asked for.
  mutating func noteChange(_ next: TextReplacement) { replacement = replacement?.followed(by: next) ?? next }

  /// The text of `view` in a container: a remembered layout or a new one.
  mutating func layout(of view: TextView, in container: TextContainer) -> TextLayout {
    let key = Key(container: container, options: view.layoutOptions)
    let typesetter = view.context.typesetter
    if let replacement { follow(view, replacement, with: typesetter) }
    if let known = layouts.firstIndex(where: { $0.key == key }) {
      // The one used last stays longest.
      layouts.append(layouts.remove(at: known))
      return layouts[layouts.count - 1].layout
    }
    let text =
      shaped ?? shape(view.laidOutText, defaultFont: view.style.font, locale: view.context.locale, with: typesetter)
    shaped = text
    let layout = layOut(text, in: container, options: key.options, with: typesetter)
    if layouts.count == TextViewLayouts.capacity { layouts.removeFirst() }
    layouts.append((key, layout))
    return layout
  }

  /// Brings what is remembered in line with the text as it is now.
  private mutating func follow(_ view: TextView, _ replaced: TextReplacement, with typesetter: Typesetter) {
    replacement = nil
    guard shaped?.defaultFont == view.style.font else {
      shaped = nil
      layouts.removeAll(keepingCapacity: true)
      return
    }
    // Only the view's own layout is worth going along; the others were made to measure what is no longer there. It is to
    // be the only one that has the text, so that the edit copies nothing.
    let own = Key(container: view.textContainer, options: view.layoutOptions)
    let target = view.laidOutText
    layouts.removeAll { $0.key != own }
    if layouts.isEmpty {
      _ = shaped?.follow(target, within: replaced, with: typesetter)
    } else {
      shaped = nil
      layouts[0].layout.edit(with: typesetter) { $0.follow(target, within: replaced, with: typesetter) }
      shaped = layouts[0].layout.shaped
    }
  }
}
