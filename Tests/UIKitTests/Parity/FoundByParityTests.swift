import CoreGraphics
import CoreText
import Foundation
import GalleyBase
import GalleyDrawing
import Testing
import UIKit

/// What the comparison of scenes has found, each by itself.
@MainActor @Suite struct FoundByParityTests {
  @Test func coreTextsConstantsAreKeysOfFeatures() throws {
    func width(_ settings: [[AnyHashable: Any]]) -> CGFloat {
      let descriptor = UIFontDescriptor(fontAttributes: [.family: "Inter", .featureSettings: settings])
      return NSString(string: "111").size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 20)]).width
    }
    let constants = width([[kCTFontOpenTypeFeatureTag: "tnum", kCTFontOpenTypeFeatureValue: 1]])
    #expect(constants > width([]))
    #expect(constants == width([["CTFeatureOpenTypeTag": "tnum", "CTFeatureOpenTypeValue": 1]]))
    #expect(constants == width([[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]))
  }

  @Test func aLayoutManagerCutsALineThatClips() throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byClipping
    let font = try #require(UIFont(name: "GalleyTestMono-Regular", size: 10))
    let view = TextKitView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    view.storage.setAttributedString(
      NSAttributedString(string: "nnnnnnnnnnnn", attributes: [.font: font, .paragraphStyle: style]))
    view.add(NSTextContainer(size: CGSize(width: 30, height: 10)), at: .zero, followsBounds: false)
    let picture = view.picture(scale: 1)
    let inked = (0..<60).filter { x in (0..<10).contains { picture[x, $0].alpha > 0 } }
    // The padding of five points at either end stays free.
    #expect(inked.min()! >= 5)
    #expect(inked.max()! < 25)
  }

  @Test func aCaretGoesThroughMixedTextAsItIsSeen() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let field = UITextField(frame: window.bounds)
    window.addSubview(field)
    field.text = "abאבגcd"
    var position = field.beginningOfDocument
    var places: [CGFloat] = []
    for _ in 0..<7 {
      position = try #require(field.position(from: position, in: .right, offset: 1))
      places.append(field.caretRect(for: position).minX)
    }
    #expect(places == places.sorted())
    #expect(Set(places).count == 7)
    #expect(field.position(from: position, in: .right, offset: 1) == nil)
  }

  @Test func overridesOfTraitsHoldBelowAView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = .small
    #expect(controller.view.traitCollection.preferredContentSizeCategory == .small)
  }
}
