import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyViews

extension LayoutWriter {
  /// The look that a view of any kind has, as far as it is not the default: members of the view.
  mutating func writeLook(of view: View) {
    let context = view.context
    let outer = view.superview?.context
    let names = colorNames(of: view)
    let ownTint = view.ownTintColor == view.superview?.tintColor ? nil : view.ownTintColor
    json.members(of: [
      "hidden": view.isHidden ? true : nil,
      "alpha": unless(view.alpha, 1),
      "background": names.dumped(view.backgroundColor),
      "gradient": view.gradient.map { $0.json(with: names) },
      "border": view.borderWidth > 0
        ? ["width": view.borderWidth, "color": names.dumped(view.borderColor)] as JSON : nil,
      "cornerRadius": unless(view.cornerRadius, 0),
      "cornerCurve": view.cornerCurve == .circular ? nil : "\(view.cornerCurve)",
      "shadow": view.shadow.map { shadow -> JSON in
        [
          "color": names.dumped(shadow.color), "offset": shadow.offset, "radius": shadow.radius,
          "path": shadow.path.map { digest(of: $0) },
        ]
      },
      "tint": names.dumped(ownTint),
      "transform": view.transform == .identity ? nil : view.transform.json,
      "mask": view.mask == nil ? nil : true,
      "clipsToBounds": view.clipsToBounds == (view is Label || view is ScrollView) ? nil : view.clipsToBounds,
      "contentHuggingPriority": view.constraintState.flatMap { unless($0.hugging, 250) },
      "contentCompressionResistancePriority": view.constraintState.flatMap { unless($0.compressionResistance, 750) },
      "layoutMargins": unless(view.layoutMargins, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
      "semanticContentAttribute": view.semanticContentAttribute == .unspecified
        ? nil : view.semanticContentAttribute.rawValue,
      "direction": context.layoutDirection == outer?.layoutDirection ? nil : context.layoutDirection.rawValue,
      "appearance": context.interfaceStyle == outer?.interfaceStyle ? nil : context.interfaceStyle.rawValue,
      "contentSizeCategory": context.contentSizeCategory == outer?.contentSizeCategory
        ? nil : context.contentSizeCategory.rawValue,
      "locale": context.locale == outer?.locale ? nil : context.locale,
    ])
  }

  /// The traits of the whole page, as far as they are not the default: members of the dump.
  mutating func writeTraits(of root: View, background: Color?) {
    let context = root.context
    json.members(of: [
      "appearance": context.interfaceStyle == .light ? nil : context.interfaceStyle.rawValue,
      "direction": context.layoutDirection == .leftToRight ? nil : context.layoutDirection.rawValue,
      "contentSizeCategory": context.contentSizeCategory == .large ? nil : context.contentSizeCategory.rawValue,
      "locale": context.locale == "en_US" ? nil : context.locale,
      "raster": context.raster == .coreGraphics ? nil : "\(context.raster)",
      "background": background == .clear ? nil : colorNames(of: root).dumped(background),
    ])
  }
}

extension JSONWriter {
  /// Writes members of the object that is open; those that are nil are left out.
  mutating func members(of members: KeyValuePairs<String, (any JSONConvertible)?>) {
    // In place: most members of a view are nil, and a copy of each would take longest.
    for index in members.indices where members[index].value != nil {
      if let value = members[index].value { member(members[index].key, value) }
    }
  }
}

/// Returns the priorities across and down; nil if both are the default.
private func unless(_ priorities: AxisPair<Double>, _ standard: Double) -> [Double]? {
  priorities == AxisPair(standard) ? nil : [priorities.horizontal, priorities.vertical]
}

/// Returns the number; nil if it is the default.
func unless(_ value: Double, _ standard: Double) -> Double? { value == standard ? nil : value }

/// Returns the insets as scenes write them; nil if they are the default.
func unless(_ insets: EdgeInsets, _ standard: EdgeInsets = .zero) -> [Double]? {
  insets == standard ? nil : [insets.top, insets.left, insets.bottom, insets.right]
}

extension ViewGradient {
  fileprivate func json(with names: ColorNames) -> JSON {
    [
      "course": course.rawValue, "start": [start.x, start.y], "end": [end.x, end.y],
      "stops": stops.map { [$0.location, names.dumped($0.color)?.text ?? ""] as JSON },
    ]
  }
}

extension AffineTransformation {
  fileprivate var json: [Double] { [a, b, c, d, tx, ty] }
}
