import GalleyRewriting
import Testing

@Suite struct ImportAndConditionTests {
  @Test(arguments: [
    ("import UIKit.UIFont", "import UIKit       "),
    ("import class UIKit.UIFont", "import       UIKit       "),
    ("@testable import UIKit", "@testable import UIKit"),
    ("import Foundation.NSRange", "import Foundation        "),
    ("import class Combine.AnyCancellable", "import       Combine               "),
    ("import Combine", "import Combine"),
    ("import struct Foundation.URL", "import struct Foundation.URL"),
    ("import UIKit\nimport ObjectiveC.runtime", "import UIKit\nimport UIKit             "),
    ("import Foundation\nlet a = 1", "import Foundation\nlet a = 1"),
    ("import Foundation\nlet a: CGFloat = 1", "import UIKit     \nlet a: CGFloat = 1\nimport UIKit\n"),
    (
      "import Foundation\nlet a = DateComponentsFormatter()",
      "import UIKit     \nlet a = DateComponentsFormatter()\nimport UIKit\n"
    ),
    ("import Foundation\nimport UIKit", "import UIKit     \nimport UIKit"),
    ("import Symbols", "import SwiftUI"),
    ("import Foundation\nlet a = kCFBundleNameKey", "import UIKit     \nlet a = kCFBundleNameKey\nimport UIKit\n"),
    ("import struct Foundation.URL\nimport UIKit", "import struct Foundation.URL\nimport UIKit"),
  ])
  func importsAreOfWholeModules(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test(arguments: [
    ("import ImageIO\nlet a: ImageIO.CGImageSource? = nil", "import UIKit"),
    ("import CoreImage\nlet a: CoreImage.CIColor? = CoreImage.CIColor(color: b)", "UIKit.CIColor? = UIKit.CIColor("),
    ("import os\nlet a = os.Logger()", "let a = GalleyLogging.Logger()"),
    ("let a = os.Logger()", "let a = os.Logger()"),
    ("import Accessibility\nenum Accessibility {}\nlet a = Accessibility.b", "let a = Accessibility.b"),
  ])
  func modulesBeforeNamesAreReplacedWithTheirImports(source: String, expected: String) {
    let result = rewritten(source)
    #expect(result.contains(expected), "\(result)")
  }

  @Test func whatUIKitBringsOfObservationIsImported() {
    let model = "import UIKit\n@Observable class M {}"
    #expect(rewritten(model) == model + "\nimport Observation\n")
    #expect(rewritten("@Observable class M {}") == "@Observable class M {}")
  }

  @Test func whatFoundationBringsOfCombineIsImported() {
    let model = "import Foundation\nclass M: ObservableObject {}"
    #expect(rewritten(model) == model + "\nimport Combine\n")
    #expect(rewritten("import SwiftUI\n" + model) == "import SwiftUI\nimport UIKit     \nclass M: ObservableObject {}")
    #expect(rewritten("import Foundation\nlet a: NotificationCenter.Publisher").hasSuffix("\nimport Combine\n"))
  }

  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true   \n#endif"),
    ("#if !os(macOS) && (os(iOS) || os(tvOS))\n#endif", "#if !os(macOS) && (true    || os(tvOS))\n#endif"),
    ("#if os(Linux)\n#endif", "#if os(Linux)\n#endif"),
    ("import UIKit\n#if !os(Linux)\n#endif", "import UIKit\n#if !false    \n#endif"),
    ("#if canImport(Combine)\n#endif", "#if true              \n#endif"),
    ("#if !canImport(ObjectiveC)\n#endif", "#if !true                 \n#endif"),
    ("let a = NSRange()\n#if os(Linux)\n#endif", "let a = NSRange()\n#if false    \n#endif\nimport UIKit\n"),
    (
      "import UIKit\n#if os(Linux)\nimport FoundationNetworking\n#endif",
      "import UIKit\n#if os(Linux)\nimport FoundationNetworking\n#endif"
    ),
    (
      "#if os(Linux)\nimport FoundationXML\n#else\nimport UIKit\n#endif",
      "#if false    \nimport FoundationXML\n#else\nimport UIKit\n#endif"
    ),
    ("#if os(macOS)\n#elseif os(iOS)\n#endif", "#if os(macOS)\n#elseif true   \n#endif"),
  ])
  func conditionsChooseIOS(source: String, expected: String) {
    #expect(rewritten(source) == expected)
  }

  @Test func aModuleThatHasUIKitIsNotForLinuxInAnyOfItsFiles() {
    let files = [
      SourceText(path: "a.swift", text: "#if os(Linux)\n#endif"),
      SourceText(path: "b.swift", text: "import UIKit"),
    ]
    #expect(rewrite(files).files[0].text == "#if false    \n#endif")
    let context = [SourceText(path: "c.swift", text: "import UIKit")]
    #expect(rewrite([files[0]], context: context).files[0].text == "#if os(Linux)\n#endif")
  }
}
