public import GalleyBase

/// A system colour, with the name of the corresponding class property of UIColor.
///
/// Values are those of iOS 13 and later without increased contrast; mint, teal, cyan and brown are those of iOS 15.
public enum SystemColor: String, Hashable, Sendable, CaseIterable {
  /// The colour of primary text.
  case label
  /// The colour of secondary text.
  case secondaryLabel
  /// The colour of tertiary text.
  case tertiaryLabel
  /// The colour of quaternary text.
  case quaternaryLabel
  /// The colour of the placeholder in an empty field.
  case placeholderText
  /// The colour of links.
  case link
  /// The colour of text on a light background; the same in both styles.
  case darkText
  /// The colour of text on a dark background; the same in both styles.
  case lightText
  /// The colour of a thin, translucent line.
  case separator
  /// The colour of a thin, opaque line.
  case opaqueSeparator
  /// The main background.
  case systemBackground
  /// The background of content that lies on the main background.
  case secondarySystemBackground
  /// The background of content that lies on the secondary background.
  case tertiarySystemBackground
  /// The main background of a grouped table.
  case systemGroupedBackground
  /// The background of a group in a grouped table.
  case secondarySystemGroupedBackground
  /// The background of content within a group.
  case tertiarySystemGroupedBackground
  /// The fill colour of thin, small shapes.
  case systemFill
  /// The fill colour of middle-sized shapes.
  case secondarySystemFill
  /// The fill colour of large shapes.
  case tertiarySystemFill
  /// The fill colour of large areas.
  case quaternarySystemFill
  /// The system's red, which differs between light and dark interfaces.
  case systemRed
  /// The system's orange, which differs between light and dark interfaces.
  case systemOrange
  /// The system's yellow, which differs between light and dark interfaces.
  case systemYellow
  /// The system's green, which differs between light and dark interfaces.
  case systemGreen
  /// The system's mint, which differs between light and dark interfaces.
  case systemMint
  /// The system's teal, which differs between light and dark interfaces.
  case systemTeal
  /// The system's cyan, which differs between light and dark interfaces.
  case systemCyan
  /// The system's blue, which differs between light and dark interfaces.
  case systemBlue
  /// The system's indigo, which differs between light and dark interfaces.
  case systemIndigo
  /// The system's purple, which differs between light and dark interfaces.
  case systemPurple
  /// The system's pink, which differs between light and dark interfaces.
  case systemPink
  /// The system's brown, which differs between light and dark interfaces.
  case systemBrown
  /// The system's middle grey, the first of six.
  case systemGray
  /// The second of the system's six greys, nearer to the background than the first.
  case systemGray2
  /// The third of the system's six greys.
  case systemGray3
  /// The fourth of the system's six greys.
  case systemGray4
  /// The fifth of the system's six greys.
  case systemGray5
  /// The sixth of the system's greys, the nearest to the background.
  case systemGray6
  /// Black in both styles.
  case black
  /// Grey with a third of the brightness of white.
  case darkGray
  /// Grey with half of the brightness of white.
  case gray
  /// Grey with two thirds of the brightness of white.
  case lightGray
  /// White in both styles.
  case white
  /// Red at full intensity, without green and blue.
  case red
  /// Green at full intensity, without red and blue.
  case green
  /// Blue at full intensity, without red and green.
  case blue
  /// Green and blue at full intensity.
  case cyan
  /// Red and green at full intensity.
  case yellow
  /// Red and blue at full intensity.
  case magenta
  /// Red at full and green at half intensity.
  case orange
  /// Red and blue at half intensity.
  case purple
  /// Red at three fifths, green at two fifths and blue at one fifth of full intensity.
  case brown
  /// Fully transparent black.
  case clear

  /// Returns the colour in a light or a dark interface.
  public func color(in style: InterfaceStyle) -> Color {
    let value = style == .light ? values.light : values.dark
    return Color(
      red: UInt8(truncatingIfNeeded: value >> 24), green: UInt8(truncatingIfNeeded: value >> 16),
      blue: UInt8(truncatingIfNeeded: value >> 8), alpha: UInt8(truncatingIfNeeded: value))
  }

  /// The colour in a light and in a dark interface, as red, green, blue and alpha of eight bits
  /// each.
  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel: (0x3C3C_434C, 0xEBEB_F54C)
    case .quaternaryLabel: (0x3C3C_432D, 0xEBEB_F52D)
    case .placeholderText: (0x3C3C_434C, 0xEBEB_F54C)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .darkText: (0x0000_00FF, 0x0000_00FF)
    case .lightText: (0xFFFF_FF99, 0xFFFF_FF99)
    case .separator: (0x3C3C_4349, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    case .systemFill: (0x7878_8033, 0x7878_805B)
    case .secondarySystemFill: (0x7878_8028, 0x7878_8051)
    case .tertiarySystemFill: (0x7676_801E, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802D)
    case .systemRed: (0xFF3B_30FF, 0xFF45_3AFF)
    case .systemOrange: (0xFF95_00FF, 0xFF9F_0AFF)
    case .systemYellow: (0xFFCC_00FF, 0xFFD6_0AFF)
    case .systemGreen: (0x34C7_59FF, 0x30D1_58FF)
    case .systemMint: (0x00C7_BEFF, 0x63E6_E2FF)
    case .systemTeal: (0x30B0_C7FF, 0x40C8_E0FF)
    case .systemCyan: (0x32AD_E6FF, 0x64D2_FFFF)
    case .systemBlue: (0x007A_FFFF, 0x0A84_FFFF)
    case .systemIndigo: (0x5856_D6FF, 0x5E5C_E6FF)
    case .systemPurple: (0xAF52_DEFF, 0xBF5A_F2FF)
    case .systemPink: (0xFF2D_55FF, 0xFF37_5FFF)
    case .systemBrown: (0xA284_5EFF, 0xAC8E_68FF)
    case .systemGray: (0x8E8E_93FF, 0x8E8E_93FF)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .black: (0x0000_00FF, 0x0000_00FF)
    case .darkGray: (0x5555_55FF, 0x5555_55FF)
    case .gray: (0x8080_80FF, 0x8080_80FF)
    case .lightGray: (0xAAAA_AAFF, 0xAAAA_AAFF)
    case .white: (0xFFFF_FFFF, 0xFFFF_FFFF)
    case .red: (0xFF00_00FF, 0xFF00_00FF)
    case .green: (0x00FF_00FF, 0x00FF_00FF)
    case .blue: (0x0000_FFFF, 0x0000_FFFF)
    case .cyan: (0x00FF_FFFF, 0x00FF_FFFF)
    case .yellow: (0xFFFF_00FF, 0xFFFF_00FF)
    case .magenta: (0xFF00_FFFF, 0xFF00_FFFF)
    case .orange: (0xFF80_00FF, 0xFF80_00FF)
    case .purple: (0x8000_80FF, 0x8000_80FF)
    case .brown: (0x9966_33FF, 0x9966_33FF)
    case .clear: (0x0000_0000, 0x0000_0000)
    }
  }
}
