// swift-tools-version: 6.0
import PackageDescription

/// The views of the app whose screens the scenes in this folder describe, and their snapshot tests.
let package = Package(
  name: "shelf",
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .target(
      name: "Shelf", dependencies: [.product(name: "UIKit", package: "galley")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ShelfTests",
      dependencies: [
        "Shelf", .product(name: "UIKit", package: "galley"), .product(name: "Galley", package: "galley"),
        .product(name: "GalleyTesting", package: "galley"),
      ],
      exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
