import Foundation
import Testing

@testable import GalleyRewriter

@Suite struct PreviewsCommandTests {
  private static let swiftUI = """
    @_exported import Foundation
    public protocol View { var name: String { get } }
    public struct Text: View {
      public let name: String
      public init(_ name: String) { self.name = name }
    }
    public protocol PreviewProvider { static var previews: any View { get } }
    public final class Found {
      public let text: () -> String
      init(_ text: @escaping () -> String) { self.text = text }
    }
    public func galleyPreview(
      _ name: String? = nil, line: Int = #line, body: @escaping () -> any View
    ) -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(Found { "\\(line) \\(name ?? "") \\(body().name)" }).toOpaque()
    }
    public func galleyPreview<P: PreviewProvider>(of provider: P.Type, line: Int) -> UnsafeMutableRawPointer {
      Unmanaged.passRetained(Found { "\\(line) \\(provider) \\(provider.previews.name)" }).toOpaque()
    }
    """
  private static let program = """
    import SwiftUI
    struct Listed: Decodable { var target: String, symbol: String }
    public enum PreviewProgram {
      public static func run() -> Never {
        let words = CommandLine.arguments
        let data = FileManager.default.contents(atPath: words[2])!
        for listed in try! JSONDecoder().decode([Listed].self, from: data) {
          guard let symbol = dlsym(nil, listed.symbol) else { print("\\(listed.target): absent"); continue }
          let function = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
          print("\\(listed.target): \\(Unmanaged<Found>.fromOpaque(function()).takeRetainedValue().text())")
        }
        print(words.dropFirst(3).joined(separator: " "))
        exit(0)
      }
    }
    """

  /// Makes stand-ins for the modules: previews are texts, and the program prints them.
  private func makeModules(in folder: TemporaryFolder) throws {
    let place = folder.path + "/compiled"
    try folder.write("-I\n@/modules\n-Xlinker\n@/libGalleyPreviews.so", to: "compiled/options")
    try folder.write("", to: "compiled/modules/none")
    for (module, text, library) in [
      ("SwiftUI", Self.swiftUI, "libGalleyUIKit.so"), ("GalleyPreviews", Self.program, "libGalleyPreviews.so"),
    ] {
      let source = try folder.write(text, to: module + ".swift")
      let status = try runInForeground(
        "swiftc",
        [
          "-swift-version", "5", "-module-name", module, "-emit-library", "-emit-module", source, "-I",
          place + "/modules", "-o", "\(place)/\(library)", "-emit-module-path",
          "\(place)/modules/\(module).swiftmodule",
        ], outputToErrors: true)
      try #require(status == 0)
    }
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder, from start: String = "cards"
  ) throws -> (output: String, errors: String, status: Int32) {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("galley-rewriter").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [try #require(program), "swift", "previews"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GALLEY_COMPILED": folder.path + "/compiled", "XDG_CACHE_HOME": folder.path + "/cache",
    ]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path + "/" + start)
    let pipe = Pipe()
    process.standardOutput = pipe
    let errors = try folder.write("", to: "errors")
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (output, folder.text(of: "errors") ?? "", process.terminationStatus)
  }

  @Test func previewsOfAllTargetsAreLinked() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [
          .target(name: "Cards"), .target(name: "Wrong"), .executableTarget(name: "Show", dependencies: ["Cards"]),
        ])
      """, to: "cards/Package.swift")
    try folder.write(
      """
      import SwiftUI
      private func secret() -> Text { Text("private") }
      #Preview { secret() }
      #if os(macOS)
      #Preview("Mac") { secret() }
      #endif
      struct Outer {
        private struct Card_Previews: PreviewProvider {
          static var previews: any View { Text("nested") }
        }
      }
      """, to: "cards/Sources/Cards/Card.swift")
    try folder.write(
      """
      import SwiftUI
      import Cards
      #Preview("Main") { Text("of a program") }
      @main struct Show { static func main() {} }
      """, to: "cards/Sources/Show/Show.swift")
    try folder.write("import SwiftUI\n#Preview { Text(1) }", to: "cards/Sources/Wrong/Wrong.swift")
    let ran = try run(["--verify", "--filter", "a"], in: folder)
    #expect(
      ran.output == """
        Cards: 3  private
        Cards: absent
        Cards: 8 Card_Previews nested
        Show: 3 Main of a program
        --verify --filter a

        """, "\(ran.errors)")
    #expect(ran.errors.contains("error: target Wrong does not compile, so its previews are not drawn\n"))
    #expect(ran.errors.contains("files that compile: galley swift previews 'Sources/Wrong'\n"))
  }

  @Test func whatCompilesOfAFolderIsLinked() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try folder.write("import SwiftUI\n#Preview { good() }\nlet own = Bundle.module", to: "cards/App/Good.swift")
    try folder.write(
      """
      import SwiftUI
      func good() -> Text {
        let words = ["CFBundleIdentifier", "CFBundleVersion", "Key"].map { Bundle.main.infoDictionary?[$0] as? String }
        return Text("good " + words.map { $0 ?? "nil" }.joined(separator: " "))
      }
      """, to: "cards/App/Views/Parts.swift")
    let information = ["CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleVersion": "7", "Key": "own"]
    try PropertyListEncoder().encode(information).write(to: URL(fileURLWithPath: folder.path + "/cards/App/Info.plist"))
    try folder.write("import NotThere\nfunc far() {}", to: "cards/App/Far.swift")
    // Each round of the compiler finds one missing module.
    for number in 1...41 { try folder.write("//\nimport NotThere", to: "cards/App/Other/Far\(number).swift") }
    try folder.write("func near() { far() }", to: "cards/App/Near.swift")
    try folder.write("import XCTest", to: "cards/AppTests/Tests.swift")
    try folder.write("// swift-tools-version: 5.9", to: "cards/Packages/My Kit/Package.swift")
    try folder.write("import NotThere", to: "cards/Packages/My Kit/Sources/Kit.swift")
    let ran = try run([], in: folder)
    #expect(ran.output == "cards: 2  good galley.previews 7 own\n\n", "\(ran.errors)")
    #expect(ran.errors.contains("left out: App/Far.swift: line 1: no such module 'NotThere'\n"))
    #expect(ran.errors.contains("left out: App/Near.swift: line 1: cannot find 'far' in scope\n"))
    #expect(ran.errors.contains("left out: App/Other/Far41.swift: line 2: no such module 'NotThere'\n"))
    #expect(ran.errors.contains("2 of 45 files compile together\n"))
    #expect(
      ran.errors.contains(
        "skipped: Packages/My Kit is a package of its own: cd 'Packages/My Kit' && galley swift previews\n"))
  }

  @Test func filesAreDrawnWithoutAPackageThatCannotBeFetched() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "file:///no/such/folder", from: "1.0.0")],
        targets: [.target(name: "Kit", dependencies: [.product(name: "Far", package: "folder")])])
      """, to: "cards/Kit/Package.swift")
    try folder.write("public let kit = 1", to: "cards/Kit/Sources/Kit/Kit.swift")
    try folder.write("import Kit\nlet a = kit", to: "cards/App/User.swift")
    try folder.write("import SwiftUI\n#Preview { Text(\"alone\") }", to: "cards/App/Alone.swift")
    let ran = try run([], in: folder)
    #expect(ran.output == "cards: 2  alone\n\n", "\(ran.errors)")
    #expect(ran.errors.contains("warning: files that import Kit are left out, since dependencies are missing: "))
    #expect(ran.errors.contains("left out: App/User.swift: line 1: no such module 'Kit'\n"))
  }

  /// Writes a library with an Xcode project beside it, whose files import the library and a package of the project's own.
  private func writeLibraryWithExample(in folder: TemporaryFolder) throws {
    func manifest(_ name: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")])
      """
    }
    func source(_ name: String) -> String { "import SwiftUI\npublic func of\(name)() -> Text { Text(\"\(name)\") }" }
    for (path, name) in [("cards", "Cards"), ("cards/Example/Packages/Inner", "Inner"), ("outer/Outer", "Outer")] {
      try folder.write(manifest(name), to: path + "/Package.swift")
      try folder.write(source(name), to: "\(path)/Sources/\(name)/\(name).swift")
    }
    try folder.write(
      "relativePath = ../../outer/Outer;", to: "cards/Example/Example.xcodeproj/project.pbxproj")
    for name in ["Cards", "Inner", "Outer"] {
      try folder.write(
        "import SwiftUI\nimport \(name)\n#Preview { of\(name)() }", to: "cards/Example/App/Of\(name).swift")
    }
  }

  @Test(arguments: [[], ["Example"]])
  func aProjectIsCompiledWithThePackagesAroundIt(folders: [String]) throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try writeLibraryWithExample(in: folder)
    let ran = try run(folders, in: folder, from: folders.isEmpty ? "cards/Example" : "cards")
    #expect(ran.output == "Example: 3  Cards\nExample: 3  Inner\nExample: 3  Outer\n\n", "\(ran.errors)")
    #expect(ran.status == 0)
  }

  @Test func aPackageNamesTheProjectsInItsFolder() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try writeLibraryWithExample(in: folder)
    let ran = try run([], in: folder)
    let message = "skipped: Example is an Xcode project of its own: cd 'Example' && galley swift previews\n"
    #expect(ran.errors.contains(message), "\(ran.errors)")
    #expect(ran.status == 2)
  }

  @Test func aPackageThatDoesNotCompileIsNamed() throws {
    let folder = try TemporaryFolder()
    try makeModules(in: folder)
    try writeLibraryWithExample(in: folder)
    try folder.write(
      "import SwiftUI\npublic func ofInner() -> Text { 1 }",
      to: "cards/Example/Packages/Inner/Sources/Inner/Inner.swift")
    let ran = try run(["Example"], in: folder)
    #expect(ran.output == "Example: 3  Cards\nExample: 3  Outer\n\n", "\(ran.errors)")
    #expect(
      ran.errors.contains("error: target Inner of a package does not compile, so files that import it are left out\n"))
    #expect(ran.errors.contains("left out: Example/App/OfInner.swift: line 2: no such module 'Inner'\n"))
  }
}
