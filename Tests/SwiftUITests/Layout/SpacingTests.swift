import Testing

@testable import SwiftUI

/// Distances between neighbours in a stack without a spacing of its own.
@MainActor @Suite struct SpacingTests {
  /// A font of 20 points: ascender 16, descender 4, capital letters 14 and no leading.
  private static let text = TextSpacing(ascender: 16, descender: 4, leading: 0, capHeight: 14, scale: 2)

  private func distance(_ upper: ViewSpacing, _ lower: ViewSpacing, _ axis: Axis = .vertical) -> CGFloat {
    upper.distance(to: lower, along: axis)
  }

  @Test func textsFollowEachOtherAsLinesDo() {
    #expect(distance(ViewSpacing(Self.text), ViewSpacing(Self.text)) == 0)
    var loose = Self.text
    loose.leading = 1.2
    #expect(distance(ViewSpacing(Self.text), ViewSpacing(loose)) == 1.5)
    #expect(distance(ViewSpacing(loose), ViewSpacing(Self.text)) == 0)
  }

  @Test func otherViewsKeepADistanceFromText() {
    #expect(distance(ViewSpacing(Self.text), ViewSpacing()) == 8)
    #expect(distance(ViewSpacing(), ViewSpacing(Self.text)) == 6)
    #expect(distance(ViewSpacing(), ViewSpacing()) == 8)
    #expect(distance(ViewSpacing(Self.text), ViewSpacing(Self.text), .horizontal) == 8)
  }

  @Test func spacersKeepNone() {
    #expect(distance(ViewSpacing(Self.text), .zero) == 0)
    #expect(distance(.zero, ViewSpacing(Self.text)) == 0)
  }

  @Test func aRowOfTextAndOtherViewsKeepsTheLargerDistance() {
    let row = ViewSpacing(Self.text).union(ViewSpacing())
    #expect(distance(row, ViewSpacing(Self.text)) == 6)
    #expect(distance(row, ViewSpacing()) == 8)
  }

  @Test func aStackOfTextsIsAsHighAsItsLines() {
    let stack = VStack {
      Text(verbatim: "a"); Text(verbatim: "b")
    }.font(TextTests.mono(20))
    let lines = Text(verbatim: "a\nb").font(TextTests.mono(20))
    #expect(TextTests.size(stack) == TextTests.size(lines))
  }
}
