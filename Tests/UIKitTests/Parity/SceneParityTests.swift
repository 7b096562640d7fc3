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

  /// One scene in both spellings: a picture at first and after every step.
  struct Comparison {
    var unsayable: Set<String> = []
    var forgotten: Set<String> = []
    var pictures: [(expected: Bitmap, actual: Bitmap)] = []
  }

  static func compare(_ path: String, with shared: FontCollection) throws -> Comparison {
    let file = try SceneFile(reading: try #require(Repository.bytes(of: path)), file: Repository.path(path))
    let typesetter = Typesetter(fonts: try file.fonts(adding: shared))
    let page = try file.page(with: typesetter)
    return try UIKitEnvironment.withEnvironment({ SceneInUIKit.adapt(&$0, to: file.scene) }) {
      let spelling = try SceneInUIKit(file, with: typesetter)
      let window = spelling.window(of: page.size)
      var result = Comparison()
      @MainActor func compare() throws {
        let expected = try rasterize(
          page.displayList, size: page.pixelSize, scale: file.scene.scale, background: file.scene.background,
          typesetter: typesetter)
        result.pictures.append((expected, window.picture(scale: file.scene.scale)))
      }
      try compare()
      var player = ScenePlayer(file, on: page)
      while let step = try player.takeStep() {
        spelling.act(step, in: window)
        try compare()
      }
      UIApplication.shared.firstResponder?.resignFirstResponder()
      window.isHidden = true
      (result.unsayable, result.forgotten) = (spelling.unsayable, spelling.forgotten)
      return result
    }
  }

  @Test(arguments: areas) func pixelsAreEqual(area: String) throws {
    let shared = UIKitEnvironment.withEnvironment({ $0.usesAppleEmojiMetrics = false }) {
      UIKitEnvironment.current.fonts
    }
    for scene in Self.scenes where Self.area(scene) == area {
      let result = try Self.compare(scene, with: shared)
      #expect(result.forgotten == [], "\(scene)")
      guard result.unsayable.isEmpty else {
        print("CANNOT \(scene) \(result.unsayable.sorted())")
        continue
      }
      for (step, pictures) in result.pictures.enumerated() {
        let isSame = try PNG.encode(pictures.actual) == PNG.encode(pictures.expected)
        print(isSame ? "SAME" : "DIFF", scene, step)
        #expect(isSame, "\(scene), step \(step)")
        if !isSame, let folder = ProcessInfo.processInfo.environment["PARITY_OUT"] {
          let name = scene.replacingOccurrences(of: "/", with: "_") + "-\(step)"
          try Data(PNG.encode(pictures.actual)).write(to: URL(fileURLWithPath: "\(folder)/\(name)-uikit.png"))
          try Data(PNG.encode(pictures.expected)).write(to: URL(fileURLWithPath: "\(folder)/\(name)-scene.png"))
        }
      }
    }
  }
}
