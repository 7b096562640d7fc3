import SwiftUI

/// Colours, shapes, pictures, effects and accessibility, used as applications use them.
struct LookNames: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      colours
      shapes
      images
      effects
      accessibility
      touches
      bridges
    }
  }

  private var colours: some View {
    Group {
      Color.red
      Color("Name")
      Color("Name", bundle: .main)
      Color(.systemBackground)
      Color(UIColor.systemBackground)
      Color(uiColor: .label)
      Color(red: 0.1, green: 0.2, blue: 0.3)
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)
      Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
      Color(white: 0.5)
      Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
      Color.primary.opacity(0.5)
      Color.accentColor
      Color.clear
      LinearGradient(gradient: Gradient(colors: [.red, .clear]), startPoint: .top, endPoint: .bottom)
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: UnitPoint(x: 1, y: 0.5))
      LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .topLeading, endPoint: .bottomTrailing)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
    }
  }

  private var shapes: some View {
    Group {
      Circle()
      Circle().fill(Color.red)
      Circle().fill(.red).frame(width: 10, height: 10)
      Circle().stroke(Color.red, lineWidth: 2)
      Circle().strokeBorder(.red, lineWidth: 2)
      Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]))
      Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2))
      Circle().inset(by: 2).foregroundColor(.red)
      Capsule().fill(.tint)
      Capsule(style: .continuous)
      Rectangle().fill(Color(.separator)).frame(height: 1)
      Rectangle().foregroundStyle(.quaternary)
      RoundedRectangle(cornerRadius: 8)
      RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.background)
      RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
      UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4)
      Ellipse().rotation(.degrees(3))
      Path { path in
        path.move(to: .zero); path.addLine(to: CGPoint(x: 1, y: 1))
      }.stroke()
      Corner()
    }
  }

  private var images: some View {
    Group {
      Image("a")
      Image("a", bundle: .main)
      Image(systemName: "star")
      Image(systemName: isOn ? "star.fill" : "star").imageScale(.large).symbolRenderingMode(.hierarchical)
      Image(uiImage: UIImage())
      Image(decorative: "a")
      Image("a", label: Text("b"))
      Image("a").resizable()
      Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
      Image("a").renderingMode(.template).foregroundColor(.red)
      Image("a").renderingMode(.original).interpolation(.high).antialiased(true)
      Image(systemName: "star").symbolVariant(.fill).font(.title).symbolEffect(.pulse)
      AsyncImage(url: URL(string: "https://example.com")) {
        $0.resizable()
      } placeholder: {
        ProgressView()
      }
    }
  }

  private var effects: some View {
    Group {
      Text("a").opacity(isOn ? 1 : 0.5)
      Text("a").cornerRadius(8)
      Text("a").clipShape(Circle())
      Text("a").clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      Text("a").clipShape(.rect(cornerRadius: 8))
      Text("a").clipShape(.capsule)
      Text("a").clipped()
      Text("a").shadow(radius: 2)
      Text("a").shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
      Text("a").shadow(color: .red, radius: 2)
      Text("a").border(Color.red, width: 1).blur(radius: 1)
      Text("a").mask(Circle())
      Text("a").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
      Text("a").glassEffect()
      Text("a").glassEffect(.regular, in: .capsule)
      Text("a").glassEffect(.regular.interactive().tint(.red), in: RoundedRectangle(cornerRadius: 8))
      Text("a").compositingGroup().drawingGroup()
      Text("a").animation(.default, value: isOn).transition(.opacity)
      Text("a").animation(.easeInOut(duration: 0.2), value: isOn)
      Text("a").transition(.move(edge: .bottom).combined(with: .opacity))
      Text("a").transition(.asymmetric(insertion: .scale, removal: .slide))
    }
  }

  private var accessibility: some View {
    Group {
      Text("a").accessibilityLabel("b")
      Text("a").accessibilityLabel(Text("b"))
      Text("a").accessibilityLabel(isOn ? "b" : String("c"))
      Text("a").accessibility(label: Text("b"))
      Text("a").accessibilityHidden(true)
      Text("a").accessibilityElement()
      Text("a").accessibilityElement(children: .combine)
      Text("a").accessibilityElement(children: .ignore)
      Text("a").accessibilityIdentifier("b")
      Text("a").accessibilityAddTraits(.isButton)
      Text("a").accessibilityAddTraits([.isHeader, .isSelected])
      Text("a").accessibilityAddTraits(isOn ? .isSelected : [])
      Text("a").accessibilityRemoveTraits(.isImage)
      Text("a").accessibilityHint("b")
      Text("a").accessibilityHint(Text("b"))
      Text("a").accessibilityValue("b")
      Text("a").accessibilityValue(Text("b"))
      Text("a").accessibilityAction {}
      Text("a").accessibilityAction(named: "b") {}
      Text("a").accessibilitySortPriority(1).accessibilityShowsLargeContentViewer()
    }
  }

  private var touches: some View {
    Group {
      Text("a").onTapGesture { isOn.toggle() }
      Text("a").onTapGesture(count: 2) { isOn.toggle() }
      Text("a").onTapGesture(perform: act)
      Text("a").allowsHitTesting(false)
      Text("a").contentShape(Rectangle())
      Text("a").contentShape(.rect)
      Text("a").contentShape([.contextMenuPreview, .interaction], RoundedRectangle(cornerRadius: 8))
      Text("a").onLongPressGesture { isOn.toggle() }
      Text("a").gesture(DragGesture().onChanged { _ = $0.translation.width }.onEnded { _ in })
      Text("a").gesture(TapGesture().onEnded { act() })
    }
  }

  private var bridges: some View {
    Group {
      NamedUIView(text: "a")
      NamedController()
      TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
  }

  @MainActor private func act() {}

  struct Corner: Shape {
    var radius: CGFloat = 1
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addArc(
        center: rect.origin, radius: radius, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
      return path
    }
  }
}

struct NamedUIView: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.textColor = context.environment.isEnabled ? .label : .secondaryLabel
    return label
  }
  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text + context.coordinator.suffix }
  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator: NSObject { let suffix = "!" }
}

struct NamedController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("a")) }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

struct LookNames_Previews: PreviewProvider {
  static var previews: some View {
    LookNames().previewLayout(.sizeThatFits).previewDisplayName("a")
    LookNames().previewDevice("iPhone 12").previewLayout(.fixed(width: 100, height: 100))
  }
}
