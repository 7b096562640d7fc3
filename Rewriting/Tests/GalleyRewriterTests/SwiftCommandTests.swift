import Foundation
import Testing

@testable import GalleyRewriter

@Suite struct SwiftCommandTests {
  /// A stand-in for Galley's compiled modules: a UIKit of a view that calls a selector.
  private func makeModules(in folder: TemporaryFolder) throws {
    let source = try folder.write(
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
      """, to: "UIKit.swift")
    try folder.write("-I\n@/modules", to: "compiled here/options")
    try folder.write("", to: "compiled here/modules/none")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-swift-version", "5", "-module-name", "UIKit", "-emit-library", "-emit-module", source,
      "-o", folder.path + "/compiled here/libGalleyUIKit.so",
      "-emit-module-path", folder.path + "/compiled here/modules/UIKit.swiftmodule",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
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

  /// Runs `galley swift` in the package of cards, and returns what it prints and its exit code.
  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (
    output: String, errors: String, status: Int32
  ) {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("galley-rewriter").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [try #require(program), "swift", arguments[0], "--package-path", folder.path + "/cards"] + arguments.dropFirst()
    // The tests around this one may have been told to leave out a library.
    var environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_TESTING_ENABLED" }
    environment["GALLEY_COMPILED"] = folder.path + "/compiled here"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    let errors = try folder.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, folder.text(of: "errors") ?? "", process.terminationStatus)
  }

  @Test func aPackageThatDoesNotNameGalleyRuns() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try makePackage(in: folder)
    let ran = try run(["run", "Show"], in: folder)
    #expect(ran.output == "tap nil\ntapped in line 3 of Card+Tap.swift\nlaid out\n")
    #expect(ran.status == 0)
  }

  /// One package, one step after the other: a build takes seconds.
  @Test func testsOfBothLibrariesRun() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try makePackage(in: folder)
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", platforms: [.iOS(.v15)],
        targets: [.target(name: "Cards"), .testTarget(name: "CardTests", dependencies: ["Cards"])])
      """, to: "cards/Package.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/cards/Sources/Show")
    try folder.write(
      """
      import UIKit
      import XCTest
      @testable import Cards
      class Bold: NSObject, CardDelegate { @objc func cardIsBig() -> Bool { true } }
      class Silent: NSObject, CardDelegate {}
      class OldTests: XCTestCase {
        func testReferences() {
          let card = Card(), silent = Silent(), bold = Bold()
          card.delegate = silent
          XCTAssertNil(card.delegate?.cardIsBig)
          XCTAssertNil(card.delegate?.cardIsBig?())
          card.delegate = bold
          if let ask = card.delegate?.cardIsBig { XCTAssertTrue(ask()) } else { XCTFail("it is not there") }
        }
      }
      #if os(Linux)
      extension OldTests { static var allTests = [("testThatWentAway", testThatWentAway)] }
      #endif
      """, to: "cards/Tests/CardTests/OldTests.swift")
    try folder.write(
      """
      import XCTest
      @testable import CardTests
      XCTMain([testCase(OldTests.allTests)])
      """, to: "cards/Tests/LinuxMain.swift")
    try folder.write(
      """
      import Cards
      import Testing
      @Test func newTest() { #expect(Card() !== Card()) }
      """, to: "cards/Tests/CardTests/NewTests.swift")
    let ran = try run(["test"], in: folder)
    #expect(ran.output.contains("Executed 1 test, with 0 failures"), "\(ran.output) \(ran.errors)")
    #expect(ran.output.contains("Test run with 1 test in 0 suites passed"))
    #expect(ran.status == 0)

    try folder.write("import XCTest\nfunc testNothing() {}", to: "cards/Tests/CardTests/OldTests.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/cards/Tests/CardTests/NewTests.swift")
    let empty = try run(["test"], in: folder)
    #expect(empty.errors.hasSuffix("error: no tests were found in CardTests, though it imports XCTest\n"))
    #expect(empty.status == 1)
  }

  @Test func aNewerManifestIsNamed() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try folder.write("// swift-tools-version: 99.1\nimport PackageDescription", to: "cards/Package.swift")
    let ran = try run(["build"], in: folder)
    let manifest = folder.path + "/cards/Package.swift"
    #expect(ran.errors.hasPrefix("galley: \(manifest) needs Swift tools 99.1.0, and the swift on the PATH is 6."))
    #expect(ran.status == 2)
  }

  @Test func aPackageThatIsNotReadIsSaidWithTheReason() throws {
    let failure = packageFailure("describe", in: "/cards", "warning: a\nPackage.swift:3:1: error: no such thing\n")
    #expect(failure.text == "galley: swift package describe fails in /cards: Package.swift:3:1: error: no such thing")
    #expect(packageFailure("describe", in: "/cards", "").text.hasSuffix("run it there to see the reason"))
  }
}
