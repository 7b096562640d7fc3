import GalleyBase
import Testing
import UIFoundation

@Suite struct ColorTests {
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func componentsCanBeRead() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    var white = CGFloat(0)
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test(arguments: [(CGFloat(0), UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0 / 6, .yellow)])
  func huesAreColours(hue: CGFloat, color: UIColor) {
    var found = CGFloat(-1)
    #expect(color.getHue(&found, saturation: nil, brightness: nil, alpha: nil))
    #expect(abs(found - hue) < 1e-9)
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    #expect(made.color(for: dark) == color.color(for: dark))
  }

  @Test func namedColoursFollowTheStyle() {
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed.color(for: UITraitCollection(userInterfaceStyle: .light)).hex == "#FF3B30")
    #expect(UIColor.systemRed.color(for: dark).hex == "#FF453A")
    dark.performAsCurrent { #expect(UIColor.systemBackground.cgColor.components == [0, 0, 0, 1]) }
    #expect(UIColor.systemBackground.cgColor.components == [1, 1, 1, 1])
  }

  @Test func providersAreAskedForTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemBlue }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(color == color)
    #expect(color != UIColor { _ in .white })
  }

  @Test func coloursAreEqualByKindAndComponents() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    #expect(UIColor.label === UIColor.label)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
  }
}
