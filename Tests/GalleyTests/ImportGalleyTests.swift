import Foundation
import Galley
import Testing

/// A user's file: Galley beside Foundation and Testing. The main types are named without their module.
@Suite struct ImportGalleyTests {
  @Test func namesDoNotClash() {
    let types: [Any.Type] = [
      AffineTransformation.self, AttributedText.self, Bitmap.self, Button.self, Canvas.self, Color.self,
      DisplayList.self, Drawing.self, EdgeInsets.self, FileError.self, FilmStrip.self, Font.self, FontCollection.self,
      FontDescriptor.self, FontManifest.self, FontMetrics.self, GoldenCase.self, GoldenScan.self,
      ImageComparison.self, ImageView.self, Label.self, LayoutDump.self, LineBreakMode.self, LineFragment.self,
      OpenTypeTag.self, PNG.self, PNGAnimation.self, PageExplanation.self, ParagraphStyle.self, Path.self,
      PictureFormat.self, PixelRect.self, PixelSize.self, Point.self, Rect.self, RenderContext.self, SVG.self,
      Scene.self, SceneFile.self, ScenePage.self, ScenePlayer.self, ScrollView.self, Shadow.self, Size.self,
      TableView.self, TextAlignment.self, TextAttachment.self, TextAttributes.self, TextContainer.self,
      TextContainerView.self, TextField.self, TextLayout.self, TextList.self, TextTab.self, TextView.self,
      Typesetter.self, View.self, Window.self,
    ]
    #expect(types.count > 50)
  }

  /// Names that a user's own functions may have.
  @Test func commonNamesAreFree() {
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    #expect(exists("/"))
    #expect([1, 2].map(String.init).joined(separator: ",") == "1,2")
  }
}
