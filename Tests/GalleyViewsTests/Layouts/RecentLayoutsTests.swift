import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

@testable import GalleyViews

/// The layouts of a text that were used last.
@Suite struct RecentLayoutsTests {
  private func key(_ width: Double, scale: Double = 1) -> TextLayouts.Key {
    TextLayouts.Key(
      containers: [TextContainer(size: Size(width: width, height: .infinity))], options: LayoutOptions(),
      fit: TextFit(fontScale: scale))
  }

  private func layout(_ key: TextLayouts.Key) throws -> TextLayout {
    let typesetter = try TestFonts.typesetter()
    let shaped = shape(AttributedText("a b"), defaultFont: try TestFonts.mono(10), locale: "en", with: typesetter)
    return layOut(shaped, in: key.containers, options: key.options, with: typesetter)
  }

  @Test func theOneUsedLongestAgoMakesRoom() throws {
    var layouts = RecentLayouts(capacity: 2)
    for width in [10.0, 20] { layouts.keep(try layout(key(width)), for: key(width)) }
    #expect(layouts.layout(for: key(10))?.container.size.width == 10)
    layouts.keep(try layout(key(30)), for: key(30))
    #expect(layouts.layout(for: key(20)) == nil)
    #expect(layouts.layout(for: key(10))?.container.size.width == 10)
    #expect(layouts.layout(for: key(30))?.container.size.width == 30)
  }

  @Test func theLatestIsChangedInItsPlace() throws {
    var layouts = RecentLayouts(capacity: 2)
    for width in [10.0, 20] { layouts.keep(try layout(key(width)), for: key(width)) }
    _ = layouts.layout(for: key(10))
    let other = try layout(key(40))
    layouts.editLatest { $0 = other }
    #expect(layouts.layout(for: key(10)) == other)
  }

  /// The scale is of the text that was, and so is the layout.
  @Test(arguments: [1, 0.5]) func onlyTheLatestOfTheTextItselfStays(scale: Double) throws {
    var layouts = RecentLayouts(capacity: 4)
    for key in [key(10), key(20, scale: scale)] { layouts.keep(try layout(key), for: key) }
    layouts.keepLatestOfText()
    #expect(layouts.isEmpty == (scale != 1))
    #expect(layouts.layout(for: key(10)) == nil)
    layouts.removeAll()
    #expect(layouts.isEmpty)
  }
}
