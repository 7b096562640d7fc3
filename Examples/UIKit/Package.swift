// swift-tools-version: 6.0
import PackageDescription

/// Programs as they are written for iOS. The sources import UIKit alone; the tests draw them and compare the pictures.
let package = Package(
  name: "articles",
  dependencies: [.package(name: "galley", path: "../..")],
  targets: [
    .target(
      name: "Articles", dependencies: [.product(name: "UIKit", package: "galley")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ArticlesTests",
      dependencies: [
        "Articles", .product(name: "UIKit", package: "galley"), .product(name: "GalleyTesting", package: "galley"),
      ],
      exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
