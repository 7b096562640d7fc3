import CoreGraphics
import Foundation
import GalleyDrawing
import GalleyFonts
@testable import GalleyScenes
import GalleyViews
import TestSupport
import Testing
import UIKit

/// Every scene that can be said in UIKit's words has the same pixels in them.
@MainActor @Suite struct SceneParityTests {
  nonisolated static let scenes: [String] = ["Goldens", "Examples"].flatMap { folder in
    Repository.files(under: folder).filter {
      $0.hasSuffix(".yaml") && (folder == "Goldens" || $0.split(separator: "/").count == 2)
    }
  }
  nonisolated static let areas = Set(scenes.map(area)).sorted()
  nonisolated static func area(_ scene: String) -> String {
    scene.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// One scene in both spellings.
  struct Comparison {
    var unsayable: Set<String>
    var forgotten: Set<String>
    var expected: Bitmap
    var actual: Bitmap
  }

  static func compare(_ path: String, with shared: FontCollection) throws -> Comparison {
    let file = try SceneFile(reading: try #require(Repository.bytes(of: path)), file: Repository.path(path))
    let typesetter = Typesetter(fonts: try file.fonts(adding: shared))
    let page = try file.page(with: typesetter)
    return try UIKitEnvironment.withEnvironment({ SceneInUIKit.adapt(&$0, to: file.scene) }) {
      let spelling = try SceneInUIKit(file, with: typesetter)
      let window = spelling.window(of: page.size)
      let bitmap = try rasterize(
        page.displayList, size: page.pixelSize, scale: file.scene.scale, background: file.scene.background,
        typesetter: typesetter)
      return Comparison(
        unsayable: spelling.unsayable, forgotten: spelling.forgotten, expected: bitmap,
        actual: window.picture(scale: file.scene.scale))
    }
  }

  @Test(arguments: areas) func pixelsAreEqual(area: String) throws {
    let shared = UIKitEnvironment.withEnvironment({ $0.usesAppleEmojiMetrics = false }) { UIKitEnvironment.current.fonts }
    for scene in Self.scenes where Self.area(scene) == area {
      let result = try Self.compare(scene, with: shared)
      #expect(result.forgotten == [], "\(scene)")
      guard result.unsayable.isEmpty else {
        print("CANNOT \(scene) \(result.unsayable.sorted())")
        continue
      }
      let isSame = try PNG.encode(result.actual) == PNG.encode(result.expected)
      print(isSame ? "SAME" : "DIFF", scene)
      #expect(isSame, "\(scene)")
      if !isSame, let folder = ProcessInfo.processInfo.environment["PARITY_OUT"] {
        let name = scene.replacingOccurrences(of: "/", with: "_")
        try Data(PNG.encode(result.actual)).write(to: URL(fileURLWithPath: "\(folder)/\(name)-uikit.png"))
        try Data(PNG.encode(result.expected)).write(to: URL(fileURLWithPath: "\(folder)/\(name)-scene.png"))
      }
    }
  }
}
