// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled the same way: Swift 6 mode, warnings are errors, imports are internal unless
/// they say `public`, and a member may only be used where its module is imported.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Where each use of memory that Swift does not check is marked `unsafe` (SE-0458).
let strictlySafe = strict + [.strictMemorySafety()]

/// C is held to the same: every warning of the compiler's two broad sets is an error.
let strictC: [CSetting] = [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]

func engine(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

/// The modules with UIKit's names. They are compiled in Swift 5 mode, as Apple's own are seen by their clients: UIKit's
/// classes belong to the main actor, and their peers in the engine to nobody. As in Swift 6 mode, `#file` is short: no folder
/// of the machine that compiled them stands in them.
let appleMode: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ConciseMagicFile"),
]

func spelling(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: appleMode)
}

func spellingTests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: appleMode)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: strict)
}

/// A library of the system, found by pkg-config. The C target that wraps it has the narrow header.
func system(_ name: String, pkgConfig: String?, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// Our own C over a library of the system.
func wrapper(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, cSettings: strictC)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "galley",
  // Linux needs no entry. On a Mac only `Galley` and the command line are of use: Apple's own UIKit cannot be replaced.
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Galley", targets: ["Galley"]),
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "UniformTypeIdentifiers", "Combine", "simd",
        "GalleyLogging", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .library(name: "SwiftUI", targets: ["SwiftUI", "Combine"]),
    .library(name: "GalleyTesting", targets: ["GalleyTesting"]),
    // All of it in one file, for packages that do not name Galley: `galley swift` links it.
    .library(
      name: "GalleyUIKit", type: .dynamic,
      targets: [
        "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "UniformTypeIdentifiers", "Combine", "simd",
        "SwiftUI", "GalleyPreviews", "GalleyLogging", "_Testing_UIKit", "_Testing_CoreGraphics", "GalleyTesting",
      ]),
    .executable(name: "galley", targets: ["GalleyCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // What the module `Combine` consists of, but for what observes UIKit's objects.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // For `Scripts/documentation` alone: nothing that is built links it.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
    system("PNGLibrary", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    system("DeflateLibrary", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("ICULibrary", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    system("FYAMLLibrary", pkgConfig: "libfyaml", apt: "libfyaml-dev", brew: "libfyaml"),
    system("NettleLibrary", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
    wrapper("CPNG", ["PNGLibrary", "DeflateLibrary"]),
    wrapper("CICU", ["ICULibrary"]),
    wrapper("CFYAML", ["FYAMLLibrary"]),
    wrapper("CNettle", ["NettleLibrary"]),
    wrapper("CClassInit"),
    wrapper("CFaults"),
    wrapper("CStart"),

    engine("GalleySystem", settings: strictlySafe),
    engine("GalleyBase", settings: strictlySafe),
    engine("GalleyFiles", ["GalleyBase", "GalleySystem"], settings: strictlySafe),
    engine("GalleyUnicode", ["GalleyBase", "CICU"]),
    engine("GalleyRaster", ["GalleyBase"], settings: strictlySafe),
    engine(
      "GalleyFonts",
      [
        "GalleyBase", "GalleyFiles", "GalleySystem", "GalleyUnicode", "GalleyRaster", "CHarfBuzz", "CFreeType",
        "CNettle",
      ]),
    engine("GalleyText", ["GalleyBase", "GalleyUnicode", "GalleyFonts"], settings: strictlySafe),
    engine("GalleyDrawing", ["GalleyBase", "GalleySystem", "GalleyRaster", "GalleyFonts", "CPNG"]),
    engine(
      "GalleyViews", ["GalleyBase", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing"],
      settings: strictlySafe),
    engine(
      "GalleyScenes",
      [
        "GalleyBase", "GalleyFiles", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing", "GalleyViews",
        "CFYAML",
      ], settings: strictlySafe),
    engine(
      "GalleyGoldens", ["GalleyBase", "GalleyFiles", "GalleyFonts", "GalleyDrawing", "GalleyScenes"],
      settings: strictlySafe),
    engine(
      "Galley",
      [
        "GalleyBase", "GalleyFiles", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing", "GalleyViews",
        "GalleyScenes",
        "GalleyGoldens",
      ], settings: strictlySafe),
    spelling("CoreGraphics", ["GalleyBase", "GalleyRaster", "GalleyFonts", "GalleyDrawing"]),
    spelling(
      "UIFoundation",
      [
        "CoreGraphics", "GalleyBase", "GalleySystem", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing",
        "GalleyViews", "GalleyScenes", "CClassInit",
      ]),
    spelling(
      "CoreText",
      [
        "UIFoundation", "CoreGraphics", "GalleyBase", "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing",
        "GalleyViews",
      ]),
    spelling("QuartzCore", ["UIFoundation", "CoreGraphics", "GalleyBase", "GalleyDrawing", "GalleyViews"]),
    spelling("GalleyLogging"),
    spelling("UniformTypeIdentifiers", ["CoreGraphics"]),
    spelling(
      "UIKit",
      [
        "CoreText", "QuartzCore", "UIFoundation", "UniformTypeIdentifiers", "CoreGraphics", "GalleyBase",
        "GalleyUnicode", "GalleyFonts", "GalleyText", "GalleyDrawing", "GalleyViews",
      ]),
    spelling(
      "Combine",
      [
        "UIKit", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    spelling("simd"),
    spelling(
      "SwiftUI",
      [
        "Combine", "GalleyTesting", "UniformTypeIdentifiers", "UIKit", "UIFoundation", "CoreGraphics", "GalleyBase",
        "GalleyText", "GalleyDrawing", "GalleyViews",
      ]),
    spelling(
      "GalleyPreviews",
      [
        "SwiftUI", "UIKit", "UIFoundation", "CoreGraphics", "GalleyBase", "GalleyFiles", "GalleyDrawing", "GalleyViews",
        "GalleyScenes", "GalleyGoldens",
      ]),
    spelling("_Testing_UIKit", ["UIKit"]),
    spelling("_Testing_CoreGraphics", ["CoreGraphics"]),
    spelling("GalleyTesting", ["UIKit", "Galley", "GalleyFiles"]),
    // The program, in parts: what every command shares, then the parts that few commands need, then the commands.
    engine(
      "GalleyPipeline", ["Galley", "GalleyFiles", "GalleySystem", "CFaults", argumentParser],
      settings: strictlySafe),
    engine("GalleyServers", ["GalleyPipeline", argumentParser], settings: strictlySafe),
    engine("GalleyBench", ["GalleyPipeline", argumentParser], settings: strictlySafe),
    engine("GalleyIOSComparison", ["GalleyPipeline", argumentParser], settings: strictlySafe),
    engine(
      "GalleyTool",
      ["GalleyPipeline", "GalleyServers", "GalleyBench", "GalleyIOSComparison", "CStart", argumentParser],
      // The pages that it writes and serves. They are inside the program, which is one file.
      resources: [.embedInCode("Pages")], settings: strictlySafe),
    .executableTarget(name: "GalleyCommand", dependencies: ["GalleyTool"], swiftSettings: strictlySafe),

    .target(name: "TestSupport", dependencies: ["GalleyFonts"], path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "UIKitEdits", dependencies: ["UIKit", "GalleyText", "GalleyViews"], path: "Tests/UIKitEdits",
      swiftSettings: appleMode),
    tests("GalleyBaseTests", ["GalleyBase"]),
    tests("GalleyFilesTests", ["GalleyFiles"]),
    tests("GalleyUnicodeTests", ["GalleyUnicode"]),
    tests("GalleyRasterTests", ["GalleyRaster"]),
    tests("GalleyFontsTests", ["GalleyFonts"]),
    tests("GalleyTextTests", ["GalleyText"]),
    tests("GalleyDrawingTests", ["GalleyDrawing"]),
    tests("GalleyViewsTests", ["GalleyViews"]),
    tests("GalleyScenesTests", ["GalleyScenes", "GalleyGoldens"]),
    tests("GalleyGoldensTests", ["GalleyFiles", "GalleyGoldens"]),
    tests(
      "GalleyToolTests",
      ["GalleyFiles", "GalleyPipeline", "GalleyServers", "GalleyBench", "GalleyIOSComparison", "GalleyTool"]),
    tests("GalleyTests", ["Galley"]),
    spellingTests("CoreGraphicsTests", ["CoreGraphics", "Galley", "_Testing_CoreGraphics"]),
    spellingTests("UIFoundationTests", ["UIFoundation", "Galley", "_Testing_CoreGraphics"]),
    spellingTests(
      "UIKitTests", ["UIKit", "UIKitEdits", "Galley", "GalleyTesting", "_Testing_UIKit", "_Testing_CoreGraphics"],
      exclude: ["Documented/__Snapshots__"]),
    spellingTests("CombineTests", ["Combine", "UIKit"]),
    spellingTests("simdTests", ["simd"]),
    spellingTests(
      "SwiftUITests", ["SwiftUI", "UIKit", "GalleyTesting", "GalleyViews"], exclude: ["Documented/__Snapshots__"]),
    spellingTests("GalleyPreviewsTests", ["GalleyPreviews", "SwiftUI"]),
    spellingTests("LoggingTests", ["GalleyLogging"]),
    tests("ArchitectureTests", []),
    tests("ExampleTests", ["Galley"]),
    tests("ConformanceTests", ["Galley"]),
  ]
)

// `Scripts/test` sets it: tests of whole texts and all goldens take several times as long without the optimiser, which takes
// a minute and a half for these modules. Writing what a debugger reads would take another minute.
if Context.environment["GALLEY_OPTIMIZE"] != nil {
  let engine: Set = [
    "GalleyBase", "GalleyUnicode", "GalleyRaster", "GalleyFonts", "GalleyText", "GalleyDrawing", "GalleyViews",
  ]
  for target in package.targets where target.swiftSettings != nil {
    target.swiftSettings?.append(.unsafeFlags(engine.contains(target.name) ? ["-O", "-gnone"] : ["-gnone"]))
  }
}

// `Scripts/test GalleyText` builds and runs the tests of one module: the package has no others then.
if let module = Context.environment["GALLEY_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != "\(module)Tests" }
}

// Rewriting/make-modules compiles what `galley swift` links: no program, no test, and nothing that has to be fetched. It
// names the folder of OpenCombine, which an archive brings along. The library may be used on another machine.
if let openCombine = Context.environment["GALLEY_MODULES"] {
  package.dependencies = [.package(name: "OpenCombine", path: openCombine)]
  package.products.removeAll { $0.name == "galley" }
  let left: Set = [
    "TestSupport", "UIKitEdits", "GalleyPipeline", "GalleyServers", "GalleyBench", "GalleyIOSComparison", "GalleyTool",
    "GalleyCommand",
  ]
  package.targets.removeAll { $0.isTest || left.contains($0.name) }
  for target in package.targets {
    // Another compiler may warn about more.
    target.swiftSettings?.append(.treatAllWarnings(as: .warning))
    if target.name == "GalleyFonts" { target.swiftSettings?.append(.define("GALLEY_MODULES")) }
  }
  // The optimiser takes minutes for generic views, and drawing them spends its time below them.
  for target in package.targets where ["SwiftUI", "GalleyPreviews"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
  }
}

// The fuzz targets need libFuzzer, which nothing else links: Scripts/fuzz builds them.
if Context.environment["GALLEY_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzzing/CFuzzer", cSettings: strictC),
    .executableTarget(
      name: "galley-fuzz", dependencies: ["CFuzzer", "Galley", "GalleyFiles", "UIKit", "UIKitEdits"],
      path: "Tests/Fuzzing/Fuzzers",
      swiftSettings: strict, linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]),
  ]
}
