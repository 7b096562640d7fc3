import Foundation
import Galley
import Testing
import UIKit

@testable import GalleyTesting

/// Strategies for strings, layouts, the engine's views and scenes.
@MainActor
@Suite struct StrategyTests {
  private func format<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) throws -> Format {
    var format: Format?
    strategy.snapshot(value).run { format = $0 }
    return try #require(format)
  }

  @Test func aStringIsAsLargeAsItsLines() throws {
    let short = try format(of: "Two words", as: .image)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(short.size.height == font.lineHeight.rounded(.up))
    #expect(short.pngData() != nil)
    let narrow = try format(of: "Two words", as: .image(font: font, width: 50))
    #expect(narrow.size.width == 50)
    #expect(narrow.size.height > 2 * font.lineHeight - 1)
  }

  @Test func aLayoutNamesEachViewWithItsLines() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.text = "Hello"
    let layout = try format(of: label as UIView, as: .layout)
    #expect(layout.contains("\"type\": \"label\", \"frame\": [0, 0, 200, 30]"))
    #expect(layout.contains("\"text\": \"Hello\""))
    #expect(layout.components(separatedBy: "\"baseline\"").count == 2)
  }

  @Test func aLayoutSaysTheFirstDifference() throws {
    #expect(Diffing<String>.layout.diff("{}", "{}") == nil)
    let (words, _) = try #require(Diffing<String>.layout.diff("{\n\"width\": 3", "{\n\"width\": 4"))
    #expect(words.contains("3") && words.contains("4"))
  }

  @Test func theLayoutOfAScreenIsThatOfItsViews() throws {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        label.text = "In a screen"
        view.addSubview(label)
      }
    }
    let layout = try format(of: Screen() as UIViewController, as: .layout(on: ViewImageConfig.iPhone8))
    #expect(layout.contains("In a screen"))
    #expect(layout.contains("\"frame\": [10, 20, 100, 30]"))
  }

  @Test func viewsOfTheEngineHavePicturesAndLayouts() throws {
    let label = Label(in: try RenderContext(scale: 3))
    label.text = "Hello"
    label.frame.size = Size(width: 60, height: 20)
    let picture = try format(of: label as View, as: .image)
    #expect(picture.size == CGSize(width: 60, height: 20))
    #expect(picture.scale == 3)
    let holder = View(in: label.context)
    holder.frame.size = label.frame.size
    holder.addSubview(label)
    #expect(try format(of: holder, as: .layout).contains("Hello"))
  }

  @Test func aSceneIsDrawnAtAFrame() throws {
    let folder = NSTemporaryDirectory() + "scenes-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/typing.yaml"
    try """
    galley: 1
    size: [200, 60]
    scale: 2
    views:
      - textField: { id: name, frame: [10, 10, 180, 40] }
    steps:
      - { focus: name, frame: focused }
      - { type: Ada, frame: typed }
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let typed = try format(of: try ScenePage(contentsOf: path, frame: "typed"), as: .image)
    let focused = try format(of: try ScenePage(contentsOf: path, frame: "focused"), as: .image)
    #expect(typed.size == CGSize(width: 200, height: 60))
    #expect(typed.pngData() != focused.pngData())
    #expect(try format(of: try ScenePage(contentsOf: path), as: .layout).contains("\"text\": \"Ada\""))
    let error = #expect(throws: SceneFrameError.self) { try ScenePage(contentsOf: path, frame: "tipped") }
    #expect(error?.description == "\(path): there is no frame \"tipped\"; did you mean \"typed\"?")
  }

  @Test func aFailureHoldsItsPictures() throws {
    // Attachments cannot be read back; the files beside them can.
    let folder = NSTemporaryDirectory() + "attached-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func failure(_ text: String) -> String? {
      ProcessSettings.$environment.withValue([:]) {
        verifySnapshot(of: text, as: .image, named: "a", snapshotDirectory: folder, testName: "t()")
      }
    }
    #expect(failure("One") != nil)
    #expect(failure("One") == nil)
    #expect(try #require(failure("Two")).contains("pixels differ"))
  }
}
