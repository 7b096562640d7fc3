extension Point {
  /// Creates the point at distance 1 from the origin. The angle is in radians from the x axis
  /// towards the y axis.
  ///
  /// Its coordinates are the cosine and the sine. They come from a series, so that no result depends on a machine's
  /// mathematics library. They are exact for quarter turns, given as the number nearest to a multiple of π/2.
  public init(onUnitCircleAt angle: Double) {
    let turned = angle.remainder(dividingBy: 2 * .pi)
    let quarters = (turned / (.pi / 2)).rounded()
    let rest = turned - quarters * (.pi / 2)
    // The angle is at most an eighth of a turn, where these terms are exact to the last bit or nearly so.
    var (cosine, sine) = (0.0, 0.0)
    var term = 1.0
    for power in 0..<20 {
      switch power % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term = term * rest / Double(power + 1)
    }
    switch quarters {
    case 1: self.init(x: -sine, y: cosine)
    case -1: self.init(x: sine, y: -cosine)
    case 2, -2: self.init(x: -cosine, y: -sine)
    default: self.init(x: cosine, y: sine)
    }
  }
}
