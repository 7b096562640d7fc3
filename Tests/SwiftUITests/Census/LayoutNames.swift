import SwiftUI

/// Stacks, frames, spaces and the other names of layout, used as applications use them.
struct LayoutNames: View {
  @State private var isOn = false
  @Namespace private var space
  let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  var body: some View {
    VStack {
      stacks
      frames
      paddings
      sizes
      places
      lazy
      overlays
    }
  }

  private var stacks: some View {
    Group {
      VStack(alignment: .leading) { Text("a") }
      VStack(alignment: .leading, spacing: 8) {
        Text("a"); Spacer()
      }
      VStack(spacing: .zero) { Spacer(minLength: 0) }
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("a"); Spacer().frame(width: 10)
      }
      HStack(alignment: .lastTextBaseline) { Divider() }
      HStack(spacing: nil) { EmptyView() }
      ZStack { Color.clear }
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Color(.systemBackground) }
      ZStack(alignment: .bottomTrailing) { Text("a") }.zIndex(1)
      ViewThatFits(in: .horizontal) {
        Text("long"); Text("a")
      }
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow {
          Text("a"); Text("b").gridCellColumns(2)
        }
      }
    }
  }

  private var frames: some View {
    Group {
      Color.red.frame(width: 10)
      Color.red.frame(height: 10, alignment: .top)
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(maxWidth: .infinity)
      Color.red.frame(maxWidth: .infinity, alignment: .leading)
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      Color.red.frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)
      Color.red.frame(minHeight: 44)
      Color.red.containerRelativeFrame(.horizontal)
    }
  }

  private var paddings: some View {
    Group {
      Text("a").padding()
      Text("a").padding(8)
      Text("a").padding(.horizontal)
      Text("a").padding(.top, 8)
      Text("a").padding([.leading, .trailing], 16)
      Text("a").padding([.top, .horizontal])
      Text("a").padding(insets)
      Text("a").padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1))
      Text("a").padding(isOn ? .bottom : .top, isOn ? nil : 3)
    }
  }

  private var sizes: some View {
    Group {
      Text("a").fixedSize()
      Text("a").fixedSize(horizontal: false, vertical: true)
      Image("a").resizable().aspectRatio(contentMode: .fit)
      Image("a").resizable().aspectRatio(1, contentMode: .fill)
      Image("a").resizable().aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
      Image("a").resizable().scaledToFit()
      Image("a").resizable().scaledToFill().clipped()
      Text("a").layoutPriority(1)
      Text("a").hidden()
      Text("a").scaleEffect(0.5)
      Text("a").scaleEffect(x: -1, y: 1)
      Text("a").scaleEffect(CGSize(width: 1, height: 1), anchor: .leading)
      Text("a").scaleEffect(2, anchor: .top).rotationEffect(.degrees(90)).rotationEffect(
        Angle(radians: 1), anchor: .center)
    }
  }

  private var places: some View {
    Group {
      Text("a").offset(x: 1)
      Text("a").offset(x: 1, y: 2)
      Text("a").offset(y: isOn ? -1 : 0)
      Text("a").offset(CGSize(width: 1, height: 1))
      Text("a").position(x: 1, y: 2)
      Text("a").position(CGPoint(x: 1, y: 2))
      Text("a").alignmentGuide(.leading) { $0[.leading] }
      Text("a").alignmentGuide(HorizontalAlignment.center, computeValue: { d in d.width / 2 })
      Text("a").ignoresSafeArea()
      Text("a").ignoresSafeArea(.keyboard)
      Text("a").ignoresSafeArea(.all, edges: .bottom)
      Text("a").ignoresSafeArea(edges: [.top, .bottom])
      Text("a").ignoresSafeArea(.container, edges: .top)
      Text("a").edgesIgnoringSafeArea(.all)
      Text("a").edgesIgnoringSafeArea([.top, .bottom])
      Text("a").safeAreaInset(edge: .bottom) { Text("bar") }
      Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
      Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 0, content: { Text("bar") })
      Text("a").safeAreaPadding(.horizontal, 8)
    }
  }

  private var lazy: some View {
    Group {
      LazyVStack { Text("a") }
      LazyVStack(alignment: .leading, spacing: 8) { ForEach(0..<3) { Text("\($0)") } }
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) { Section(header: Text("a")) { Text("b") } }
      LazyHStack(alignment: .top, spacing: 8) { Text("a") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 8) { Text("a") }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), alignment: .leading) { Text("a") }
      LazyVGrid(columns: [.init(.fixed(20), spacing: 1, alignment: .leading)]) { Text("a") }
      LazyHGrid(rows: [GridItem(.flexible(minimum: 1, maximum: 2))]) { Text("a") }
      GeometryReader { proxy in
        Text("a").frame(width: proxy.size.width, height: proxy.safeAreaInsets.top + proxy.frame(in: .global).minY)
      }
      GeometryReader { geometry -> Color in
        _ = geometry.frame(in: .named("space")).midX + geometry.frame(in: .local).height
        return Color.clear
      }
      .coordinateSpace(name: "space")
      Text("a").coordinateSpace(.named("b"))
      Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    }
  }

  private var overlays: some View {
    Group {
      Text("a").overlay(Circle())
      Text("a").overlay(Text("b"), alignment: .topTrailing)
      Text("a").overlay { if isOn { Text("b") } }
      Text("a").overlay(alignment: .bottom) { Text("b") }
      Text("a").overlay(Color.red)
      Text("a").overlay(.red, in: Capsule())
      Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      Text("a").background(Color.red)
      Text("a").background(.thinMaterial)
      Text("a").background(Color(.secondarySystemBackground).ignoresSafeArea())
      Text("a").background(Color.red, in: RoundedRectangle(cornerRadius: 8))
      Text("a").background(.regularMaterial, in: .capsule)
      Text("a").background(in: Circle())
      Text("a").background(.red.opacity(0.5), ignoresSafeAreaEdges: .bottom)
      Text("a").background { Color.red }
      Text("a").background(alignment: .top) { Color.red }
      Text("a").background(GeometryReader { _ in Color.clear })
      Text("a").background(Circle().fill(Color.red), alignment: .center)
      Text("a").background(isOn ? Color.red : nil)
      Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
  }
}
