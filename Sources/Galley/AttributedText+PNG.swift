extension AttributedText {
  /// Returns a picture of the text as PNG data. The picture is as high as the lines of the text.
  ///
  /// ```swift
  /// let bytes = try AttributedText("Hello, world").png()
  /// ```
  /// Where the attributes say nothing, text is set in the system family at 12 points, in black. UIKit counterpart:
  /// UIGraphicsImageRenderer with `NSAttributedString.draw(with:options:context:)`.
  /// - Parameters:
  ///   - width: the width available for lines, in points; nil means no limit.
  ///   - context: the fonts, locale and scale; nil means the default fonts at 2 pixels per point.
  /// - Throws: the errors of `RenderContext(scale:)`, `BitmapError` if the picture would be too large, or `PNGError`.
  public func png(width: Double? = nil, background: Color = .white, in context: RenderContext? = nil) throws -> [UInt8]
  {
    let label = Label(in: try context ?? RenderContext())
    label.attributedText = self
    label.numberOfLines = 0
    let fitting = label.sizeThatFits(Size(width: width ?? .infinity, height: .infinity))
    label.frame.size = Size(width: width ?? fitting.width, height: fitting.height)
    return try label.png(background: background)
  }
}
