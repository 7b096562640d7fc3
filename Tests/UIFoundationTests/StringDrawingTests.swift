import Testing
import UIFoundation

@Suite struct StringDrawingTests {
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont(name: "GalleyTestMono-Regular", size: 10) ?? UIFont()]

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
