import Testing
import UIFoundation

@Suite struct StringDrawingTests {
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont(name: "GalleyTestMono-Regular", size: 10) ?? UIFont()]

  @Test func nonNumbersAreIgnored() {
    let keys: [NSAttributedString.Key] = [
      .kern, .tracking, .ligature, .underlineStyle, .strikethroughStyle, .baselineOffset, .inlinePresentationIntent,
      NSAttributedString.Key("NSSuperScript"),
    ]
    let plain = NSAttributedString(string: "ab").size()
    for key in keys {
      for value in [Double.nan, .infinity, -.infinity, 1e300] where key != .baselineOffset || value != 1e300 {
        guard value != 1e300 || ![.kern, .tracking].contains(key) else { continue }
        #expect(NSAttributedString(string: "ab", attributes: [key: value]).size() == plain)
      }
    }
    let setting: [UIFontDescriptor.FeatureKey: Any] = [.type: Double.nan, .selector: -1.0]
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes([.featureSettings: [setting]])
    #expect(UIFont(descriptor: descriptor, size: 12).pointSize == 12)
  }

  @Test func stringsHaveSizes() {
    #expect("four".size(withAttributes: attributes) == CGSize(width: 24, height: 10))
    #expect(("four" as NSString).size(withAttributes: attributes) == CGSize(width: 24, height: 10))
    let text = NSAttributedString(string: "aa bb cc", attributes: attributes)
    let rect = text.boundingRect(
      with: CGSize(width: 32, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
    #expect(rect.height == 20)
  }

  @Test func contextsReceiveTheFit() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let rect = "aaaaaaaaaa".boundingRect(
      with: CGSize(width: 30, height: 10), options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    #expect(context.actualScaleFactor == 0.5)
    #expect(context.totalBounds == rect)
  }

  @Test func stringsDrawIntoTheCurrentContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 12), false, 1)
    "H".draw(at: CGPoint(x: 2, y: 1), withAttributes: attributes)
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 12), false, 1)
    let empty = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try #require(drawn?.pngData()) != empty?.pngData())
  }
}
