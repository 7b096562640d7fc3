/// A point or a rectangle of a view. Another view can convert the anchor to its own coordinates.
public struct Anchor<Value> {
  /// A closure that returns the point or rectangle in the root's coordinates, moved by the
  /// closure's argument.
  let value: (CGPoint) -> Value

  /// The description of an anchor. The anchor is created when the view is known.
  public struct Source {
    let anchor: (LayoutItem) -> Anchor<Value>
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { rect { CGRect(origin: .zero, size: $0) } }
  /// Returns the source of an anchor for a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }

  private static func rect(_ make: @escaping (CGSize) -> CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { item in
      Anchor<CGRect> { move in
        let frame = Onto.main { item.frame }
        return make(frame.size).offsetBy(dx: frame.minX + move.x, dy: frame.minY + move.y)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns the source of an anchor for a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { at { _ in p } }
  /// Returns the source of an anchor for a point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    at { p.point(in: CGRect(origin: .zero, size: $0)) }
  }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func at(_ make: @escaping (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { item in
      Anchor<CGPoint> { move in
        let frame = Onto.main { item.frame }
        let point = make(frame.size)
        return CGPoint(x: point.x + frame.minX + move.x, y: point.y + frame.minY + move.y)
      }
    }
  }
}
