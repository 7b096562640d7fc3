import UIKit

extension SceneNode {
  /// `"#RGB"`, `"#RGBA"`, `"#RRGGBB"`, `"#RRGGBBAA"`, `transparent` or a name of UIColor's, in light or dark.
  @MainActor
  func color(in traits: UITraitCollection) throws -> UIColor {
    let text = try string()
    if text == "transparent" { return .clear }
    if text.hasPrefix("#"), let color = UIColor(hexadecimal: text.dropFirst()) { return color }
    if let color = UIColor.named[text] { return color.resolvedColor(with: traits) }
    throw Mistake(
      "\"\(text)\" is not a colour; write #RGB, #RRGGBB, #RRGGBBAA, transparent or a name such as systemRed", at: path)
  }
}

extension UIColor {
  /// Three, four, six or eight hexadecimal digits, in sRGB.
  fileprivate convenience init?(hexadecimal digits: Substring) {
    let isShort = digits.count < 6
    let full = isShort ? digits.flatMap { [$0, $0] } : Array(digits)
    guard [6, 8].contains(full.count),
      let number = UInt32(String(full + (full.count == 6 ? ["F", "F"] : [])), radix: 16)
    else { return nil }
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  /// The colours that scenes name.
  @MainActor
  fileprivate static let named: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link, "darkText": .darkText,
    "lightText": .lightText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemOrange": .systemOrange,
    "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "black": .black, "darkGray": .darkGray, "gray": .gray,
    "lightGray": .lightGray, "white": .white, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan,
    "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
  ]
}
