import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import Testing

/// The placeholder of a text view: 33 characters in two words, 297 points wide in the mono face at 15 points, in a view
/// of 303 by 200 (rule: placeholder-as-label).
@Suite struct PlaceholderTests {
  static let words = "abcdefghijklmnop qrstuvwxyzabcdef"

  static func view(_ geometry: PlaceholderGeometry, location: Point = .zero) throws -> TextView {
    let view = try monoTextView(frame: Rect(x: 0, y: 0, width: 303, height: 200))
    view.placeholder = words
    view.font = try TestFonts.mono(15)
    view.placeholderGeometry = geometry
    view.placeholderLocation = location
    return view
  }

  // MARK: The category's geometry

  @Test(arguments: [
    (Point(x: 0, y: 0), Rect(x: 5, y: 8, width: 298, height: 15)),
    (Point(x: 10, y: 4), Rect(x: 15, y: 12, width: 288, height: 30)),
    (Point(x: -1, y: 4), Rect(x: 5, y: 8, width: 298, height: 15)),
    (Point(x: 0, y: 4), Rect(x: 5, y: 12, width: 298, height: 15)),
    (Point(x: 298, y: 0), Rect(x: 303, y: 8, width: 0, height: 15)),
    (Point(x: 299, y: 0), Rect(x: 5, y: 8, width: 298, height: 15)),
    (Point(x: 10, y: -1), Rect(x: 5, y: 8, width: 298, height: 15)),
    (Point(x: 0, y: 900), Rect(x: 5, y: 908, width: 298, height: 15)),
  ])
  func theTableOfTheCategory(_ row: (location: Point, frame: Rect)) throws {
    try expectEqual(Self.view(.label, location: row.location).placeholderFrame, row.frame)
  }

  /// Until the view's font changes the label keeps a label's own: here the mono face at 17 points, in which the words
  /// are 336.6 points wide.
  @Test func theLabelKeepsItsFontUntilTheViewsChanges() throws {
    let view = try monoTextView(frame: Rect(x: 0, y: 0, width: 303, height: 200))
    view.placeholderGeometry = .label
    view.placeholder = Self.words
    #expect(view.placeholderFrame?.height == 34)
    view.font = try TestFonts.mono(15)
    #expect(view.placeholderFrame?.height == 15)
  }

  @Test func insetsAndPaddingCountOnceOnTheRight() throws {
    let view = try Self.view(.label)
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 7
    #expect(view.placeholderFrame == Rect(x: 9, y: 1, width: 290, height: 30))
  }

  @Test func theLastPlaceholderWins() throws {
    let view = try Self.view(.label)
    let red = Color(red: 255, green: 0, blue: 0)
    view.attributedPlaceholder = AttributedText("x", attributes: TextAttributes { $0.foregroundColor = red })
    #expect(displayList(of: view).dump.contains("#FF0000"))
    view.placeholderColor = .black
    #expect(!displayList(of: view).dump.contains("#FF0000"))
  }

  // MARK: The geometry of the text

  /// The same words typed as text wrap at 293, and so does the placeholder.
  @Test(arguments: [
    (Point(x: 0, y: 0), Rect(x: 5, y: 8, width: 293, height: 30)),
    (Point(x: 10, y: 4), Rect(x: 15, y: 12, width: 283, height: 30)),
    (Point(x: -1, y: 4), Rect(x: 5, y: 8, width: 293, height: 30)),
    (Point(x: 299, y: 0), Rect(x: 5, y: 8, width: 293, height: 30)),
  ])
  func itStandsWhereTheTextWill(_ row: (location: Point, frame: Rect)) throws {
    try expectEqual(Self.view(.text, location: row.location).placeholderFrame, row.frame)
  }

  @Test func itBecomesTheTextWithoutMoving() throws {
    let view = try Self.view(.text)
    view.textContainer.exclusionPaths = [
      Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 10), cornerRadius: 0)
    ]
    view.textAlignment = .center
    view.isScrollEnabled = false
    let placeholder = try #require(view.placeholderPlacement)
    view.text = Self.words
    let text = try #require(view.placement)
    #expect(placeholder.layout.lines == text.layout.lines)
    #expect(
      placeholder.layout.lines.map { placeholder.drawnBaseline(of: $0) }
        == text.layout.lines.map { text.drawnBaseline(of: $0) })
    #expect(placeholder.origins == text.origins)
  }

  @Test func itFollowsFontBoundsAndTypingAttributes() throws {
    let view = try Self.view(.text)
    view.font = try TestFonts.mono(10)
    #expect(view.placeholderFrame == Rect(x: 5, y: 8, width: 293, height: 10))
    view.frame.size.width = 150
    #expect(view.placeholderFrame == Rect(x: 5, y: 8, width: 140, height: 20))
    view.typingAttributes = TextAttributes {
      $0.paragraphStyle = ParagraphStyle {
        $0.minimumLineHeight = 18
        $0.firstLineHeadIndent = 20
      }
    }
    #expect(view.placeholderFrame == Rect(x: 25, y: 8, width: 120, height: 36))
    view.textContainerInset.left = 30
    #expect(view.placeholderFrame == Rect(x: 55, y: 8, width: 90, height: 36))
  }

  /// A Hebrew placeholder stands where the interface begins, beside the caret, and a location moves it from there.
  @Test func itBeginsWhereTheInterfaceDoes() throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 100, height: 60), in: try makeContext())
    view.font = try TestFonts.varied(10)
    view.placeholder = "שלום"
    let line = try #require(view.placeholderPlacement?.layout.lines.first)
    #expect(line.usedRect.minX == 0)
    view.placeholderLocation = Point(x: 20, y: 0)
    #expect(view.placeholderFrame?.minX == 25 && view.placeholderFrame?.width == 70)
  }

  @Test func ownAttributesWinOverTheColor() throws {
    let view = try Self.view(.text)
    var text = AttributedText(
      "a", attributes: TextAttributes { $0.foregroundColor = Color(red: 255, green: 0, blue: 0) })
    text.append("b", attributes: TextAttributes())
    view.attributedPlaceholder = text
    view.placeholderColor = Color(red: 0, green: 255, blue: 0)
    let dump = displayList(of: view).dump
    #expect(dump.contains("#FF0000") && dump.contains("#00FF00"))
    view.placeholder = "c"
    #expect(view.attributedPlaceholder == AttributedText("c"))
    #expect(!displayList(of: view).dump.contains("#FF0000"))
  }

  // MARK: When it shows

  @Test(arguments: PlaceholderGeometry.allCases)
  func thePlaceholderShowsOnlyWithoutText(_ geometry: PlaceholderGeometry) throws {
    let view = try Self.view(geometry)
    let empty = displayList(of: view)
    view.text = " "
    #expect(view.placeholderFrame == nil && view.placeholderPlacement == nil)
    #expect(view.accessibilityLabel == " ")
    view.text = ""
    #expect(displayList(of: view) == empty)
    #expect(view.accessibilityLabel == Self.words)
    view.placeholder = nil
    #expect(view.placeholderFrame == nil && view.accessibilityLabel == "")
  }

  @Test func sizesAreThoseOfTheText() throws {
    try expectEqual(Self.view(.text).contentSize.height, 31)
  }

  @Test func theColorIsTheSystems() throws {
    try expectEqual(monoTextView().placeholderColor, SystemColor.placeholderText.color(in: .light))
    let dark = TextView(in: try makeContext(style: .dark))
    #expect(dark.placeholderColor == SystemColor.placeholderText.color(in: .dark))
  }
}
