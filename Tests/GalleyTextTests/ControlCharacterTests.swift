import GalleyBase
import GalleyFonts
import GalleyText
import TestSupport
import Testing

/// Control characters: they have no width and show nothing, except those that affect layout. The mono face at 15 points
/// has advances of 9 and lines of 15.
@Suite struct ControlCharacterTests {
  @Test(arguments: ["\u{0}", "\u{1}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}"])
  func controlCharactersHaveNoWidth(control: String) throws {
    let setting = try Setting("a\(control)b")
    #expect(setting.extent(of: "b") == [9, 18])
    let glyphs = setting.layout.lines.flatMap(\.runs).flatMap(\.glyphs)
    #expect(glyphs.filter { !$0.flags.contains(.ignorable) }.map(\.cluster) == [0, 2])
    try expectEqual(Setting("a\(control)b", kern: 1).layout.usedSize.width, 20)
    try expectEqual(Setting("\u{5D0}\(control)\u{5D1}").layout.usedSize.width, 18)
  }

  private static let containers = [0, 1].map { _ in TextContainer(size: Size(width: 100, height: 100)) }

  @Test func aFormFeedGoesToTheNextContainer() throws {
    let setting = try Setting("a\u{C}b\nc", size: 15, in: Self.containers)
    #expect(setting.layout.lines.map(\.container) == [0, 1, 1])
    #expect(setting.layout.lines.map(\.range) == [0..<1, 2..<3, 4..<5])
    #expect(setting.layout.lines.map(\.rect.minY) == [0, 0, 15])
    let lines = setting.layout.explanation(with: setting.typesetter).lines
    #expect(lines[1].moved?.from == 0 && lines[1].moved?.cause == .formFeed)
    #expect(
      lines[1].statements(.textContainer).first { $0.topic == "moved" }?.sentence
        == "from container 1: a form feed, U+000C, ends it")
  }

  @Test func aFormFeedBeforeTheEndOfAParagraph() throws {
    let setting = try Setting("a\u{C}\nb", size: 15, in: Self.containers)
    #expect(setting.layout.lines.map(\.container) == [0, 1, 1])
  }

  @Test func aFormFeedInTheLastContainerEndsALine() throws {
    let setting = try Setting("a\u{C}b\u{C}c", size: 15, in: Self.containers)
    #expect(setting.layout.lines.map(\.container) == [0, 1, 1])
    #expect(setting.layout.overflow == nil)
    try expectEqual(Setting("a\u{C}b").layout.lines.map(\.rect.minY), [0, 15])
  }
}
