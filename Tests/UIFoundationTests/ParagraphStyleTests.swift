import GalleyText
import Testing
import UIFoundation

@Suite struct ParagraphStyleTests {
  @Test func anEmptyListOfStopsIsNotTheDefault() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    #expect(style.tabStops.isEmpty)
    #expect(!style.isEqual(NSParagraphStyle.default))
    style.tabStops = nil
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(style.isEqual(NSParagraphStyle.default))
  }

  @Test func copiesAreOnesOwn() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let other = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(other.lineSpacing == 4)
    #expect(copy == other)
    #expect(copy.hash == other.hash)
    #expect(copy != style)
  }

  @Test func theDefaultHasTwelveStops() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func stopsAreSorted() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    let terminators = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 10, options: [.columnTerminators: terminators]))
    #expect(style.tabStops.map(\.location) == [10, 20])
    #expect(style.paragraphStyle.tabStops.map(\.columnTerminators) == [",", nil])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops.count == 1)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
  }

  @Test func listsHaveMarkers() {
    let list = NSTextList(markerFormat: .lowercaseRoman, options: 0)
    #expect(list.marker(forItemNumber: 4) == "iv")
    #expect(NSTextList(markerFormat: .disc, options: 0).isOrdered == false)
  }
}
