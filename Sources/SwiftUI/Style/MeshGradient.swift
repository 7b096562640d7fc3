/// Colours at the points of a grid.
///
/// It is drawn as a gradient from the top to the bottom, whose stops are the means of the grid's rows (a choice: a mesh
/// has no counterpart in the engine).
nonisolated public struct MeshGradient: ShapeStyle {
  private let colors: [Color]
  private let width: Int

  /// A grid of points, with a colour for each, row by row. The points have no effect here.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.colors) = (max(1, width), colors) }

  /// The style resolves itself.
  public typealias Resolved = Never
  /// The gradient in the environment.
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
  /// The gradient in the space that it is offered.
  @MainActor public var body: some View { Rectangle().fill(self) }
}

/// A picture that is repeated.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture, in fractions. The whole picture is drawn here.
  public var sourceRect: CGRect
  /// The factor of the picture's size. It has no effect here.
  public var scale: CGFloat
  /// A picture that is repeated.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
  /// The style resolves itself.
  public typealias Resolved = Never
  /// The picture as a pattern; clear if it is missing.
  public func _paint(in context: StyleContext) -> _Paint {
    let picture = Onto.main { ImagePicture(image, in: context.environment).drawn }
    return _Paint(.color(picture.map { UIColor(patternImage: $0) } ?? .clear))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
