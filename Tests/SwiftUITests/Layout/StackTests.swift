import Testing

@testable import SwiftUI

private struct PointsKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// A view that is a layout if it has no content, as flow layouts are.
private struct Flow<Content: View>: View {
  let content: Content
  init(gap: Int, @ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

extension Flow: Animatable where Content == EmptyView { typealias AnimatableData = EmptyAnimatableData }
extension Flow: Layout where Content == EmptyView {
  init(gap: Int) { self.init(gap: gap) { EmptyView() } }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor struct StackTests {
  @Test func anInitialiserWithAClosureComesBeforeALayoutOfAClosure() {
    // Calling itself without end would be a crash.
    #expect(type(of: Flow(gap: 1).content) == EmptyView.self)
  }

  @Test func aRowSharesItsWidthByFlexibility() {
    let screen = Screen(
      HStack(spacing: 10) {
        Box("a", 40, 20)
        Box("b")
        Box("c").frame(maxWidth: 50)
      })
    #expect(screen["a"] == rect(0, 90, 40, 20))
    #expect(screen["c"] == rect(250, 0, 50, 200))
    #expect(screen["b"] == rect(50, 0, 190, 200))
  }

  @Test func aRowIsAsHighAsItsHighestPartAfterAChangeOfState() {
    struct Labels: View {
      @State private var points = 0
      var body: some View {
        GeometryReader { proxy in
          VStack(spacing: 0) {
            Box("chart").frame(height: max(0, proxy.size.height - 24)).preference(key: PointsKey.self, value: 3)
            if points > 0 { Box("axis", nil, 24) }
          }
          .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
        }
        .onPreferenceChange(PointsKey.self) { points = $0 }
      }
    }
    let screen = Screen(
      VStack(alignment: .leading, spacing: 0) {
        Box("title", 100, 30)
        HStack(spacing: 0) {
          Labels()
          VStack(spacing: 0) {
            Box("first", 20, 20)
            Spacer()
          }
          .frame(maxWidth: .infinity)
        }
      })
    #expect(screen["title"].minY == 0)
    #expect(screen["chart"] == rect(0, 30, 150, 146))
    #expect(screen["axis"] == rect(0, 176, 150, 24))
  }

  @Test func lengthsOfWholePixelsStayAtAnyPlace() {
    let grid = PixelGrid(UIView())
    for index in 0..<1000 {
      let x = CGFloat(index) / 7 + 0.1 + 0.2
      let middle = (x * 2).rounded() / 2
      for frame in [
        CGRect(x: middle, y: 0, width: 0.1 * 30, height: 1), CGRect(x: 0.5 - 1e-12, y: 0, width: 3, height: 1),
      ] {
        #expect(grid.rounded(frame).width == 3)
      }
    }
  }

  @Test func aHigherPriorityChoosesFirst() {
    let screen = Screen(
      HStack(spacing: 0) {
        Box("a").frame(minWidth: 30)
        Box("b").layoutPriority(1)
      })
    #expect(screen["a"] == rect(0, 0, 30, 200))
    #expect(screen["b"] == rect(30, 0, 270, 200))
  }

  @Test func aColumnIsAligned() {
    let screen = Screen(
      VStack(alignment: .trailing, spacing: 4) {
        Box("a", 40, 20)
        Box("b", 100, 30)
      })
    #expect(screen["b"] == rect(100, 97, 100, 30))
    #expect(screen["a"] == rect(160, 73, 40, 20))
  }

  @Test func theSystemsDistanceIsEight() {
    let screen = Screen(
      HStack {
        Box("a", 10, 10); Box("b", 10, 10)
      })
    #expect(screen["b"].minX - screen["a"].maxX == 8)
  }

  @Test func aSpacerTakesWhatIsLeftWithoutDistances() {
    let screen = Screen(
      HStack {
        Box("a", 10, 10); Spacer(); Box("b", 10, 10)
      })
    #expect(screen["a"] == rect(0, 95, 10, 10))
    #expect(screen["b"] == rect(290, 95, 10, 10))
  }

  @Test func aSpacerKeepsItsMinimum() {
    let screen = Screen(
      HStack(spacing: 0) {
        Box("a", 200, 10); Spacer(minLength: 30); Box("b", 150, 10)
      })
    #expect(screen["b"].minX - screen["a"].maxX == 30)
  }

  @Test func zIndexDecidesTheOrder() {
    let screen = Screen(
      ZStack {
        Box("a", 10, 10).zIndex(1); Box("b", 20, 20); Box("c", 5, 5)
      })
    #expect(screen.order == ["b", "c", "a"])
  }

  @Test func directionFromRightToLeftMirrors() {
    let screen = Screen(
      HStack(spacing: 0) {
        Box("a", 10, 10); Spacer()
      }.padding(.leading, 5), direction: .rightToLeft)
    #expect(screen["a"] == rect(285, 95, 10, 10))
  }

  @Test func aDividerFollowsItsStack() {
    let row = Screen(
      HStack(spacing: 0) {
        Divider().accessibilityIdentifier("d"); Box("a", 10, 10)
      })
    #expect(row["d"].height == 200)
    let column = Screen(
      VStack(spacing: 0) {
        Divider().accessibilityIdentifier("d"); Box("a", 10, 10)
      })
    #expect(column["d"].width == 300)
  }

  @Test func aCustomAlignmentMeets() {
    let screen = Screen(
      HStack(alignment: .middle, spacing: 0) {
        Box("a", 20, 40).alignmentGuide(.middle) { _ in 10 }
        Box("b", 20, 60).alignmentGuide(.middle) { $0[.bottom] }
      })
    #expect(screen["a"].minY + 10 == screen["b"].maxY)
  }

  @Test func groupsAndConditionsAreChildrenOfTheirStack() {
    let isShown = false
    let screen = Screen(
      VStack(spacing: 0) {
        Group {
          Box("a", 10, 10)
          if isShown { Box("no", 10, 10) } else { Box("b", 10, 10) }
        }
        ForEach(0..<2) { Box("\($0)", 10, 10) }
        EmptyView()
      })
    #expect(screen.order == ["a", "b", "0", "1"])
    #expect(screen["1"].maxY - screen["a"].minY == 40)
  }

  @Test func modifiersOfAGroupChangeEachView() {
    let screen = Screen(
      VStack(spacing: 0) {
        Group {
          Box("a", 10, 10); Box("b", 10, 10)
        }.padding(5)
      })
    #expect(screen["b"].minY - screen["a"].maxY == 10)
  }

  /// Views that fill get the length of the highest, or of the widest, view of a stack that has its ideal size.
  @Test func viewsFillAStackOfFixedSize() {
    let row = Screen(
      HStack(spacing: 0) {
        Box("a", 20, 40)
        Box("b", 20).frame(maxHeight: .infinity)
        Divider().accessibilityIdentifier("line")
      }.fixedSize(horizontal: false, vertical: true))
    #expect(row["a"].height == 40 && row["b"].height == 40)
    #expect(row["b"].minY == row["a"].minY)
    let column = Screen(
      VStack(spacing: 0) {
        Box("a", 90, 10)
        Box("b", nil, 10).frame(maxWidth: .infinity)
      }.fixedSize(horizontal: true, vertical: false))
    #expect(column["b"].width == 90 && column["b"].minX == column["a"].minX)
    let pile = Screen(
      ZStack {
        Box("back")
        Box("front", 50, 60)
      }.fixedSize())
    #expect(pile["back"] == pile["front"])
  }
}

extension VerticalAlignment {
  private enum Middle: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  fileprivate static let middle = VerticalAlignment(Middle.self)
}
