import SwiftSyntax

/// The modules with UIKit's names, of which each import brings code meant for iOS.
let uikitModules: Set<String> = ["UIKit", "QuartzCore", "CoreText", "UIFoundation", "SwiftUI"]

/// Imports whole modules in place of their parts, and UIKit where Apple's Foundation brings what it brings here.
final class ImportRule: Rule {
  /// Modules whose parts are imported on Apple's systems, and the module that has them here.
  private static let stand: [String: String] = [
    "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "CoreText": "CoreText", "QuartzCore": "QuartzCore",
    "Foundation": "Foundation", "Combine": "Combine", "ObjectiveC": "UIKit", "Darwin": "Foundation",
    "CoreFoundation": "Foundation",
    "MobileCoreServices": "UIKit", "CoreServices": "UIKit", "CoreImage": "UIKit", "Accessibility": "UIKit",
    "os": "GalleyLogging", "OSLog": "GalleyLogging", "SwiftUI": "SwiftUI", "SwiftUICore": "SwiftUI",
    "DeveloperToolsSupport": "SwiftUI", "CoreTransferable": "SwiftUI",
  ]
  /// Those of which there is no module of the same name here. One called `os` would be taken for Apple's by every package
  /// that asks `canImport(os)`.
  private static let absent: Set<String> = [
    "ObjectiveC", "Darwin", "CoreFoundation", "MobileCoreServices", "CoreServices", "CoreImage", "Accessibility", "os",
    "OSLog", "SwiftUICore", "DeveloperToolsSupport", "CoreTransferable",
  ]

  /// True if a module of another name is imported in place of this one.
  static func isReplaced(_ module: String) -> Bool { absent.contains(module) }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first, let module = Self.stand[first.name.text] else { return .skipChildren }
    let isScoped = node.importKindSpecifier != nil
    if module == "Foundation" && isScoped && !Self.absent.contains(first.name.text) { return .skipChildren }
    if let kind = node.importKindSpecifier { blank(kind) }
    // UIKit brings Foundation, and methods of strings that Foundation's would stand beside if it were imported too.
    if module == "Foundation", file.isGivenUIKit {
      replacePadded(node.path, with: "UIKit")
    } else if node.path.count > 1 || Self.absent.contains(first.name.text) {
      replacePadded(node.path, with: module)
    }
    return .skipChildren
  }

  /// A name with its module before it, as in `CoreImage.CIColor`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil {
      replaceModule(base.baseName.text, base)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { replaceModule(base.name.text, base) }
    return .visitChildren
  }

  private func replaceModule(_ name: String, _ node: some SyntaxProtocol) {
    guard Self.absent.contains(name), let module = Self.stand[name], file.importedModules.contains(name),
      index.fullName(of: name, in: scope) == nil, !index.variableNames.contains(name)
    else { return }
    replace(node, with: module)
  }

  override func visitPost(_ node: SourceFileSyntax) {
    // SwiftUI brings UIKit.
    if file.isGivenUIKit, file.importedModules.isDisjoint(with: ["UIKit", "SwiftUI"]) {
      insert("\nimport UIKit\n", at: node.endPosition)
    }
    if file.usesCombine, file.importedModules.isDisjoint(with: ["Combine", "SwiftUI"]) {
      insert("\nimport Combine\n", at: node.endPosition)
    }
    // UIKit brings it on Apple's systems.
    if file.isGivenUIKit, file.usesObservable, file.importedModules.isDisjoint(with: ["Observation", "SwiftUI"]) {
      insert("\nimport Observation\n", at: node.endPosition)
    }
  }
}

extension ParsedFile {
  /// True if the copy imports UIKit: the file does, or uses names that come with Foundation on Apple's systems and with
  /// UIKit here.
  var isGivenUIKit: Bool {
    !importedModules.isDisjoint(with: uikitModules)
      || tree.tokens(viewMode: .sourceAccurate).contains { token in
        switch token.tokenKind {
        case .identifier(let text): text.looksLikeApples && token.parent?.is(ImportPathComponentSyntax.self) != true
        default: false
        }
      }
  }
}

extension ParsedFile {
  /// True if the file has a class that is observed.
  fileprivate var usesObservable: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier("Observable") }
  }

  /// True if the file uses the names of Combine's that Apple's Foundation brings, too.
  fileprivate var usesCombine: Bool {
    guard importedModules.contains("Foundation") || isGivenUIKit else { return false }
    return tree.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .identifier(let text): ["ObservableObject", "Published", "AnyCancellable"].contains(text)
      default: false
      }
    }
  }
}

extension String {
  /// True for `NSRange`, `CGFloat`, `UIFont` and their like, and for the words that come with Objective-C.
  fileprivate var looksLikeApples: Bool {
    let words = ["Selector", "selector", "Timer", "autoreleasepool", "NotificationCenter", "DateComponentsFormatter"]
    if words.contains(self) { return true }
    if ["objc_", "URLSession", "URLRequest", "HTTPURL", "HTTPCookie"].contains(where: hasPrefix) { return true }
    let third = dropFirst(2).first
    guard let third, third.isUppercase || third.isNumber else { return false }
    return ["NS", "CG", "CF", "CT", "CA", "UI"].contains(String(prefix(2)))
  }
}
