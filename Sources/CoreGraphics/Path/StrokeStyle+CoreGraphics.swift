import GalleyBase

extension StrokeStyle.Cap {
  /// Creates the engine's line cap from a Core Graphics line cap.
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeStyle.Join {
  /// Creates the engine's line join from a Core Graphics line join.
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
