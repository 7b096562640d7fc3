package import GalleyBase
package import GalleyText

/// Computes the positions of a button's picture, title and subtitle, for `Button` and for the
/// UIButton of the UIKit module.
package struct ButtonArrangement {
  /// A function that returns the size of a text in a given width, in whole pixels. Only the size of
  /// a text with several lines depends on the width.
  package typealias TextSize = (_ width: Double) -> Size

  /// The size of the picture; nil for none.
  package var image: Size?
  /// The function that measures the title; nil for an empty title.
  package var title: TextSize?
  /// The function that measures the subtitle; nil for an empty subtitle.
  package var subtitle: TextSize?
  /// The space between the picture and the texts, in points.
  package var imagePadding = 0.0
  /// The space between title and subtitle, in points.
  package var titlePadding = 0.0
  /// The space around the picture, in points. It moves the picture within the content rectangle.
  package var imageEdgeInsets = EdgeInsets.zero
  /// The space around title and subtitle, in points. It moves both within the content rectangle.
  package var titleEdgeInsets = EdgeInsets.zero
  /// The side of the title on which the picture is placed.
  package var imagePlacement = Button.ImagePlacement.leading
  /// The alignment of title and subtitle relative to each other.
  package var titleAlignment = Button.TitleAlignment.automatic
  /// The horizontal alignment of the contents.
  package var horizontal = Button.HorizontalAlignment.center
  /// The vertical alignment of the contents.
  package var vertical = Button.VerticalAlignment.center

  private let direction: LayoutDirection
  private let grid: PixelGrid

  /// Creates an arrangement without a picture and texts.
  /// - Parameter scale: The number of pixels in a point.
  package init(scale: Double, direction: LayoutDirection) {
    (grid, self.direction) = (PixelGrid(scale: scale), direction)
  }

  /// The alignment of title and subtitle after `automatic` is replaced.
  private var resolvedTitleAlignment: Button.TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return image != nil && !isImageBeside ? .center : .leading
  }

  /// The alignment of the lines of title and subtitle, if they may have several. Without a subtitle
  /// and a title alignment, the lines are aligned as the contents are: a choice.
  package var lineAlignment: TextAlignment {
    let alignment =
      subtitle == nil && titleAlignment == .automatic ? horizontal.titleAlignment : resolvedTitleAlignment
    return switch alignment {
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    case .leading, .automatic: .natural
    }
  }

  /// Returns the size of picture and texts together, in a given width.
  package func size(inWidth width: Double) -> Size {
    let picture = image ?? .zero
    let texts = textSize(inWidth: isImageBeside ? max(0, width - picture.width - gap) : width)
    return size(of: picture, texts)
  }

  /// Returns the title's rectangle in the content rectangle. Its origin is rounded to whole pixels,
  /// halves upwards.
  package func titleRect(in content: Rect) -> Rect { placed(in: content.inset(by: titleEdgeInsets)).title }

  /// Returns the subtitle's rectangle in the content rectangle, with its origin in whole pixels;
  /// empty without a subtitle.
  package func subtitleRect(in content: Rect) -> Rect {
    subtitle == nil
      ? Rect(origin: content.origin, size: .zero) : placed(in: content.inset(by: titleEdgeInsets)).subtitle
  }

  /// Returns the picture's rectangle in the content rectangle, with its origin in whole pixels;
  /// empty without a picture.
  package func imageRect(in content: Rect) -> Rect {
    image == nil ? Rect(origin: content.origin, size: .zero) : placed(in: content.inset(by: imageEdgeInsets)).image
  }

  // MARK: Sizes

  private var isImageBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }
  /// The space between the picture and the texts; 0 if there is no picture or no text.
  private var gap: Double { image == nil || (title == nil && subtitle == nil) ? 0 : imagePadding }
  /// The space between title and subtitle; 0 without a title.
  private var titleGap: Double { title == nil ? 0 : titlePadding }

  /// Returns the size of title and subtitle together, in a given width.
  private func textSize(inWidth width: Double) -> Size {
    let title = title?(width) ?? .zero
    guard let subtitle = subtitle?(width) else { return title }
    return Size(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
  }

  private func size(of picture: Size, _ texts: Size) -> Size {
    isImageBeside
      ? Size(width: picture.width + gap + texts.width, height: max(picture.height, texts.height))
      : Size(width: max(picture.width, texts.width), height: picture.height + gap + texts.height)
  }

  // MARK: Places

  /// Returns the rectangles of picture, title and subtitle. The insets of each part move only this
  /// part.
  private func placed(in content: Rect) -> (image: Rect, title: Rect, subtitle: Rect) {
    let natural = image ?? .zero
    let picture = Size(width: min(natural.width, max(0, content.width)), height: min(natural.height, content.height))
    let room = isImageBeside ? max(0, content.width - picture.width - gap) : content.width
    let whole = textSize(inWidth: room)
    let side = horizontal.resolved(in: direction)
    let texts = Size(
      width: side == .fill ? room : min(whole.width, room),
      height: vertical == .fill && isImageBeside ? content.height : whole.height)
    let origins = origins(of: picture, texts, in: content, side)
    func rect(_ origin: Point, _ size: Size) -> Rect {
      // A length that fills the rectangle keeps its edge, as it was before any rounding.
      let x = side == .fill && origin.x == content.minX ? origin.x : grid.round(origin.x)
      let y = vertical == .fill && origin.y == content.minY ? origin.y : grid.round(origin.y)
      return Rect(origin: Point(x: x, y: y), size: size)
    }
    let stack = stacked(in: rect(origins.texts, texts))
    return (rect(origins.image, picture), stack.title, stack.subtitle)
  }

  /// Returns the origins of picture and texts before rounding.
  private func origins(
    of picture: Size, _ texts: Size, in content: Rect, _ side: Button.HorizontalAlignment
  ) -> (image: Point, texts: Point) {
    func left(of length: Double) -> Double {
      switch side {
      case .right: content.maxX - length
      case .left, .fill: content.minX
      case .center, .leading, .trailing: content.minX + (content.width - length) / 2
      }
    }
    func top(of length: Double) -> Double {
      switch vertical {
      case .top, .fill: content.minY
      case .bottom: content.maxY - length
      case .center: content.minY + (content.height - length) / 2
      }
    }
    let all = size(of: picture, texts)
    var image = Point(x: left(of: picture.width), y: top(of: picture.height))
    var text = Point(x: left(of: texts.width), y: top(of: texts.height))
    switch imagePlacement {
    case .leading, .trailing:
      let isImageFirst = (imagePlacement == .leading) == (direction == .leftToRight)
      image.x = left(of: all.width) + (isImageFirst ? 0 : texts.width + gap)
      text.x = left(of: all.width) + (isImageFirst ? picture.width + gap : 0)
    case .top:
      image.y = top(of: all.height)
      text.y = top(of: all.height) + picture.height + gap
    case .bottom:
      text.y = top(of: all.height)
      image.y = top(of: all.height) + texts.height + gap
    }
    return (image, text)
  }

  /// Divides the rectangle of both texts into the rectangles of title and subtitle.
  private func stacked(in block: Rect) -> (title: Rect, subtitle: Rect) {
    guard let subtitle else { return (block, Rect(origin: block.origin, size: .zero)) }
    func placed(_ size: Size, _ y: Double) -> Rect {
      let width = min(size.width, block.width)
      let room = block.width - width
      let before =
        switch resolvedTitleAlignment {
        case .automatic, .leading: direction == .leftToRight ? 0 : room
        case .center: grid.round(room / 2)
        case .trailing: direction == .leftToRight ? room : 0
        }
      return Rect(x: block.minX + before, y: y, width: width, height: size.height)
    }
    let title = placed(title?(block.width) ?? .zero, block.minY)
    return (title, placed(subtitle(block.width), grid.round(title.maxY + titleGap)))
  }
}

extension Button.HorizontalAlignment {
  /// The alignment of lines in contents that are aligned so.
  fileprivate var titleAlignment: Button.TitleAlignment {
    switch self {
    case .center: .center
    case .trailing, .right: .trailing
    case .leading, .left, .fill: .leading
    }
  }
}
