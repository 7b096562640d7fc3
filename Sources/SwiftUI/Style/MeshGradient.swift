/// A gradient whose colours are at the points of a grid.
///
/// It is drawn as a gradient from the top to the bottom, whose stops are the means of the grid's rows (Galley's choice: a mesh
/// has no counterpart in the engine).
nonisolated public struct MeshGradient: ShapeStyle {
  private let colors: [Color]
  private let width: Int

  /// Creates a gradient from the colours of a grid, row by row. The positions of the points have no
  /// effect in Galley.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.colors) = (max(1, width), colors) }

  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns the paint with the colours of the environment.
  public func _paint(in context: StyleContext) -> _Paint {
    let rows = stride(from: 0, to: colors.count, by: width).map { start in
      let row = colors[start..<min(start + width, colors.count)]
      return row.dropFirst().enumerated().reduce(row[start]) { mean, next in
        mean.mix(with: next.element, by: 1 / Double(next.offset + 2))
      }
    }
    return LinearGradient(colors: rows, startPoint: .top, endPoint: .bottom)._paint(in: context)
  }
}

extension MeshGradient: View {
  /// A rectangle that is filled with the gradient.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A style that fills with a repeated image.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The image that is repeated.
  public var image: Image
  /// The part of the image, in fractions of its size. In Galley the whole image is drawn.
  public var sourceRect: CGRect
  /// The scale of the image. It has no effect in Galley.
  public var scale: CGFloat
  /// Creates a style from an image.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  /// `Never`: the style does not resolve to another style.
  public typealias Resolved = Never
  /// Returns a paint that repeats the image as a pattern. If the image is missing, the paint is
  /// clear.
  public func _paint(in context: StyleContext) -> _Paint {
    let picture = Onto.main { ImagePicture(image, in: context.environment).drawn }
    return _Paint(.color(picture.map { UIColor(patternImage: $0) } ?? .clear))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that fills with a repeated image.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
