import GalleyBase

extension StrokeStyle.Cap {
  /// Creates a line cap from one of Core Graphics'.
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeStyle.Join {
  /// Creates a line join from one of Core Graphics'.
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
