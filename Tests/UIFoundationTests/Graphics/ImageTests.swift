import CoreGraphics
import Foundation
import Galley
import TestSupport
import Testing
import UIFoundation

@Suite struct ImageTests {
  /// A picture of 3 × 3 points that is black but for its white middle.
  private func ring(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
      context.cgContext.setFillColor(CGColor.black)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.cgContext.setFillColor(CGColor.white)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
  }

  @Test func aRendererMakesPixelsOfItsScale() throws {
    let image = ring(scale: 2)
    #expect(image.size == CGSize(width: 3, height: 3))
    #expect(image.cgImage?.width == 6)
    let bitmap = try #require(image.bitmap())
    #expect(bitmap[2, 2] == .white && bitmap[1, 1] == .black)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func encodingAndDecodingKeepThePixels() throws {
    let data = try #require(ring().pngData())
    try expectEqual(#require(UIImage(data: data)), ring())
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func edgesOfAResizablePictureKeepTheirSize() throws {
    let image = ring().resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 4), false, 1)
    image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    let drawn = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let bitmap = try #require(drawn?.bitmap())
    for y in 0..<4 {
      for x in 0..<5 {
        let isInside = (1...3).contains(x) && (1...2).contains(y)
        #expect(bitmap[x, y] == (isInside ? .white : .black), "\(x), \(y)")
      }
    }
  }

  @Test func aTintReplacesColoursAndKeepsOpacity() throws {
    let red = ring().withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    try expectEqual(#require(red.bitmap())[1, 1].hex, "#FF0000")
    #expect(red.renderingMode == .alwaysTemplate)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, 0, 0), (.down, 1, 2), (.left, 0, 1), (.right, 2, 0), (.upMirrored, 1, 0),
    (.leftMirrored, 0, 0), (.rightMirrored, 2, 1),
  ])
  func orientationTurnsPixels(orientation: UIImage.Orientation, x: Int, y: Int) throws {
    var source = try Bitmap(size: PixelSize(width: 2, height: 3))
    source[0, 0] = .black
    let image = UIImage(cgImage: CGImage(source), scale: 1, orientation: orientation)
    let bitmap = try #require(image.bitmap())
    #expect(bitmap[x, y] == .black)
    #expect(image.size == CGSize(width: bitmap.width, height: bitmap.height))
  }

  @Test func namesAreFoundInFoldersAndCatalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Icons/star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #require(ring(scale: 2).pngData()).write(to: folder.appendingPathComponent("ring@2x.png"))
    try #require(ring().pngData()).write(to: set.appendingPathComponent("star.png"))
    let contents = """
      {"images": [{"filename": "star.png", "idiom": "universal", "scale": "1x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    UIKitEnvironment.withEnvironment({ $0.assetFolders = [folder.path] }) {
      #expect(UIImage(named: "ring")?.scale == 2)
      #expect(UIImage(named: "star")?.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "absent") == nil)
      #expect(UIImage(systemName: "star.fill") == nil)
    }
  }

  /// `galley swift previews` puts links to a project's catalogues beside the program.
  @Test(arguments: [false, true])
  func setsAreFoundInFoldersOfACatalogue(isLinked: Bool) throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let catalogue = (isLinked ? folder.path("project") : folder.path("app")) + "/Media.xcassets"
    for (name, contents) in [
      (
        "Tones/Sea.colorset",
        #"{"colors": [{"color": {"components": {"red": "0x00", "green": "0x80", "blue": "0xFF", "alpha": "1"}}}]}"#
      ),
      ("Marks/Buoy.imageset", #"{"images": [{"filename": "buoy.svg"}]}"#),
    ] {
      try files.createDirectory(atPath: catalogue + "/" + name, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: URL(fileURLWithPath: catalogue + "/" + name + "/Contents.json"))
    }
    let buoy = catalogue + "/Marks/Buoy.imageset/buoy.svg"
    try Data("<svg width='14' height='9'/>".utf8).write(to: URL(fileURLWithPath: buoy))
    if isLinked {
      try files.createDirectory(atPath: folder.path("app"), withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: folder.path("app") + "/Media.xcassets", withDestinationPath: catalogue)
    }
    // The folder of a resource bundle is a link too.
    try files.createSymbolicLink(atPath: folder.path("bundle"), withDestinationPath: folder.path("app"))
    try UIKitEnvironment.withEnvironment({ $0.assetFolders = [folder.path(isLinked ? "bundle" : "app")] }) {
      let sea = try #require(UIColor(named: "Sea"))
      #expect(sea == UIColor(resource: ColorResource(name: "Sea", bundle: .main)))
      #expect(sea.cgColor.components?.map { ($0 * 255).rounded() } == [0, 128, 255, 255])
      #expect(UIImage(named: "Buoy")?.size == CGSize(width: 14, height: 9))
      #expect(UIImage(resource: ImageResource(name: "Buoy", bundle: .main)).size.width == 14)
      #expect(UIColor(resource: ColorResource(name: "None", bundle: .main)).cgColor.alpha == 0)
    }
  }

  /// Picture files that are not decoded, with their sizes in pixels.
  private static let undecoded: [(name: String, bytes: [UInt8], size: CGSize)] = [
    (
      "photo.jpg",
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 17, 8, 0, 90, 1, 44, 3],
      CGSize(width: 300, height: 90)
    ),
    (
      "photo.heic",
      [0, 0, 0, 12] + Array("ftypheic....".utf8) + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 32]
        + Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 64] + [UInt8](repeating: 0, count: 16),
      CGSize(width: 256, height: 64)
    ),
    (
      "late.pdf",
      Array("%PDF-1.7\n".utf8) + [UInt8](repeating: 0x20, count: 100_000) + Array("/MediaBox [ 0 0 24 20 ]".utf8),
      CGSize(width: 24, height: 20)
    ),
    ("mark.pdf", Array("%PDF-1.7\n<< /MediaBox [ 2 0 26.0 20 ] >>".utf8), CGSize(width: 24, height: 20)),
    (
      "mark.svg", Array("<?xml?><svg width='30px' height=\"12\" viewBox='0 0 9 9'/>".utf8),
      CGSize(width: 30, height: 12)
    ),
    ("drop.svg", Array("<svg viewBox=\"0 0 48 16\">".utf8), CGSize(width: 48, height: 16)),
    ("line.svg", Array("<svg stroke-width='2' width='20' height='5'>".utf8), CGSize(width: 20, height: 5)),
    ("large.svg", Array("<svg viewBox=\"0 0 8000 1000\">".utf8), CGSize(width: 8000, height: 1000)),
  ]

  @Test(arguments: undecoded.indices)
  func aPictureOfAnotherFormatIsABoxOfItsSize(index: Int) throws {
    let (name, bytes, size) = Self.undecoded[index]
    let folder = try TemporaryFolder()
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.size == size)
    let pixels = try #require(image.cgImage)
    #expect(max(pixels.width, pixels.height) <= 2048)
    let grey = try #require(image.bitmap())[pixels.width / 2, pixels.height / 2]
    #expect(grey.alpha > 0 && grey.alpha < 255)
    // Cut files have no size, or one that their first bytes say; they never trap.
    for count in bytes.indices where count < 200 || count % 9_973 == 0 {
      try Data(bytes[..<count]).write(to: URL(fileURLWithPath: path))
      _ = UIImage(contentsOfFile: path)
    }
  }
}
