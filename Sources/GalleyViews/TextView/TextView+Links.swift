public import GalleyBase
import GalleyFonts
import GalleyText

extension TextView {
  /// Returns the link that contains the character at `offset`; nil if there is no link or no such
  /// character.
  public final func link(at offset: Int) -> TextLink? {
    let text = editing.text
    guard offset >= 0, offset < text.count else { return nil }
    let index = text.runIndex(at: offset)
    guard let destination = text.runs[index].attributes.link else { return nil }
    var (first, last) = (index, index)
    while first > 0, text.runs[first - 1].attributes.link == destination { first -= 1 }
    while last + 1 < text.runs.count, text.runs[last + 1].attributes.link == destination { last += 1 }
    return TextLink(
      destination: destination, range: text.runs[first].range.lowerBound..<text.runs[last].range.upperBound)
  }

  /// Returns the link that a tap at a point of the content would follow; nil if the point is not on
  /// a link's characters.
  ///
  /// Nil in a view whose `isSelectable` is off, as in UIKit.
  public final func link(at point: Point) -> TextLink? {
    guard isSelectable, let offset = character(at: point) else { return nil }
    return link(at: offset)
  }

  /// Returns the offset of the character at a point of the content; nil if the point is not on a
  /// character. For a cluster, it is the first offset.
  public final func character(at point: Point) -> Int? {
    let place = Point(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    let layout = layout
    for line in layout.lines where line.usedRect.contains(place) {
      let boxes = layout.clusters(of: line, with: context.typesetter)
      guard let box = boxes.first(where: { place.x >= $0.x && place.x < $0.x + $0.width }) else { continue }
      return box.range.lowerBound
    }
    return nil
  }

  /// The default appearance of links: blue, with a single underline (documented for `linkTextAttributes`).
  var standardLinkAttributes: TextAttributes {
    TextAttributes {
      $0.foregroundColor = SystemColor.link.color(in: context.interfaceStyle)
      $0.underlineStyle = .single
    }
  }

  /// The text as it is drawn, where links have the attributes of `linkTextAttributes`.
  var paintedText: AttributedText {
    var text = editing.text
    guard text.runs.contains(where: { $0.attributes.link != nil }) else { return text }
    let look = linkTextAttributes ?? standardLinkAttributes
    text.updateAttributes { attributes in
      guard attributes.link != nil else { return }
      attributes = attributes.painted(like: look)
      attributes.link = nil
    }
    return text
  }
}
