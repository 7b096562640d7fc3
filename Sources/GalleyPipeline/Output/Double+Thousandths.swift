extension Double {
  /// The number rounded to thousandths.
  package var thousandths: Double { (self * 1000).rounded() / 1000 }
}
