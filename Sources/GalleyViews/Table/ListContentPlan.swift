package import GalleyBase

/// The positions of the picture and the texts in a list row, which are arranged as by the system.
///
/// UIKit counterpart: UIListContentConfiguration's arrangement.
package struct ListContentPlan {
  /// The distances in a row, in points.
  package struct Distances {
    /// The space around the content. `left` is the space at the leading edge.
    package var margins: EdgeInsets
    /// The space between the picture and the texts.
    package var imageToText: Double
    /// The space between two texts on the same line.
    package var beside: Double
    /// The space between two texts below each other.
    package var below: Double
    /// The minimum width that lets the second text stay beside the first; nil requires the text's
    /// full width.
    package var leastBeside: Double?

    package init(margins: EdgeInsets, imageToText: Double = 16, beside: Double = 6, below: Double = 3) {
      (self.margins, self.imageToText, self.beside, self.below) = (margins, imageToText, beside, below)
    }
  }

  /// The rectangle of the picture in the row.
  package private(set) var picture: Rect
  /// The rectangle of the first text in the row.
  package private(set) var text: Rect
  /// The rectangle of the second text in the row.
  package private(set) var secondaryText: Rect
  /// The height of the row, including margins.
  package private(set) var height: Double

  /// Creates the positions for a row, from left to right.
  /// - Parameters:
  ///   - image: the size of the picture; zero without one.
  ///   - prefersBeside: true to put the second text beside the first if there is room for both.
  ///   - text: returns the size of the first text in a width.
  ///   - secondaryText: returns the size of the second text in a width; zero without one.
  package init(
    inWidth width: Double, _ distances: Distances, image: Size, prefersBeside: Bool, text: (Double) -> Size,
    secondaryText: (Double) -> Size
  ) {
    let margins = distances.margins
    let start = margins.left + (image.width > 0 ? image.width + distances.imageToText : 0)
    let room = max(0, width - start - margins.right)
    let (first, full) = (text(room), secondaryText(room))
    let rest = room - first.width - distances.beside
    let isBeside = prefersBeside && min(full.width, distances.leastBeside ?? .infinity) <= rest
    let second = isBeside && full.width > rest ? secondaryText(rest) : full
    let below = !isBeside && second.height > 0 ? distances.below + second.height : 0
    let lines = isBeside ? max(first.height, second.height) : first.height + below
    let content = max(lines, image.height)
    let top = margins.top + (content - lines) / 2
    picture = Rect(
      origin: Point(x: margins.left, y: margins.top + (content - image.height) / 2), size: image)
    self.text = Rect(x: start, y: top, width: isBeside ? first.width : room, height: first.height)
    self.secondaryText = Rect(
      x: isBeside ? start + room - second.width : start, y: isBeside ? top : top + first.height + distances.below,
      width: isBeside ? second.width : room, height: second.height)
    height = content + margins.top + margins.bottom
  }

  /// Moves all parts down so that they are centred in a larger height.
  package mutating func centre(inHeight other: Double) {
    let shift = max(0, (other - height) / 2)
    update { $0.origin.y += shift }
  }

  /// Mirrors the rectangles for a right-to-left interface.
  package mutating func mirror(inWidth width: Double) { update { $0.origin.x = width - $0.maxX } }

  private mutating func update(_ change: (inout Rect) -> Void) {
    change(&picture)
    change(&text)
    change(&secondaryText)
  }
}
