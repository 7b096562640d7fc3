import Testing

@testable import SwiftUI

/// Names of colours, shapes, pictures and effects do what they say.
@MainActor @Suite struct CensusLookTests {
  private static let red = [255, 0, 0, 255]
  private static let pure = Color(red: 1, green: 0, blue: 0)

  @Test func coloursFillTheirFrames() {
    #expect(pixel(Self.pure, 10, 10) == Self.red)
    #expect(pixel(Color.clear, 10, 10) == [0, 0, 0, 0])
    #expect(pixel(Color(white: 1).background(Self.pure), 10, 10) == [255, 255, 255, 255])
    #expect(pixel(Color.clear.background(Self.pure), 10, 10) == Self.red)
    #expect(pixel(Color.clear.overlay(Self.pure), 10, 10) == Self.red)
  }

  @Test func opacityMakesTransparent() {
    #expect(abs(pixel(Self.pure.opacity(0.5), 10, 10)[3] - 128) <= 1)
    #expect(pixel(Self.pure.frame(width: 20).opacity(0), 10, 10)[3] == 0)
    #expect(pixel(Self.pure.frame(width: 20).hidden(), 10, 10)[3] == 0)
  }

  @Test func shapesLeaveTheirCornersFree() {
    let shapes: [(AnyView, Bool)] = [
      (AnyView(Rectangle().fill(Self.pure)), true), (AnyView(Circle().fill(Self.pure)), false),
      (AnyView(Capsule().fill(Self.pure)), false), (AnyView(RoundedRectangle(cornerRadius: 8).fill(Self.pure)), false),
      (AnyView(Self.pure.cornerRadius(8)), false), (AnyView(Self.pure.clipShape(Circle())), false),
      (AnyView(Self.pure.mask(Circle())), false),
    ]
    for (number, (shape, hasCorner)) in shapes.enumerated() {
      #expect(pixel(shape, 10, 10) == Self.red, "\(number)")
      #expect((pixel(shape, 0, 0)[3] == 255) == hasCorner, "\(number)")
    }
  }

  @Test func gradientsChangeAlongTheirLine() {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let (top, bottom) = (pixel(gradient, 10, 1)[0], pixel(gradient, 10, 18)[0])
    #expect(top < 40 && bottom > 215)
  }

  @Test func clippingCutsWhatReachesOut() {
    let wide = Self.pure.frame(width: 20, height: 20).frame(width: 4, height: 4)
    #expect(pixel(wide, 2, 10) == Self.red)
    #expect(pixel(wide.clipped(), 2, 10)[3] == 0)
  }

  @Test func effectsMoveAndScaleWhatIsDrawn() {
    let small = Self.pure.frame(width: 4, height: 4)
    #expect(pixel(small, 5, 10)[3] == 0)
    #expect(pixel(small.scaleEffect(4), 5, 10) == Self.red)
    #expect(pixel(small.offset(x: -6), 4, 10) == Self.red)
    let bar = Self.pure.frame(width: 20, height: 4)
    #expect(pixel(bar, 10, 2)[3] == 0)
    #expect(pixel(bar.rotationEffect(.degrees(90)), 10, 2) == Self.red)
  }

  @Test func shadowsAreBelow() {
    let small = Self.pure.frame(width: 4, height: 4)
    #expect(pixel(small.shadow(color: .black, radius: 0, x: 0, y: 6), 10, 16)[3] > 200)
  }

  @Test func picturesScaleIfTheyMay() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    func size(_ view: some View) -> CGSize { Screen(view.accessibilityIdentifier("a"))["a"].size }
    #expect(size(Image(uiImage: picture)) == CGSize(width: 10, height: 5))
    #expect(size(Image(uiImage: picture).resizable()) == CGSize(width: 300, height: 200))
    #expect(size(Image(uiImage: picture).resizable().scaledToFit()) == CGSize(width: 300, height: 150))
    let blue = Image(uiImage: picture).resizable().renderingMode(.template).foregroundColor(
      Color(red: 0, green: 0, blue: 1))
    #expect(pixel(blue, 10, 10) == [0, 0, 255, 255])
    #expect(pixel(Image(uiImage: picture).resizable().renderingMode(.original), 10, 10) == Self.red)
  }

  @Test func theLookIsReadAndSet() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    #expect(Shown(Reader()).texts == ["light"])
    #expect(Shown(Reader().environment(\.colorScheme, .dark)).texts == ["dark"])
    #expect(Shown(Reader().preferredColorScheme(.dark)).texts == ["dark"])
  }

  @Test func accessibilityIsThatOfTheViews() throws {
    let shown = Shown(
      Color.red.frame(width: 10, height: 10)
        .accessibilityLabel("label").accessibilityValue("value").accessibilityHint("hint")
        .accessibilityAddTraits(.isButton).accessibilityIdentifier("a"))
    let view = try #require(shown.all(UIView.self).first { $0.accessibilityIdentifier == "a" })
    #expect(view.accessibilityLabel == "label")
    #expect(view.accessibilityValue == "value")
    #expect(view.accessibilityHint == "hint")
    #expect(view.accessibilityTraits.contains(.button))
    let hidden = Shown(Color.red.accessibilityHidden(true).accessibilityIdentifier("a"))
    #expect(hidden.all(UIView.self).first { $0.accessibilityIdentifier == "a" }?.accessibilityElementsHidden == true)
    let whole = Shown(Color.red.accessibilityElement().accessibilityIdentifier("a"))
    #expect(whole.all(UIView.self).first { $0.accessibilityIdentifier == "a" }?.isAccessibilityElement == true)
  }

  @Test(arguments: [true, false]) func inertModifiersKeepTheFrame(isOn: Bool) {
    let plain = Box("a", 30, 20)
    let changed = plain.animation(.default, value: isOn).transition(.opacity).onTapGesture {}.allowsHitTesting(isOn)
      .contentShape(Rectangle()).glassEffect()
    #expect(Screen(changed)["a"] == Screen(plain)["a"])
  }

  /// A gesture that does not name the type of its values.
  private struct Flick: Gesture {
    @GestureState private var distance: CGSize = .zero
    var body: some Gesture {
      DragGesture().updating($distance) { value, state, _ in state = value.translation }
    }
  }

  @Test func aGestureNeedsNoNameForItsValues() {
    let flick = Flick().onEnded { _ in }
    #expect(Screen(Box("a", 30, 20).gesture(flick))["a"] == Screen(Box("a", 30, 20))["a"])
  }
}
