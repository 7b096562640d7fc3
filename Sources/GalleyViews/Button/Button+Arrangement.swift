import GalleyBase
import GalleyText

extension Button {
  /// Returns the title's rectangle within the content rectangle.
  ///
  /// It has the label's size, in whole pixels, and its origin is rounded to whole pixels, halves up.
  func standardTitleRect(in content: Rect) -> Rect { arranged(in: content.inset(by: titleEdgeInsets)).title }

  /// Returns the subtitle's rectangle within the content rectangle, with its origin on whole pixels.
  func standardSubtitleRect(in content: Rect) -> Rect {
    hasSubtitle
      ? arranged(in: content.inset(by: titleEdgeInsets)).subtitle : Rect(origin: content.origin, size: .zero)
  }

  /// Returns the picture's rectangle within the content rectangle, with its origin on whole pixels.
  func standardImageRect(in content: Rect) -> Rect {
    current.image == nil
      ? Rect(origin: content.origin, size: .zero) : arranged(in: content.inset(by: imageEdgeInsets)).image
  }

  /// The size of picture and title together in a width, whether beside or above each other.
  func contentSize(inWidth width: Double) -> Size {
    let picture = current.image?.size ?? .zero
    let title = textSize(inWidth: isImageBeside ? max(0, width - picture.width - gap) : width)
    return isImageBeside
      ? Size(width: picture.width + gap + title.width, height: max(picture.height, title.height))
      : Size(width: max(picture.width, title.width), height: picture.height + gap + title.height)
  }

  private var isImageBeside: Bool { imagePlacement == .leading || imagePlacement == .trailing }

  /// The space between picture and title; 0 if one of them is missing.
  private var gap: Double { current.image == nil || !(hasTitle || hasSubtitle) ? 0 : imagePadding }
  private var hasTitle: Bool { current.title?.string.isEmpty == false }

  /// The alignment of title and subtitle, with `automatic` resolved.
  var resolvedTitleAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    return current.image != nil && !isImageBeside ? .center : .leading
  }

  /// The size of title and subtitle together in a width.
  private func textSize(inWidth width: Double) -> Size {
    let title = size(of: titleLabel, inWidth: width)
    guard hasSubtitle else { return title }
    let subtitle = size(of: subtitleLabel, inWidth: width)
    return Size(
      width: max(title.width, subtitle.width),
      height: title.height + (hasTitle ? titlePadding : 0) + subtitle.height)
  }

  private func size(of label: Label, inWidth width: Double) -> Size {
    label.semanticContentAttribute = semanticContentAttribute
    guard numberOfLines != 1, width < .infinity else { return label.intrinsicContentSize }
    return width > 0 ? label.sizeThatFits(Size(width: width, height: .infinity)) : .zero
  }

  /// Places title and subtitle in their common rectangle.
  private func stacked(in block: Rect) -> (title: Rect, subtitle: Rect) {
    guard hasSubtitle else { return (block, Rect(origin: block.origin, size: .zero)) }
    let grid = PixelGrid(scale: context.scale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ size: Size, _ y: Double) -> Rect {
      let width = min(size.width, block.width)
      let room = block.width - width
      let before =
        switch resolvedTitleAlignment {
        case .automatic, .leading: isMirrored ? room : 0
        case .center: grid.round(room / 2)
        case .trailing: isMirrored ? 0 : room
        }
      return Rect(x: block.minX + before, y: y, width: width, height: size.height)
    }
    let title = placed(size(of: titleLabel, inWidth: block.width), block.minY)
    let top = grid.round(title.maxY + (hasTitle ? titlePadding : 0))
    return (title, placed(size(of: subtitleLabel, inWidth: block.width), top))
  }

  /// Places picture, title and subtitle in a rectangle by the button's alignments.
  ///
  /// Callers inset the rectangle by the insets of the part that they need.
  private func arranged(in content: Rect) -> (image: Rect, title: Rect, subtitle: Rect) {
    let grid = PixelGrid(scale: context.scale)
    let natural = current.image?.size ?? .zero
    let picture = Size(width: min(natural.width, max(0, content.width)), height: min(natural.height, content.height))
    let room = isImageBeside ? max(0, content.width - picture.width - gap) : content.width
    let whole = textSize(inWidth: room)
    var title = Size(width: min(whole.width, room), height: whole.height)
    let horizontal = contentHorizontalAlignment.resolved(in: effectiveUserInterfaceLayoutDirection)
    if horizontal == .fill { title.width = room }
    if contentVerticalAlignment == .fill, isImageBeside { title.height = content.height }
    let width = isImageBeside ? picture.width + gap + title.width : max(picture.width, title.width)
    let height = isImageBeside ? max(picture.height, title.height) : picture.height + gap + title.height
    func left(of length: Double) -> Double {
      switch horizontal {
      case .right: content.maxX - length
      case .left, .fill: content.minX
      case .center, .leading, .trailing: content.minX + (content.width - length) / 2
      }
    }
    func top(of length: Double) -> Double {
      switch contentVerticalAlignment {
      case .top, .fill: content.minY
      case .bottom: content.maxY - length
      case .center: content.minY + (content.height - length) / 2
      }
    }
    var imageOrigin = Point(x: left(of: picture.width), y: top(of: picture.height))
    var titleOrigin = Point(x: left(of: title.width), y: top(of: title.height))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch imagePlacement {
    case .leading, .trailing:
      let isImageFirst = (imagePlacement == .leading) != isMirrored
      imageOrigin.x = left(of: width) + (isImageFirst ? 0 : title.width + gap)
      titleOrigin.x = left(of: width) + (isImageFirst ? picture.width + gap : 0)
    case .top:
      imageOrigin.y = top(of: height)
      titleOrigin.y = top(of: height) + picture.height + gap
    case .bottom:
      titleOrigin.y = top(of: height)
      imageOrigin.y = top(of: height) + title.height + gap
    }
    func placed(_ origin: Point, _ size: Size) -> Rect {
      // A part that fills the rectangle keeps its unrounded edge.
      let x = horizontal == .fill && origin.x == content.minX ? origin.x : grid.round(origin.x)
      let y = contentVerticalAlignment == .fill && origin.y == content.minY ? origin.y : grid.round(origin.y)
      return Rect(origin: Point(x: x, y: y), size: size)
    }
    let texts = stacked(in: placed(titleOrigin, title))
    return (placed(imageOrigin, picture), texts.title, texts.subtitle)
  }
}
