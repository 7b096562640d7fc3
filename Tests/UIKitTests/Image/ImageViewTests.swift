import GalleyBase
import GalleyDrawing
import Testing
import UIKit

/// Pictures in views.
@MainActor
@Suite struct ImageViewTests {
  private func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func theViewHasTheSizeOfItsPicture() {
    let view = UIImageView(image: square(12, .red))
    #expect(view.bounds.size == CGSize(width: 12, height: 12))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    #expect(!view.isUserInteractionEnabled)
    view.image = square(20, .red)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize == .zero)
  }

  @Test func theContentModePlacesThePicture() {
    let view = UIImageView(image: square(10, UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    view.contentMode = .bottomRight
    let picture = view.picture(scale: 1)
    #expect(picture[25, 25].red == 255 && picture[25, 25].alpha == 255)
    #expect(picture[15, 25].alpha == 0)
    view.contentMode = .scaleAspectFit
    #expect(view.picture(scale: 1)[1, 1].alpha == 255)
  }

  @Test func templatesTakeTheTint() {
    let view = UIImageView(image: square(10, .black).withRenderingMode(.alwaysTemplate))
    view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let pixel = view.picture(scale: 1)[5, 5]
    #expect((pixel.red, pixel.green, pixel.blue) == (0, 0, 255))
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(view.picture(scale: 1)[5, 5].green == 255)
  }

  @Test func theHighlightedPictureIsShown() {
    let view = UIImageView(
      image: square(10, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
      highlightedImage: square(10, UIColor(red: 0, green: 1, blue: 0, alpha: 1)))
    #expect(view.picture(scale: 1)[5, 5].red == 255)
    view.isHighlighted = true
    #expect(view.picture(scale: 1)[5, 5].green == 255)
  }
}
