import GalleyBase

extension TextField {
  /// The rectangle in which the text is currently drawn. It may be different while the text is
  /// edited.
  var shownTextRect: Rect { isBeingEdited ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  /// Returns the part of the bounds without border and visible overlays. Its size is never
  /// negative.
  func contentRect(forBounds bounds: Rect) -> Rect {
    let area = borderRect(forBounds: bounds).inset(by: borderStyle.textInsets)
    var (left, right) = (area.minX, area.maxX)
    if showsViewOnLeft { left = max(left, leftViewRect(forBounds: bounds).maxX) }
    if showsViewOnRight { right = min(right, rightViewRect(forBounds: bounds).minX) }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      if isMirrored { left = max(left, button.maxX) } else { right = min(right, button.minX) }
    }
    return Rect(x: left, y: area.minY, width: max(0, right - left), height: max(0, area.height))
  }

  func standardClearButtonRect(forBounds bounds: Rect) -> Rect {
    let border = borderRect(forBounds: bounds)
    // In a narrow field first the margin is dropped, then the button shrinks (our choice: it has to stay in the field).
    let side = min(ClearButton.side, max(0, border.width))
    let margin = min(ClearButton.margin, max(0, border.width - side))
    let x = isMirrored ? border.minX + margin : border.maxX - margin - side
    return Rect(x: x, y: (border.minY + (border.height - side) / 2).onLengthGrid, width: side, height: side)
  }

  /// Returns the frame of an overlay view at the left or right end of the border; zero without a
  /// view.
  func overlayRect(of view: View?, forBounds bounds: Rect, atRight: Bool) -> Rect {
    guard let view else { return .zero }
    let border = borderRect(forBounds: bounds)
    var size = overlaySizes.naturalSize(of: view)
    if size.width > border.width || size.height > border.height, !size.isEmpty {
      let factor = max(0, min(border.width / size.width, border.height / size.height))
      size = Size(width: (size.width * factor).onLengthGrid, height: (size.height * factor).onLengthGrid)
    }
    let y = border.minY + ((border.height - size.height) / 2).rounded(.down)
    return Rect(x: atRight ? border.maxX - size.width : border.minX, y: y, width: size.width, height: size.height)
  }
}

extension TextField.BorderStyle {
  /// The space between the bounds and the text.
  ///
  /// Left and right edges are recorded (SUITextField, about iOS 15 at 3x); the rectangle of the rounded style was seen
  /// on devices (rule: field-text-rect). Vertically the records only give the centre: that of the bounds, but a point
  /// and a half lower in a bezel. How the space is divided is our choice.
  var textInsets: EdgeInsets {
    switch self {
    case .none: .zero
    case .line: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: EdgeInsets(top: 4, left: 7, bottom: 1, right: 7)
    case .roundedRect: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// The size by which a field with a border is larger than a field without a border (recorded:
  /// SUITextField, 38 × 30, 58 × 32 and 58 × 34 points, compared with 30 × 22 without a border; a
  /// SwiftUI host requested these sizes, so a point may come from the host).
  ///
  /// The width is more than the space around the text.
  var sizeBeyondPlain: Size {
    switch self {
    case .none: .zero
    case .line: Size(width: 8, height: 8)
    case .bezel: Size(width: 28, height: 10)
    case .roundedRect: Size(width: 28, height: 12)
    }
  }

  /// The height by which a field without a border is higher than its line, in whole points
  /// (recorded: 22 points for the line of 20.3 points of the system font at 17 points).
  ///
  /// With the 12 points of the rounded style it gives the 34 points of such a field, and 30 for a font of 14 points,
  /// whose line is 16.7 (rule: field-height).
  static let heightBeyondLine: Double = 1
}

extension Size {
  /// True if the rectangle has no area.
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
