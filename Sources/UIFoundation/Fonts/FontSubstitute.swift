import Foundation
import GalleyFonts

/// The substitutes for fonts that iOS has and Galley does not (rule: font-by-name).
enum FontSubstitute {
  /// Returns the request for the substitute of a font, given by one of the font's names; nil if iOS
  /// has no such font. The weight is taken from the name. The first time for each name, a line is
  /// written to standard error.
  static func request(for name: String, in fonts: FontCollection) -> FontDescriptor? {
    guard let match = AppleFonts.match(name) else { return nil }
    let known = Set(fonts.familyNames)
    let family = match.kind.substitutes.first(where: known.contains) ?? "system"
    report(name, family == "system" ? "the system font" : family)
    return FontDescriptor(family: family, weight: match.weight, italic: match.isItalic)
  }

  private static let reported = NSMutableSet()

  private static func report(_ name: String, _ substitute: String) {
    let isNew = EngineLock.withLock {
      guard !reported.contains(name) else { return false }
      reported.add(name)
      return true
    }
    guard isNew else { return }
    let words =
      "UIFont: Galley has no Apple fonts: \(substitute) is the substitute for \"\(name)\". If your licence allows it, "
      + "add the font's file with \"galley fonts add\" or UIKitEnvironment.registerFont(at:).\n"
    FileHandle.standardError.write(Data(words.utf8))
  }
}
