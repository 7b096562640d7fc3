import GalleyBase

/// A set of the label properties that appearances can change.
struct LabelProperties: OptionSet {
  let rawValue: Int
  static let font = LabelProperties(rawValue: 1)
  static let textColor = LabelProperties(rawValue: 2)
  static let highlightedTextColor = LabelProperties(rawValue: 4)
  static let shadowColor = LabelProperties(rawValue: 8)
  static let shadowOffset = LabelProperties(rawValue: 16)
}

extension EdgeInsets {
  /// The insets with all distances rounded and limited like the geometry of views.
  var asGeometry: EdgeInsets {
    EdgeInsets(top: top.asCoordinate, left: left.asCoordinate, bottom: bottom.asCoordinate, right: right.asCoordinate)
  }
}
