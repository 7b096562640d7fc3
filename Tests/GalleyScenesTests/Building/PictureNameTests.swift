import GalleyBase
import GalleyDrawing
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// The choice among the files of one name by the scale of a scene.
@Suite struct PictureNameTests {
  private static let plain = "a/glass.png", double = "a/glass@2x.png", triple = "a/glass@3x.png"

  @Test(
    arguments: [
      (1.0, [plain, double, triple]), (2, [double, triple, plain]), (3, [triple, double, plain]),
      (1.5, [double, triple, plain]), (2.5, [triple, double, plain]), (4, [triple, double, plain]),
      (0.5, [plain, double, triple]),
    ] as [(Double, [String])])
  func largerFilesAreNearer(scale: Double, paths: [String]) {
    #expect(PictureName(Self.plain).files(forScale: scale).map(\.path) == paths)
    #expect(PictureName("a/glass").files(forScale: scale).map(\.path) == paths + ["a/glass"])
  }

  @Test(arguments: [("b.c/glass@2x.png", 2.0), ("glass@3x", 3)])
  func aNameThatSaysItsScaleIsOneFile(name: String, scale: Double) {
    let path = name.hasSuffix(".png") ? name : name + ".png"
    #expect(PictureName(name).files(forScale: 1) == [PictureName.File(path: path, scale: scale)])
  }

  /// A folder with pictures of 6 by 6 points, whose colour says which file it is.
  private func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files: [String: (Int, Color)] = [
      "glass.png": (6, .black), "glass@2x.png": (12, .white), "glass@3x.png": (18, Color(red: 255, green: 0, blue: 0)),
    ]
    for name in names {
      let (side, color) = try #require(files[name])
      let bitmap = try Bitmap(size: PixelSize(width: side, height: side), color: color)
      try folder.write(name, try PNG.encode(bitmap))
    }
    return folder
  }

  private func page(_ views: String, in folder: TemporaryFolder, scale: Double) throws -> ScenePage {
    let text = "galley: 1\nscale: \(scale)\nsize: [40, 40]\nviews:\n\(views)\n"
    let file = try SceneFile(reading: Array(text.utf8), file: folder.path("s.yaml"))
    return try file.page(with: TestFonts.typesetter())
  }

  private static let all = ["glass.png", "glass@2x.png", "glass@3x.png"]

  @Test(
    arguments: [
      (1.0, all, 6), (2, all, 12), (3, all, 18), (2, ["glass.png", "glass@3x.png"], 18), (3, ["glass.png"], 6),
      (3, ["glass.png", "glass@2x.png"], 12), (1, ["glass@3x.png"], 18),
    ] as [(Double, [String], Int)])
  func everyPlaceTakesTheFileOfItsScale(scale: Double, names: [String], side: Int) throws {
    let views = """
      - image: { id: i, image: glass.png, frame: [0, 0, auto, auto] }
      - label: { id: l, runs: [{ attachment: { image: glass.png } }], frame: [0, 10, auto, auto] }
      - textField: { id: f, frame: [0, 20, 20, 10], background: { image: glass.png }, leftViewMode: always, leftView: { image: { image: glass.png, frame: [0, 0, auto, auto] } } }
      """
    let made = try page(views, in: folder(names), scale: scale).window.subviews
    let image = try #require(made[0] as? ImageView)
    #expect(image.image?.width == side && image.frame.size == Size(width: 6, height: 6))
    let attachment = try #require((made[1] as? Label)?.attributedText?.attributes(at: 0).attachment)
    #expect(attachment.imageSize == Size(width: 6, height: 6))
    try expectEqual(PNG.decode(attachment.contents).width, side)
    let field = try #require(made[2] as? TextField)
    #expect(field.background?.bitmap.width == side && field.background?.size == Size(width: 6, height: 6))
    let overlay = try #require(field.leftView as? ImageView)
    #expect(overlay.image?.width == side && overlay.imageSize == Size(width: 6, height: 6))
  }

  @Test func aSetStepTakesItToo() throws {
    let folder = try folder(Self.all)
    let text = """
      galley: 1
      scale: 3
      size: [40, 40]
      views:
      - image: { id: i, frame: [0, 0, 6, 6] }
      steps:
      - set: { view: i, image: glass.png }
      """
    let file = try SceneFile(reading: Array(text.utf8), file: folder.path("s.yaml"))
    var player = ScenePlayer(file, on: try file.page(with: TestFonts.typesetter()))
    try player.takeSteps()
    #expect((player.page.window.subviews[0] as? ImageView)?.image?.width == 18)
  }

  @Test func theErrorListsTheFilesTried() throws {
    let folder = try folder([])
    func failure(_ image: String) -> String {
      do {
        _ = try page("- image: { image: \(image) }", in: folder, scale: 2)
        return ""
      } catch {
        return "\(error)".replacing(folder.path + "/", with: "")
      }
    }
    #expect(
      failure("glass.png")
        == "s.yaml:5:19: error: views[0].image.image: glass.png: there is no such file; looked for glass@2x.png, glass@3x.png, glass.png"
    )
    #expect(failure("glass@2x.png").hasSuffix("image: glass@2x.png: there is no such file"))
    try folder.write("glass@2x.png", Array("no picture".utf8))
    #expect(failure("glass.png").contains("image: glass.png: glass@2x.png: "), "a damaged file is not passed over")
  }
}
