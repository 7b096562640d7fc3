import SwiftSyntax

/// The modules with UIKit's names. Code that imports one of them is meant for iOS.
let uikitModules: Set<String> = ["UIKit", "QuartzCore", "CoreText", "UIFoundation", "SwiftUI"]

/// Imports whole modules instead of their parts. Imports UIKit for names that Foundation provides
/// on Apple's systems and UIKit provides on Linux.
final class ImportRule: Rule {
  /// The modules of Apple's systems, with the module that provides each of them on Linux.
  private static let stand: [String: String] = [
    "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "CoreText": "CoreText", "QuartzCore": "QuartzCore",
    "Foundation": "Foundation", "Combine": "Combine", "ObjectiveC": "UIKit", "Darwin": "Foundation",
    "CoreFoundation": "Foundation",
    "MobileCoreServices": "UIKit", "CoreServices": "UIKit", "CoreImage": "UIKit", "Accessibility": "UIKit",
    "ImageIO": "UIKit",
    "os": "GalleyLogging", "OSLog": "GalleyLogging", "SwiftUI": "SwiftUI", "SwiftUICore": "SwiftUI",
    "DeveloperToolsSupport": "SwiftUI", "CoreTransferable": "SwiftUI",
    "Symbols": "SwiftUI",
  ]
  /// The modules that do not exist under the same name on Linux. A module named `os` would be found
  /// by every package with `canImport(os)`.
  private static let absent: Set<String> = [
    "ObjectiveC", "Darwin", "CoreFoundation", "MobileCoreServices", "CoreServices", "CoreImage", "Accessibility", "os",
    "OSLog", "ImageIO", "SwiftUICore", "DeveloperToolsSupport", "CoreTransferable",
    "Symbols",
  ]

  /// True if a module with another name is imported instead of this one.
  static func isReplaced(_ module: String) -> Bool { absent.contains(module) }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first, let module = Self.stand[first.name.text] else { return .skipChildren }
    let isScoped = node.importKindSpecifier != nil
    if module == "Foundation" && isScoped && !Self.absent.contains(first.name.text) { return .skipChildren }
    if let kind = node.importKindSpecifier { blank(kind) }
    // UIKit re-exports Foundation and has string methods that would be ambiguous with Foundation's if that were
    // imported too.
    if module == "Foundation", file.isGivenUIKit {
      replacePadded(node.path, with: "UIKit")
    } else if node.path.count > 1 || Self.absent.contains(first.name.text) {
      replacePadded(node.path, with: module)
    }
    return .skipChildren
  }

  /// Changes the module before a name, as in `CoreImage.CIColor`.
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
    // SwiftUI re-exports UIKit.
    if file.isGivenUIKit, file.importedModules.isDisjoint(with: ["UIKit", "SwiftUI"]) {
      insert("\nimport UIKit\n", at: node.endPosition)
    }
    if file.usesCombine, file.importedModules.isDisjoint(with: ["Combine", "SwiftUI"]) {
      insert("\nimport Combine\n", at: node.endPosition)
    }
    // On Apple's systems UIKit re-exports Observation.
    if file.isGivenUIKit, file.usesObservable, file.importedModules.isDisjoint(with: ["Observation", "SwiftUI"]) {
      insert("\nimport Observation\n", at: node.endPosition)
    }
  }
}

extension ParsedFile {
  /// True if the rewritten file imports UIKit. Either the original does, or it uses names that
  /// Foundation provides on Apple's systems and UIKit provides on Linux.
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
  /// True if the file has an observable class.
  fileprivate var usesObservable: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .identifier("Observable") }
  }

  /// True if the file uses names of Combine that Foundation also provides on Apple's systems.
  fileprivate var usesCombine: Bool {
    guard importedModules.contains("Foundation") || isGivenUIKit else { return false }
    let names = Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let text) = token.tokenKind { text } else { nil }
      })
    return !names.isDisjoint(with: ["ObservableObject", "Published", "AnyCancellable"])
      || tree.description.contains("NotificationCenter.Publisher")
  }
}

extension String {
  /// True for names such as `NSRange`, `CGFloat` and `UIFont`, and for other names that Apple's
  /// Foundation or Objective-C provides.
  fileprivate var looksLikeApples: Bool {
    let words = ["Selector", "selector", "Timer", "autoreleasepool", "NotificationCenter", "DateComponentsFormatter"]
    if words.contains(self) { return true }
    if ["objc_", "kCF", "URLSession", "URLRequest", "HTTPURL", "HTTPCookie"].contains(where: hasPrefix) { return true }
    let third = dropFirst(2).first
    guard let third, third.isUppercase || third.isNumber else { return false }
    return ["NS", "CG", "CF", "CT", "CA", "UI"].contains(String(prefix(2)))
  }
}
