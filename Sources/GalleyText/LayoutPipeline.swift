import GalleyBase
public import GalleyFonts
import GalleyUnicode

/// Lays out shaped text in containers, one after the other: break, truncate, tighten, justify, reorder, align, line by
/// line from the top. Total: any text and any containers have a layout. Linear in the length of the text.
/// - Parameter containers: at least one. Text that fits into none is the layout's `overflow`.
public func layOut(
  _ shaped: ShapedText, in containers: [TextContainer], options: LayoutOptions, with typesetter: Typesetter
) -> TextLayout {
  var flow = LineFlow(shaped: shaped, containers: containers, options: options, typesetter: typesetter)
  for index in shaped.paragraphs.indices {
    guard flow.add(paragraph: index) else { break }
  }
  return flow.finish()
}

/// Lays out shaped text in one container.
public func layOut(
  _ shaped: ShapedText, in container: TextContainer, options: LayoutOptions, with typesetter: Typesetter
) -> TextLayout {
  layOut(shaped, in: [container], options: options, with: typesetter)
}
