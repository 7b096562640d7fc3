import Foundation
import GalleyText
import TestSupport
import Testing
import UIKit

@testable import GalleyScenes

/// The lists of what the comparison of scenes says and excuses are complete, and the excuses are true.
@MainActor @Suite struct ParityWordsTests {
  /// A description of scenes with its words.
  struct Kind {
    let name: String
    let sample: Any
    let said: Set<String>
    let excused: [String: ParityExcuse]
    /// The keys whose values a scene assigns to the view's properties.
    var assigned: [String] = []
    /// The folder of the class that has none of the properties excused as missing; nil if they are not those of a class.
    let folder: String?
  }

  private static let kinds: [Kind] = [
    Kind(
      name: "scene", sample: Scene(), said: ParityWords.scene, excused: ParityWords.sceneReasons, folder: nil),
    Kind(
      name: "view", sample: SceneView(id: "", ScenePlainView()), said: ParityWords.view,
      excused: ParityWords.viewReasons, assigned: keys(SceneView.properties), folder: "UIKit/View"),
    Kind(
      name: "label", sample: SceneLabel(), said: ParityWords.label, excused: ParityWords.labelReasons,
      assigned: keys(SceneLabel.properties), folder: "UIKit/Label"),
    Kind(
      name: "text", sample: TextAttributes(), said: ParityWords.attributes, excused: ParityWords.attributeReasons,
      folder: "UIFoundation/AttributedStrings"),
    Kind(
      name: "paragraph", sample: ParagraphStyle(), said: ParityWords.paragraph, excused: ParityWords.paragraphReasons,
      folder: "UIFoundation/ParagraphStyle"),
    Kind(
      name: "textField", sample: SceneTextField(), said: ParityWords.field, excused: ParityWords.fieldReasons,
      assigned: keys(SceneTextField.properties), folder: "UIKit/TextField"),
    Kind(
      name: "textView", sample: SceneTextView(), said: ParityWords.textView, excused: ParityWords.textViewReasons,
      assigned: keys(SceneTextView.properties), folder: "UIKit/TextView"),
    Kind(
      name: "textContainer", sample: SceneTextContainer(), said: ParityWords.container,
      excused: ParityWords.containerReasons, assigned: keys(SceneTextContainer.properties),
      folder: "UIFoundation/TextKit"),
    Kind(
      name: "image", sample: SceneImage(), said: ParityWords.image, excused: [:], assigned: keys(SceneImage.properties),
      folder: "UIKit/Image"),
    Kind(
      name: "button", sample: SceneButton(), said: ParityWords.button, excused: ParityWords.buttonReasons,
      assigned: keys(SceneButton.properties), folder: "UIKit/Button"),
  ]

  private static func keys<Model, Body>(_ table: PropertyTable<Model, Body>) -> [String] {
    table.keys.compactMap(\.names.first)
  }

  @Test(arguments: 0..<10)
  func everyPropertyIsSaidOrExcused(index: Int) {
    #expect(Self.kinds.count == 10)
    let kind = Self.kinds[index]
    let stored = Set(Mirror(reflecting: kind.sample).children.compactMap(\.label)).subtracting(["assignments"])
    let properties = stored.union(kind.assigned)
    let excused = Set(kind.excused.keys)
    // Keys that are spelt in another way than the property are found by the comparison itself.
    #expect(stored.subtracting(kind.said).subtracting(excused) == [], "\(kind.name): neither said nor excused")
    #expect(kind.said.union(excused).subtracting(properties) == [], "\(kind.name): no such property")
    #expect(kind.said.intersection(excused) == [], "\(kind.name): said, and excused")
  }

  @Test(arguments: 0..<10)
  func excusesAreTrue(index: Int) {
    let kind = Self.kinds[index]
    let tests = Repository.files(under: "Tests/UIKitTests")
    let sources = kind.folder.map { folder in
      Repository.files(under: "Sources/\(folder)").map { Repository.text(of: $0) }.joined()
    }
    for (property, excuse) in kind.excused {
      switch excuse {
      case .tested(let suite, let word):
        let file = tests.first { $0.hasSuffix("/\(suite).swift") }
        #expect(
          file.map { Repository.text(of: $0).contains(word) } == true,
          "\(kind.name).\(property): \(suite) does not use \(word)")
      case .missing:
        let declaration = "public var \(property)\\b|open var \(property)\\b|public static let \(property)\\b"
        #expect(
          sources?.range(of: declaration, options: .regularExpression) == nil,
          "\(kind.name).\(property): UIKit's class has it")
      }
    }
  }
}
