import Testing

import struct GalleyFonts.FontDescriptor

@testable import SwiftUI

/// Colours, levels of importance and gradients.
@MainActor @Suite struct StyleTests {
  static func color(_ style: some ShapeStyle, _ environment: EnvironmentValues = EnvironmentValues()) -> UIColor {
    style.paint(in: environment).color.resolvedColor(with: environment.traits)
  }

  static func parts(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a].map { ($0 * 255).rounded() }
  }

  @Test func coloursFollowTheLook() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Self.parts(Self.color(Color.primary)) == [0, 0, 0, 255])
    #expect(Self.parts(Self.color(Color.primary, dark)) == [255, 255, 255, 255])
    #expect(Self.parts(Self.color(Color.red)) == Self.parts(.systemRed.resolvedColor(with: .current)))
    #expect(Self.parts(Self.color(Color(white: 0.5, opacity: 0.5))) == [128, 128, 128, 128])
    #expect(Self.parts(Self.color(Color.black.opacity(0.5))) == [0, 0, 0, 128])
    #expect(Self.parts(Self.color(Color.black.mix(with: .white, by: 0.5))) == [128, 128, 128, 255])
    #expect(Self.parts(Self.color(Color("missing"))) == [0, 0, 0, 0])
  }

  @Test func levelsAreThoseOfLabelsOrFadedColours() {
    #expect(Self.parts(Self.color(.secondary)) == Self.parts(.secondaryLabel.resolvedColor(with: .current)))
    #expect(Self.parts(Self.color(.quaternary)) == Self.parts(.quaternaryLabel.resolvedColor(with: .current)))
    var environment = EnvironmentValues()
    environment.setForeground([Color.black])
    #expect(Self.parts(Self.color(.secondary, environment)) == [0, 0, 0, 153])
    environment.setForeground([Color.red, Color.blue])
    #expect(Self.parts(Self.color(.secondary, environment)) == Self.parts(Self.color(Color.blue)))
    environment.setForeground([HierarchicalShapeStyle.secondary])
    #expect(Self.parts(Self.color(.primary, environment)) == Self.parts(Self.color(Color.blue)))
  }

  @Test func tintIsTheAccent() {
    var environment = EnvironmentValues()
    #expect(Self.parts(Self.color(.tint, environment)) == Self.parts(.systemBlue.resolvedColor(with: .current)))
    environment.tintPaint = .color(.systemGreen)
    #expect(Self.parts(Self.color(.tint, environment)) == Self.parts(Self.color(Color.green)))
    #expect(Self.parts(Self.color(Color.accentColor, environment)) == Self.parts(Self.color(Color.green)))
  }

  @Test func gradientsSortTheirStops() {
    let gradient = Gradient(stops: [.init(color: .black, location: 1), .init(color: .white, location: 0)])
    guard
      case .linear(let stops, let start, _) = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        .paint(in: EnvironmentValues())
    else {
      Issue.record("not a linear gradient")
      return
    }
    #expect(stops.locations == [0, 1])
    #expect(start == .top)
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
  }

  /// A picture of 20 points, of which the pixel at the right edge has the angle 0.
  @Test func angularGradientsFillHalfOfTheRestWithEachEnd() {
    func red(_ start: Double, _ end: Double, at x: Int, _ y: Int) -> Int {
      let colors = [Color(white: 0), Color(white: 1)]
      let style = AngularGradient(
        colors: colors, center: .center, startAngle: .degrees(start), endAngle: .degrees(end))
      return pixel(Rectangle().fill(style), x, y).first ?? -1
    }
    // A quarter from the right to the bottom; the rest is white up to the upper left, and black from there.
    #expect(red(0, 90, at: 9, 19) > 245)
    #expect(red(0, 90, at: 0, 11) == 255)
    #expect(red(0, 90, at: 11, 0) == 0)
    #expect(red(0, 90, at: 19, 9) == 0)
    #expect((100...155).contains(red(0, 90, at: 18, 18)))
    // The other way around the colours are exchanged.
    #expect(red(90, 0, at: 0, 11) == 0 && red(90, 0, at: 11, 0) == 255)
  }

  @Test(
    arguments: zip(
      [
        Font.body, .headline, .title, .system(size: 20, weight: .bold), .body.bold(), .title.bold(),
        .caption.weight(.heavy),
      ],
      [(17.0, 400), (17, 600), (28, 400), (20, 700), (17, 600), (28, 700), (12, 800)]))
  func fontsHaveTheirSizeAndWeight(font: Font, wanted: (Double, Int)) {
    let resolved = font.resolved(in: EnvironmentValues().traits)
    #expect(Double(resolved.pointSize) == wanted.0)
    #expect(resolved.font.traits.weight == wanted.1)
  }

  @Test func fontsByNameGrowWithTheirStyle() {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = .accessibility5
    let name = UIFont.systemFont(ofSize: 10).fontName
    #expect(Font.custom(name, size: 14).resolved(in: environment.traits).pointSize > 35)
    #expect(Font.custom(name, fixedSize: 14).resolved(in: environment.traits).pointSize == 14)
    #expect(Font.system(size: 14).resolved(in: environment.traits).pointSize == 14)
    #expect(Font.body.resolved(in: environment.traits).pointSize == 53)
  }

  @Test func picturesHaveTheirSize() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let image = Image(uiImage: picture)
    #expect(ControlTests.size(image) == CGSize(width: 30, height: 20))
    #expect(ControlTests.size(image.resizable().scaledToFit().frame(width: 60)) == CGSize(width: 60, height: 40))
    #expect(ControlTests.size(Image(systemName: "star")) == CGSize(width: 20, height: 20))
    #expect(ControlTests.size(Image(systemName: "star").imageScale(.large)).width > 25)
    #expect(ControlTests.size(Image("missing")) == .zero)
  }
}
