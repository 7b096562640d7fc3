import TestSupport
import Testing

@testable import SwiftUI

@MainActor struct ListTests {
  @Test func rowsAreFortyFourPointsHighInCards() throws {
    let screen = DeviceScreen(List { ForEach(0..<3) { Text("Row \($0)") } })
    for index in 0..<3 {
      let frame = try #require(screen.frame(of: "Row \(index)"))
      #expect(frame.minX == 36)
      #expect(abs(frame.midY - (35 + 44 * CGFloat(index) + 22)) <= 0.5)
    }
  }

  @Test func plainRowsBeginAtTheTopOfTheSafeArea() throws {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let screen = DeviceScreen(List { Text("Row") }.listStyle(.plain), insets: insets)
    let frame = try #require(screen.frame(of: "Row"))
    #expect(frame.minX == 20)
    #expect(abs(frame.midY - 81) <= 0.5)
  }

  @Test(arguments: 0..<20) func rowsFollowEachOther(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let heights = (0..<8).map { _ in CGFloat(Int.random(in: 1...90, using: &numbers)) }
    let screen = DeviceScreen(
      List { ForEach(0..<8, id: \.self) { Text("\($0)").frame(height: heights[$0]) } }.listStyle(.plain))
    var y: CGFloat = 0
    for (index, height) in heights.enumerated() {
      let row = max(44, height + 22)
      let frame = try #require(screen.frame(of: "\(index)"))
      #expect(abs(frame.midY - (y + row / 2)) <= 1)
      y += row
    }
  }

  @Test func insetsOfARowAreTaken() throws {
    let screen = DeviceScreen(
      List { Text("Row").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)) }.listStyle(.plain))
    #expect(screen.frame(of: "Row")?.minX == 5)
  }

  @Test func headersOfGroupsAreUppercase() throws {
    let screen = DeviceScreen(List { Section("Account") { Text("Row") } })
    let header = try #require(screen.frame(of: "ACCOUNT"))
    let row = try #require(screen.frame(of: "Row"))
    #expect(header.minX == 36 && header.maxY < row.minY)
    #expect(DeviceScreen(List { Section("Account") { Text("Row") } }.listStyle(.plain)).frame(of: "Account") != nil)
  }

  @Test func aSectionOutsideOfListsIsAListOfItsParts() throws {
    let screen = DeviceScreen(
      VStack {
        Section {
          Text("Row")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      })
    let frames = ["Header", "Row", "Footer"].compactMap { screen.frame(of: $0)?.minY }
    #expect(frames.count == 3 && frames == frames.sorted())
  }

  @Test func aClosedSectionHasNoRows() {
    let screen = DeviceScreen(List { Section("A", isExpanded: .constant(false)) { Text("Row") } })
    #expect(screen.frame(of: "Row") == nil && screen.frame(of: "A") ?? screen.frame(of: "A".uppercased()) != nil)
  }

  @Test func rowsAreMirrored() throws {
    let screen = DeviceScreen(List { Text("Row") }.environment(\.layoutDirection, .rightToLeft))
    let frame = try #require(screen.frame(of: "Row"))
    #expect(abs(frame.maxX - (393 - 36)) < 0.001)
  }

  @Test func aScrollViewTakesWhatItIsOfferedAlongItsAxis() {
    let view = ScrollView { Color.red.frame(width: 50, height: 1000) }
    let controller = UIHostingController(rootView: view)
    #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 300)) == CGSize(width: 50, height: 300))
    let row = UIHostingController(rootView: ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 40) })
    #expect(row.sizeThatFits(in: CGSize(width: 200, height: 300)) == CGSize(width: 200, height: 40))
  }

  @Test(arguments: [(UnitPoint.top, 0.0), (.center, 375.0), (.bottom, 750.0)])
  func aReaderScrollsToAView(anchor: UnitPoint, y: Double) throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("\($0)").frame(height: 50) } }
      }
      .onAppear { proxy.scrollTo(30, anchor: anchor) }
    }
    let screen = DeviceScreen(view, size: CGSize(width: 300, height: 800))
    let frame = try #require(screen.frame(of: "30"))
    #expect(abs(frame.midY - (CGFloat(y) + 25)) <= 1)
  }

  @Test func aPositionAnswersItsView() {
    let position = ScrollPosition(id: 5)
    #expect(position.viewID as? Int == 5)
    #expect(position.viewID(type: Int.self) == 5)
    #expect(ScrollPosition(point: .zero).viewID == nil)
  }

  @Test func aPositionScrollsToItsPoint() {
    struct Scrolled: View {
      @State private var position = ScrollPosition(point: CGPoint(x: 0, y: 200))
      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Box("\($0)", 100, 50) } }
        }
        .scrollPosition($position)
      }
    }
    #expect(Screen(Scrolled())["4"].minY == 0)
  }

  @Test func aReaderFindsAScrollViewWithAPosition() {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Box("\($0)", 100, 50) } }
      }
      .scrollPosition(id: .constant(Int?.none))
      .onAppear { proxy.scrollTo(30, anchor: .top) }
    }
    #expect(Screen(view)["30"].minY == 0)
  }
}
