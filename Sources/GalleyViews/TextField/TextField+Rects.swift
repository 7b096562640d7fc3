import GalleyBase

extension TextField {
  /// What border style and visible overlays leave of the bounds; never of negative size.
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
    let side = ClearButton.side
    let x = isMirrored ? border.minX + ClearButton.margin : border.maxX - ClearButton.margin - side
    return Rect(x: x, y: (border.minY + (border.height - side) / 2).onLengthGrid, width: side, height: side)
  }

  /// Where an overlay view is put at either end of the border; zero without a view.
  func overlayRect(of view: View?, forBounds bounds: Rect, atRight: Bool) -> Rect {
    guard let view else { return .zero }
    let border = borderRect(forBounds: bounds)
    var size = overlaySizes.naturalSize(of: view)
    if size.width > border.width || size.height > border.height, !size.isEmpty {
      let factor = max(0, min(border.width / size.width, border.height / size.height))
      size = Size(width: (size.width * factor).onLengthGrid, height: (size.height * factor).onLengthGrid)
    }
    let y = border.minY + ((border.height - size.height) / 2).rounded(.down)
    return Rect(
      x: atRight ? border.maxX - size.width : border.minX, y: y, width: size.width, height: size.height)
  }
}

extension TextField.BorderStyle {
  /// Space between border and text. That of the rounded style is seen on devices; the others are choices
  /// (reference E.2, §L).
  var textInsets: EdgeInsets {
    switch self {
    case .none: .zero
    case .line: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel, .roundedRect: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// What a field asks for above and below its line, together. Thirteen is the one number that makes 34 points of a line
  /// of 20.3 (a system font of 17 points) and 30 of one of 16.7 (of 14 points), with the line in whole points.
  var heightAroundLine: Double {
    switch self {
    case .none: 0
    case .line: 4
    case .bezel, .roundedRect: 13
    }
  }
}

extension Size {
  /// Whether it holds no area.
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
