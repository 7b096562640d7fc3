import SwiftUI
import Testing

@MainActor struct ModifierTests {
  @Test func framesAlign() {
    let screen = Screen(Box("a", 10, 10).frame(width: 100, height: 50, alignment: .bottomTrailing))
    #expect(screen["a"] == rect(190, 115, 10, 10))
  }

  @Test(arguments: [(nil, CGFloat?.none, CGFloat(300)), (CGFloat(400), nil, 400), (nil, CGFloat(120), 120)])
  func flexibleFramesLimit(minimum: CGFloat?, maximum: CGFloat?, width: CGFloat) {
    let screen = Screen(Box("a", nil, 10).frame(minWidth: minimum, maxWidth: maximum))
    #expect(screen["a"].width == width)
  }

  @Test func paddingIsSixteenPoints() {
    #expect(Screen(Box("a").padding())["a"] == rect(16, 16, 268, 168))
    #expect(Screen(Box("a").padding(.horizontal, 20))["a"] == rect(20, 0, 260, 200))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(Screen(Box("a").padding(insets))["a"] == rect(2, 1, 294, 196))
  }

  @Test func offsetsDoNotChangeTheLayout() {
    let screen = Screen(
      HStack(spacing: 0) {
        Box("a", 10, 10).offset(x: 50, y: 5); Box("b", 10, 10)
      })
    #expect(screen["b"] == rect(150, 95, 10, 10))
    #expect(screen["a"] == rect(190, 100, 10, 10))
  }

  @Test func positionsTakeAllSpace() {
    #expect(Screen(Box("a", 10, 10).position(x: 20, y: 30))["a"] == rect(15, 25, 10, 10))
  }

  @Test func aspectRatiosFitAndFill() {
    #expect(Screen(Box("a").aspectRatio(1, contentMode: .fit))["a"] == rect(50, 0, 200, 200))
    #expect(Screen(Box("a").aspectRatio(1, contentMode: .fill))["a"] == rect(0, -50, 300, 300))
  }

  @Test func overlaysAndBackgroundsHaveTheContentsSize() {
    let screen = Screen(
      Box("a", 100, 40).overlay(alignment: .topTrailing) { Box("o", 10, 10) }.background { Box("b") })
    #expect(screen["o"] == rect(190, 80, 10, 10))
    #expect(screen["b"] == rect(100, 80, 100, 40))
    #expect(screen.order == ["b", "a", "o"])
  }

  @Test func fixedSizeIsTheIdealOne() {
    let screen = Screen(
      Box("a").frame(idealWidth: 70, maxWidth: .infinity).fixedSize(horizontal: true, vertical: false))
    #expect(screen["a"].width == 70)
  }

  @Test func aGeometryReaderKnowsItsPlace() {
    let screen = Screen(
      VStack(spacing: 0) {
        Box("a", 10, 50)
        GeometryReader { proxy in
          Box("b", proxy.size.width / 2, proxy.frame(in: .global).minY)
            .frame(width: proxy.frame(in: .named("space")).minY, alignment: .leading)
        }
      }.coordinateSpace(name: "space"))
    #expect(screen["b"] == rect(0, 50, 150, 50))
  }

  @Test func viewThatFitsShowsTheFirst() {
    func screen(_ width: CGFloat) -> Screen {
      Screen(
        ViewThatFits {
          Box("wide", 200, 10); Box("narrow", 50, 10)
        }, width: width)
    }
    #expect(screen(300).order == ["wide"])
    #expect(screen(100).order == ["narrow"])
  }

  @Test func gridsShareColumns() {
    let screen = Screen(
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Box("a", 20, 10); Box("b", 30, 20)
        }
        GridRow {
          Box("c", 50, 10); Box("d", 10, 10)
        }
      })
    #expect(screen["b"].minX - screen["a"].minX == 60)
    #expect(screen["d"].minX == screen["b"].minX)
    #expect(screen["c"].minY - screen["a"].minY == 25)
  }

  @Test func lazyGridsFillLines() {
    let columns = [GridItem(.adaptive(minimum: 90), spacing: 10)]
    let screen = Screen(
      LazyVGrid(columns: columns, spacing: 4) { ForEach(0..<4) { Box("\($0)", nil, 20) } }, width: 300)
    #expect(abs(screen["0"].width - 280 / 3) <= 0.5)
    #expect(screen["3"].minX == 0)
    #expect(screen["3"].minY - screen["0"].maxY == 4)
  }

  @Test func safeAreaInsetsEndTheSafeArea() {
    let screen = Screen(Box("a").safeAreaInset(edge: .bottom) { Box("bar", nil, 44) })
    #expect(screen["a"] == rect(0, 0, 300, 156))
    #expect(screen["bar"] == rect(0, 156, 300, 44))
  }

  @Test func layoutsOfOnesOwnPlaceTheirViews() {
    struct Diagonal: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = bounds.origin
        for subview in subviews {
          let size = subview.sizeThatFits(.unspecified)
          subview.place(at: point, proposal: .unspecified)
          point.x += size.width
          point.y += size.height
        }
      }
    }
    let screen = Screen(
      Diagonal {
        Box("a", 10, 20); Box("b", 30, 40)
      })
    #expect(screen["b"].origin == CGPoint(x: screen["a"].maxX, y: screen["a"].maxY))
    let erased = Screen(
      AnyLayout(HStackLayout(spacing: 3)) {
        Box("a", 10, 20); Box("b", 30, 40)
      })
    #expect(erased["b"].minX - erased["a"].maxX == 3)
  }

  @Test func clippingIsAViewOfItsOwn() {
    let screen = Screen(Box("a", 100, 100).frame(width: 50, height: 50).clipped())
    #expect(screen["a"] == rect(100, 50, 100, 100))
  }
}
