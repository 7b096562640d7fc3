import CoreGraphics
import Foundation
import GalleyDrawing
import GalleyFonts
import GalleyViews
import TestSupport
import Testing
import UIKit

@testable import GalleyScenes

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

  /// Says a scene in UIKit's words, and compares the pictures if it can be said.
  /// - Parameter draws: false to say it and no more.
  static func compare(_ path: String, with shared: FontCollection, draws: Bool = true) throws -> Comparison {
    let file = try SceneFile(reading: try #require(Repository.bytes(of: path)), file: Repository.path(path))
    let typesetter = Typesetter(fonts: try file.fonts(adding: shared))
    let page = try file.page(with: typesetter)
    return try UIKitEnvironment.withEnvironment({ SceneInUIKit.adapt(&$0, to: file.scene) }) {
      let spelling = try SceneInUIKit(file, with: typesetter)
      let window = spelling.window(of: page.size)
      var result = Comparison()
      @MainActor func compare() throws {
        guard draws, spelling.unsayable.isEmpty else { return }
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

  /// The fonts of the manifest, as the tool takes them.
  static var fonts: FontCollection {
    UIKitEnvironment.withEnvironment({ $0.usesAppleEmojiMetrics = false }) { UIKitEnvironment.current.fonts }
  }

  @Test(arguments: areas) func pixelsAreEqual(area: String) throws {
    let shared = Self.fonts
    for scene in Self.scenes where Self.area(scene) == area {
      let result = try Self.compare(scene, with: shared)
      #expect(result.forgotten == [], "\(scene): neither said nor excused")
      guard result.unsayable.isEmpty else { continue }
      for (step, pictures) in result.pictures.enumerated() {
        #expect(
          try PNG.encode(pictures.actual) == PNG.encode(pictures.expected),
          "\(scene)\(step == 0 ? "" : " after step \(step)")")
      }
    }
  }

  /// A new scene that UIKit has no words for needs a reason in `ParityWords`; most have them.
  @Test func mostScenesCanBeSaid() throws {
    let shared = Self.fonts
    let said = try Self.scenes.filter { try Self.compare($0, with: shared, draws: false).unsayable.isEmpty }
    #expect(said.count >= 290)
    #expect(said.count * 100 >= Self.scenes.count * 75)
  }
}
