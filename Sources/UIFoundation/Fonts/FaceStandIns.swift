import Foundation
import GalleyFonts

/// The faces with the widths of fonts that every iOS device has, and that programs name without a second thought.
enum FaceStandIns {
  /// The families of iOS, without spaces, and the families that stand in for them.
  private static let families = [
    "Helvetica": "Liberation Sans", "HelveticaNeue": "Liberation Sans", "Arial": "Liberation Sans",
    "TimesNewRoman": "Liberation Serif", "Courier": "Liberation Mono", "CourierNew": "Liberation Mono",
  ]

  /// Returns the request for the face that stands in for a font by its PostScript name or its family; nil for fonts of
  /// which no face has the widths. The nearest weight is taken.
  static func request(for name: String) -> FontDescriptor? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    var base = (parts.first ?? "").filter { $0 != " " }
    for ending in ["PSMT", "PS", "MT"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
      break
    }
    guard let family = families[base] else { return nil }
    let style = parts.count > 1 ? parts[1] : ""
    let weights = [
      ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("CondensedBlack", 900), ("Bold", 700),
    ]
    return FontDescriptor(
      family: family, weight: weights.first { style.contains($0.0) }?.1 ?? 400,
      italic: style.contains("Italic") || style.contains("Oblique"))
  }
}
