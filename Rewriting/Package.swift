// swift-tools-version: 6.2
import PackageDescription

/// The folder with the toolchain's own copy of swift-syntax, `…/usr/lib/swift/host`. With it the program builds in
/// seconds; without it swift-syntax is fetched and compiled, which takes minutes.
let hostLibraries = Context.environment["GALLEY_HOST_LIBRARIES"]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let hostSettings: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let hostLinking: [LinkerSetting] =
  hostLibraries.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
    ]
  } ?? []
let syntax: [Target.Dependency] =
  hostLibraries == nil
  ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")]
  : []

let package = Package(
  name: "galley-rewriting",
  products: [
    .executable(name: "galley-rewriter", targets: ["GalleyRewriter"]),
    .plugin(name: "RewriteForUIKit", targets: ["RewriteForUIKit"]),
  ],
  dependencies: hostLibraries == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")] : [],
  targets: [
    .target(
      name: "GalleyRewriting", dependencies: syntax, swiftSettings: strict + hostSettings, linkerSettings: hostLinking),
    .executableTarget(
      name: "GalleyRewriter", dependencies: ["GalleyRewriting"], swiftSettings: strict + hostSettings),
    .plugin(name: "RewriteForUIKit", capability: .buildTool(), dependencies: ["GalleyRewriter"]),
    .testTarget(
      name: "GalleyRewritingTests", dependencies: ["GalleyRewriting"], swiftSettings: strict + hostSettings),
    .testTarget(
      name: "GalleyRewriterTests", dependencies: ["GalleyRewriter"], swiftSettings: strict + hostSettings),
  ]
)
