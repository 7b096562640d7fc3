import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyViews

extension LayoutWriter {
  /// Writes the traits of the whole page that are not the default, as members of the dump.
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
  /// Writes members of the current object. Members that are nil are left out.
  mutating func members(of members: KeyValuePairs<String, (any JSONConvertible)?>) {
    // In place: most members of a view are nil, and a copy of each would take longest.
    for index in members.indices where members[index].value != nil {
      if let value = members[index].value { member(members[index].key, value) }
    }
  }
}

/// Returns the number; nil if it is the default.
func unless(_ value: Double, _ standard: Double) -> Double? { value == standard ? nil : value }

/// Returns the insets in the notation of scenes; nil if they are the default.
func unless(_ insets: EdgeInsets, _ standard: EdgeInsets = .zero) -> [Double]? {
  insets == standard ? nil : [insets.top, insets.left, insets.bottom, insets.right]
}
