import Foundation
import Testing

@testable import GalleyRewriter

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("SkyBlue", "skyBlue"), ("AccentColor", "accent"), ("accent color", "accent"), ("sky-blue_2", "skyBlue2"),
    ("URLText", "urlText"), ("TOP", "top"), ("24 hours", "_24Hours"), ("default", "`default`"), ("Color", "color"),
    ("icon", "icon"), ("lightGrey", "lightGrey"), ("brand/Red", "brandRed"), ("Grau_Ö", "grauÖ"),
  ])
  func namesAreInCamelCase(name: String, symbol: String) {
    #expect(AssetSymbols.identifier(name, without: "Color", isType: false) == symbol)
  }

  @Test func aFolderWithANamespaceIsAType() {
    #expect(AssetSymbols.identifier("brand colors", isType: true) == "BrandColors")
  }

  private func catalogue(in folder: TemporaryFolder) throws -> String {
    let root = "App/Assets.xcassets"
    for path in [
      "AccentColor.colorset", "SkyBlue.colorset", "red.colorset", "Plain/Sea.colorset", "Brand/Main.colorset",
      "Brand/Inner/Deep.colorset", "Photo.imageset", "Icon.appiconset",
    ] {
      try folder.write("{}", to: "\(root)/\(path)/Contents.json")
    }
    let namespace = "{\"properties\": {\"provides-namespace\": true}}"
    try folder.write(namespace, to: "\(root)/Brand/Contents.json")
    try folder.write(namespace, to: "\(root)/Brand/Inner/Contents.json")
    return folder.path + "/App/Assets.xcassets"
  }

  @Test func setsOfACatalogueAreDeclared() throws {
    let folder = try TemporaryFolder()
    let symbols = AssetSymbols(in: [try catalogue(in: folder)])
    let source = try #require(
      symbols.source(
        bundle: "Bundle.main", for: ["import SwiftUI\nextension Color { static let skyBlue = Color.blue }"]))
    let lines = Set(source.split(separator: "\n").map(String.init))
    for line in [
      "extension ColorResource { static let accent = ColorResource(name: \"AccentColor\", bundle: Bundle.main) }",
      "extension ColorResource { static let skyBlue = ColorResource(name: \"SkyBlue\", bundle: Bundle.main) }",
      "extension ColorResource { static let sea = ColorResource(name: \"Sea\", bundle: Bundle.main) }",
      "extension ColorResource { enum Brand {} }", "extension ColorResource.Brand { enum Inner {} }",
      "extension ColorResource.Brand { static let main = ColorResource(name: \"Brand/Main\", bundle: Bundle.main) }",
      "extension ImageResource { static let photo = ImageResource(name: \"Photo\", bundle: Bundle.main) }",
      "extension Color { static var accent: Color { Color(ColorResource.accent) } }",
      "extension ShapeStyle where Self == Color { static var accent: Color { Color(ColorResource.accent) } }",
      "extension UIImage { static var photo: UIImage { UIImage(resource: .photo) } }",
    ] {
      #expect(lines.contains(line), "\(line)\n\(source)")
    }
    // The module's own names and the system's stay.
    #expect(!source.contains("static var skyBlue") && !source.contains("static var red"))
    #expect(!source.contains("Icon"))
  }

  @Test func modulesWithoutCataloguesOrWithoutUIKitGetNothing() throws {
    let folder = try TemporaryFolder()
    #expect(AssetSymbols(in: []).source(bundle: "Bundle.main", for: ["import SwiftUI"]) == nil)
    let symbols = AssetSymbols(in: [try catalogue(in: folder)])
    #expect(symbols.source(bundle: "Bundle.main", for: ["import Foundation"]) == nil)
    #expect(symbols.source(bundle: "Bundle.module", for: ["import UIKit"])?.contains("ShapeStyle") == false)
  }

  /// The declarations come with the copy of the module's first file, also where that needs no rewriting itself.
  @Test func theFirstFileHasTheDeclarations() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("import UIKit\nlet x = 1", to: "a.swift")
    let module = ModuleGraph.Module(
      name: "M", package: "P", files: [file], uses: [], isUIKits: true,
      assets: AssetSymbols(in: [try catalogue(in: folder)]))
    var sources = RewrittenSources(in: folder.path + "/cache", compiled: "1")
    try sources.rewriteModule(module, context: [])
    let copy = try #require(folder.text(of: "cache/sources/P/M" + file))
    #expect(copy.hasPrefix("import UIKit\nlet x = 1\nimport UIKit\n"))
    #expect(copy.contains("bundle: Bundle.module"))
  }
}
