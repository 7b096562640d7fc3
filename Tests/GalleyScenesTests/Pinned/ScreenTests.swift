import GalleyBase
import GalleyFiles
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// The twelve screens of the example, which are laid out by stacks and constraints alone, in four languages, both
/// directions and twelve text sizes: no two texts overlap, none is cut or leaves its parent, and no word is broken.
@Suite struct ScreenTests {
  private static let folder = Repository.path("Examples/Screens")
  static let screens = Repository.files(under: "Examples/Screens").filter {
    $0.hasSuffix(".yaml") && !$0.hasSuffix("/galley.yaml")
  }

  @Test func thereAreTwelve() { #expect(Self.screens.count == 12) }

  @Test(arguments: screens) func everyTextHasItsRoom(screen: String) throws {
    let typesetter = Typesetter(fonts: try pinnedFonts())
    let project = try Project(reading: readFile(Self.folder + "/galley.yaml"), file: Self.folder + "/galley.yaml")
    let bytes = try readFile(Repository.path(screen))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("frame: ["))
    var count = 0
    for variant in Self.variants {
      var changes = SceneChanges()
      changes.variant = variant
      let file = try SceneFile(reading: bytes, file: screen, changes: changes, sharing: project.shared)
      let player = ScenePlayer(file, on: try file.page(with: typesetter))
      let name = "\(screen.split(separator: "/").last ?? "")@\(variant.name)"
      try expectEqual(player.lint().map { "\($0.rule) \($0.view) \($0.place.message)" }, [], "\(name)")
      #expect(player.warnings.map(\.diagnostic.description) == [], "\(name)")
      #expect(player.page.window.misplacedTexts == [], "\(name)")
      count += 1
    }
    #expect(count == 60)
  }

  /// All sizes in the direction of the language; the smallest, the standard and the largest one in the other too.
  private static let variants: [SceneVariant] = ["en", "de", "ar", "ja"].flatMap { locale in
    LayoutDirection.allCases.flatMap { direction in
      let isOwn = (locale == "ar") == (direction == .rightToLeft)
      let few: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
      return (isOwn ? ContentSizeCategory.allCases : few).map { category in
        var variant = SceneVariant()
        (variant.locale, variant.direction, variant.contentSizeCategory) = (locale, direction, category)
        variant.name = "\(locale)-\(direction)-\(category)"
        return variant
      }
    }
  }
}

extension View {
  /// The texts in the view that leave their parents, or in which a line ends inside of a word.
  fileprivate var misplacedTexts: [String] {
    subviews.flatMap { view -> [String] in
      guard !view.isHidden else { return [] }
      var found: [String] = []
      if let text = view.asTextShowing, let placement = text.placement {
        found += placement.brokenWords.map { "\(view.id ?? "") breaks \($0)" }
        let parent = bounds.insetBy(dx: -0.5, dy: -0.5)
        if !parent.contains(view.frame) { found.append("\(view.id ?? "") leaves \(id ?? "its parent")") }
        let own = Rect(origin: .zero, size: view.bounds.size).insetBy(dx: -0.5, dy: -0.5)
        let height = placement.layout.lines.reduce(0) { max($0, $1.usedRect.maxY) }
        if height > own.height, !(view is TextField) { found.append("\(view.id ?? "") has too little height") }
      }
      return found + view.misplacedTexts
    }
  }
}

extension Rect {
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension TextPlacement {
  /// The letters around each line end that is inside of a word of a script that has spaces.
  fileprivate var brokenWords: [String] {
    let text = Array(layout.shaped.text.utf16)
    return layout.lines.dropLast().compactMap { line in
      let end = line.range.upperBound
      guard end > 0, end < text.count, let before = Unicode.Scalar(text[end - 1]),
        let after = Unicode.Scalar(text[end]),
        before.isSpacedLetter, after.isSpacedLetter
      else { return nil }
      return String(decoding: text[max(0, end - 8)..<min(text.count, end + 8)], as: UTF16.self)
    }
  }
}

extension Unicode.Scalar {
  /// True for letters below the scripts of East Asia.
  fileprivate var isSpacedLetter: Bool { properties.isAlphabetic && value < 0x0E00 }
}
