import CoreGraphics
import GalleyBase
import UIFoundation

/// The places of a button's image, title and subtitle in its content rectangle.
struct ButtonPlan {
  private let (image, title, subtitle): (CGSize, CGSize, CGSize)
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let imageInsets: UIEdgeInsets
  private let titleInsets: UIEdgeInsets
  private let edge: UIRectEdge
  private let horizontal: UIControl.ContentHorizontalAlignment
  private let vertical: UIControl.ContentVerticalAlignment
  private let grid: PixelGrid

  @MainActor
  init(of button: UIButton) {
    (image, title, subtitle) = (button.imageSize, button.titleSize, button.subtitleSize)
    let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration = button.configuration
    imagePadding = configuration?.imagePadding ?? 0
    titlePadding = configuration?.titlePadding ?? 0
    imageInsets = configuration == nil ? button.imageEdgeInsets : .zero
    titleInsets = configuration == nil ? button.titleEdgeInsets : .zero
    switch configuration?.imagePlacement {
    case .top: edge = .top
    case .bottom: edge = .bottom
    case .trailing: edge = isMirrored ? .left : .right
    default: edge = isMirrored ? .right : .left
    }
    horizontal = button.effectiveContentHorizontalAlignment
    vertical = button.contentVerticalAlignment
    grid = PixelGrid(scale: button.contentScaleFactor)
  }

  private var texts: CGSize {
    CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + subtitle.height + (title.height > 0 && subtitle.height > 0 ? titlePadding : 0))
  }
  private var isBeside: Bool { edge == .left || edge == .right }
  private var gap: CGFloat { image.width > 0 && texts.width > 0 ? imagePadding : 0 }

  /// The size of all contents.
  var size: CGSize {
    isBeside
      ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
      : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
  }

  /// Returns the places in a content rectangle. Insets of title and image move them in rectangles of their own.
  func rects(in content: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let forImage = place(in: content.inset(by: imageInsets))
    let forTitle = place(in: content.inset(by: titleInsets))
    return (forImage.image, forTitle.title, forTitle.subtitle)
  }

  private func place(in content: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let imageSize = CGSize(width: min(image.width, content.width), height: min(image.height, content.height))
    let room = isBeside ? max(0, content.width - imageSize.width - gap) : content.width
    var textSize = CGSize(width: min(texts.width, room), height: texts.height)
    if horizontal == .fill { textSize.width = room }
    if vertical == .fill, isBeside { textSize.height = content.height }
    let group =
      isBeside
      ? CGSize(width: imageSize.width + gap + textSize.width, height: max(imageSize.height, textSize.height))
      : CGSize(
        width: max(imageSize.width, textSize.width), height: imageSize.height + gap + textSize.height)
    let (x, y) = (left(of: group.width, in: content), top(of: group.height, in: content))
    var (imageOrigin, textOrigin) = (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
    switch edge {
    case .left: textOrigin.x = x + imageSize.width + gap
    case .right: imageOrigin.x = x + textSize.width + gap
    case .top: textOrigin.y = y + imageSize.height + gap
    default: imageOrigin.y = y + textSize.height + gap
    }
    if isBeside {
      imageOrigin.y = top(of: imageSize.height, in: content)
      textOrigin.y = top(of: textSize.height, in: content)
    } else {
      imageOrigin.x = left(of: imageSize.width, in: content)
      textOrigin.x = left(of: textSize.width, in: content)
    }
    return (
      pixels(CGRect(origin: imageOrigin, size: imageSize)), titleRect(at: textOrigin, textSize),
      subtitleRect(at: textOrigin, textSize)
    )
  }

  private func titleRect(at origin: CGPoint, _ size: CGSize) -> CGRect {
    guard subtitle.height > 0 else { return pixels(CGRect(origin: origin, size: size)) }
    return pixels(
      CGRect(x: origin.x, y: origin.y, width: min(title.width, size.width), height: title.height))
  }

  private func subtitleRect(at origin: CGPoint, _ size: CGSize) -> CGRect {
    let y = origin.y + title.height + titlePadding
    return pixels(CGRect(x: origin.x, y: y, width: min(subtitle.width, size.width), height: subtitle.height))
  }

  private func left(of width: CGFloat, in content: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .fill, .leading: content.minX
    case .right, .trailing: content.maxX - width
    case .center: content.minX + (content.width - width) / 2
    }
  }

  private func top(of height: CGFloat, in content: CGRect) -> CGFloat {
    switch vertical {
    case .top, .fill: content.minY
    case .bottom: content.maxY - height
    case .center: content.minY + (content.height - height) / 2
    }
  }

  private func pixels(_ rect: CGRect) -> CGRect {
    CGRect(x: grid.round(rect.minX), y: grid.round(rect.minY), width: rect.width, height: rect.height)
  }
}
