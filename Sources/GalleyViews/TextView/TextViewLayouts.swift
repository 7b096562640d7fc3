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
  private var isStale = false

  /// To be called when the text may have changed. What really did is found out when a layout is asked for.
  mutating func noteChange() { isStale = true }

  /// The text of `view` in a container: a remembered layout or a new one.
  mutating func layout(of view: TextView, in container: TextContainer) -> TextLayout {
    let key = Key(container: container, options: view.layoutOptions)
    let typesetter = view.context.typesetter
    if isStale { follow(view, with: typesetter) }
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
  private mutating func follow(_ view: TextView, with typesetter: Typesetter) {
    isStale = false
    guard var text = shaped, text.defaultFont == view.style.font else {
      shaped = nil
      layouts.removeAll(keepingCapacity: true)
      return
    }
    guard let edit = text.follow(view.laidOutText, with: typesetter) else { return }
    shaped = text
    // Only the view's own layout is worth going along; the others were made to measure what is no longer there.
    let own = view.textContainer
    layouts.removeAll { $0.key.container != own }
    for index in layouts.indices { layouts[index].layout.update(to: text, after: edit, with: typesetter) }
  }
}
