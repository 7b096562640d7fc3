import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// Overlays over text in the mono face: at 10 points every glyph is 6 wide and a line 10 high. A pixel is a point.
@Suite struct OverlayTests {
  /// What the overlay of one kind adds to what is drawn, in its colour: rectangles, in their order.
  static func marks(_ view: View, _ kind: OverlayKind) -> [Rect] {
    let plain = displayList(of: view).commands
    let all = displayList(of: view, overlay: [kind]).commands
    #expect(Array(all.prefix(plain.count)) == plain, "an overlay changes nothing below it")
    let color = kind.color(in: .light)
    return all.dropFirst(plain.count).flatMap { command -> [Rect] in
      switch command {
      case .fill(let rect, let own) where own.opaque == color: [rect.rect]
      case .frame(let rect, _, let own) where own.opaque == color: [rect.rect]
      case .fillPath(let path, let own) where own.opaque == color: path.boxes
      default: []
      }
    }
  }

  private func label() throws -> Label {
    try monoLabel("ab", size: 10, frame: Rect(x: 0, y: 0, width: 60, height: 20))
  }

  static let ofALabel: [(OverlayKind, [Rect])] = [
    // The line is in the middle: its top at 5, its baseline at 13.
    (.baselines, [Rect(x: 0, y: 13, width: 60, height: 1)]),
    (.fragments, [Rect(x: 0, y: 5, width: 60, height: 10)]),
    (.used, [Rect(x: 0, y: 5, width: 12, height: 10)]),
    (.clusters, [Rect(x: 0, y: 13, width: 5, height: 2), Rect(x: 6, y: 13, width: 5, height: 2)]),
    (.carets, [0.0, 6, 12].map { Rect(x: $0, y: 5, width: 1, height: 4) }),
    (.stops, []), (.exclusions, []), (.hidden, []),
  ]

  @Test(arguments: ofALabel)
  func everyKindShowsWhatTheLayoutSays(kind: OverlayKind, rects: [Rect]) throws {
    #expect(Self.marks(try label(), kind) == rects)
  }

  @Test func anEmptyOverlayDrawsNothing() throws {
    let label = try label()
    #expect(displayList(of: label, overlay: []) == displayList(of: label))
  }

  @Test func theColoursAreDifferentOnesInBothStyles() {
    for style in [InterfaceStyle.light, .dark] {
      #expect(Set(OverlayKind.allCases.map { $0.color(in: style) }).count == OverlayKind.allCases.count)
    }
  }

  @Test func fragmentsOnEachOtherHaveOneLineBetweenThem() throws {
    let label = try monoLabel("a\nb", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 20), lines: 2)
    // The second frame begins with the last row of pixels of the first.
    #expect(
      Self.marks(label, .fragments) == [
        Rect(x: 0, y: 0, width: 30, height: 10), Rect(x: 0, y: 9, width: 30, height: 11),
      ])
  }

  @Test func marksStandWhereViewsInViewsAre() throws {
    let inner = try label()
    inner.frame.origin = Point(x: 7, y: 3)
    let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 60), in: inner.context)
    let middle = View(frame: Rect(x: 20, y: 10, width: 40, height: 30), in: inner.context)
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(Self.marks(outer, .baselines) == [Rect(x: 27, y: 26, width: 60, height: 1)])
    inner.isHidden = true
    #expect(Self.marks(outer, .baselines).isEmpty)
  }

  @Test func insetsLieBetweenTheViewsEdgesAndTheContainers() throws {
    let label = try label()
    label.insets = EdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    let marks = Self.marks(label, .containers)
    #expect(marks.first == Rect(x: 0, y: 0, width: 60, height: 20))
    // Dashes of three points along the container's edges.
    #expect(marks.dropFirst().first == Rect(x: 4, y: 2, width: 3, height: 1))
    #expect(marks.dropFirst().reduce(marks[1]) { $0.union($1) } == Rect(x: 4, y: 2, width: 52, height: 16))
  }

  // MARK: Hidden text

  @Test func anEllipsisHasAGround() throws {
    let label = try monoLabel("abcdef", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(label.shownLines == ["abcd…"])
    #expect(Self.marks(label, .hidden) == [Rect(x: 24, y: 0, width: 6, height: 10)])
  }

  @Test func aClippedLineHasABar() throws {
    let label = try monoLabel(
      "abcdef", size: 10, frame: Rect(x: 0, y: 0, width: 30, height: 10), mode: .byClipping)
    #expect(Self.marks(label, .hidden) == [Rect(x: 28, y: 0, width: 2, height: 10)])
  }

  @Test func textWithoutAPlaceHasABoxInTheLastCorner() throws {
    let view = TextContainerView(frame: Rect(x: 0, y: 0, width: 50, height: 20), in: try makeContext())
    view.font = try TestFonts.mono(10)
    view.text = "a\nb\nc"
    #expect(view.overflow == 4..<5)
    #expect(Self.marks(view, .hidden).first == Rect(x: 42, y: 12, width: 7, height: 7))
    view.frame.size.height = 30
    #expect(Self.marks(view, .hidden).isEmpty)
  }
}

extension Color {
  /// The colour without its opacity.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension Path {
  /// The boxes of its subpaths.
  fileprivate var boxes: [Rect] {
    polygons().map { points in
      let (x, y) = (points.map(\.x), points.map(\.y))
      let (left, top) = (x.min() ?? 0, y.min() ?? 0)
      return Rect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
  }
}
