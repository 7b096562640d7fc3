import Foundation
import Testing

@Suite struct SwiftCommandTests {
  /// A stand-in for Galley's package: a UIKit of a view that calls a selector.
  private func makeGalley(in folder: TemporaryFolder) throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "galley", products: [.library(name: "GalleyUIKit", type: .dynamic, targets: ["UIKit"])],
        targets: [.target(name: "UIKit", swiftSettings: [.swiftLanguageMode(.v5)])])
      """, to: "galley/Package.swift")
    try folder.write(
      """
      @_exported import Foundation
      public struct Selector {
        public let name: String
        public let call: (AnyObject) -> Void
        public init<T>(_ name: String, _ method: @escaping (T) -> () -> Void) {
          self.name = name
          call = { if let object = $0 as? T { method(object)() } }
        }
      }
      open class UIView {
        public init() {}
        open func layoutSubviews() {}
      }
      """, to: "galley/Sources/UIKit/UIKit.swift")
  }

  private func makePackage(in folder: TemporaryFolder) throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", platforms: [.iOS(.v15)],
        targets: [.target(name: "Cards"), .executableTarget(name: "Show", dependencies: ["Cards"])])
      """, to: "cards/Package.swift")
    try folder.write(
      """
      import UIKit
      @objc public protocol CardDelegate { @objc optional func cardIsBig() -> Bool }
      public class Card: UIView {
        @IBOutlet public weak var delegate: CardDelegate?
        public func show() {
          let action = #selector(tap)
          print(action.name, delegate?.cardIsBig?() as Any)
          action.call(self)
        }
      }
      """, to: "cards/Sources/Cards/Card.swift")
    try folder.write(
      """
      #if os(iOS)
      extension Card {
        @objc func tap() { print("tapped in line \\(#line) of \\((#filePath as NSString).lastPathComponent)") }
        public override func layoutSubviews() { super.layoutSubviews(); print("laid out") }
      }
      #endif
      """, to: "cards/Sources/Cards/Card+Tap.swift")
    try folder.write(
      """
      import Cards
      class Silent: CardDelegate {}
      let card = Card()
      let silent = Silent()
      card.delegate = silent
      card.show()
      card.layoutSubviews()
      """, to: "cards/Sources/Show/main.swift")
  }

  @Test func aPackageThatDoesNotNameGalleyRuns() throws {
    let folder = try TemporaryFolder()
    try makeGalley(in: folder)
    try makePackage(in: folder)
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("galley-rewriter").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [try #require(program), "swift", "run", "--package-path", folder.path + "/cards", "Show"]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GALLEY_ROOT": folder.path + "/galley", "GALLEY_CONFIGURATION": "debug"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(output == "tap nil\ntapped in line 3 of Card+Tap.swift\nlaid out\n")
    #expect(process.terminationStatus == 0)
  }
}
