import CoreGraphics
import Foundation
import GalleyBase
import GalleyFonts
import GalleyText
import GalleyViews
import TestSupport
import UIKit

@testable import GalleyScenes

/// A scene said in UIKit's words: the same tree of views, made with UIKit's public properties alone.
@MainActor final class SceneInUIKit {
  let file: SceneFile
  let context: RenderContext
  /// The properties of the scene that UIKit has no name for, with the reasons.
  var unsayable: Set<String> = []
  /// Properties that are neither said nor excused.
  var forgotten: Set<String> = []
  /// The traits of the view that is being made.
  var traits: UITraitCollection
  var resources: SceneResources
  /// The views, the innermost first, with their descriptions.
  var made: [(view: UIView, model: SceneView)] = []
  /// The engine's fonts of the views, for the scene's fonts to stand over.
  var bases: [ObjectIdentifier: Font] = [:]
  var delegates: [ObjectIdentifier: ParityDelegate] = [:]

  /// - Parameter typesetter: of the fonts of the scene.
  init(_ file: SceneFile, with typesetter: Typesetter) throws {
    self.file = file
    let scene = file.scene
    context = try RenderContext(
      typesetter: typesetter, scale: scene.scale, layoutDirection: scene.direction, locale: scene.locale,
      contentSizeCategory: scene.contentSizeCategory, interfaceStyle: scene.interfaceStyle)
    resources = SceneResources(for: context, file.document, within: nil, Budgets())
    traits = UIKitEnvironment.current.traits
  }

  /// Changes an environment to that of a scene.
  static func adapt(_ environment: inout UIKitEnvironment, to scene: Scene) {
    environment.fontsFolder = Repository.path("Fonts")
    environment.fontFiles = scene.fonts.files.map(\.path)
    environment.fallbackFamilies = scene.fonts.fallback
    environment.usesAppleEmojiMetrics = scene.fonts.emojiMetrics == .apple
    environment.usesAppleEmojiPresentation = scene.fonts.emojiPresentation == .apple
    environment.locale = scene.locale
    environment.traits = UITraitCollection(traitsFrom: [
      environment.traits, UITraitCollection(displayScale: scene.scale),
      UITraitCollection(userInterfaceStyle: scene.interfaceStyle == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: scene.direction == .rightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(scene.contentSizeCategory)),
    ])
  }

  /// A window of a size with the views in it. Reasons and forgotten properties are known afterwards.
  func window(of size: Size) -> UIWindow {
    note(file.scene, as: "scene", Scene(), said: ParityWords.scene, excused: ParityWords.sceneReasons)
    let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(size)))
    window.keyboardHeight = nil
    window.makeKeyAndVisible()
    window.backgroundColor = color(file.scene.background)
    for model in file.scene.views { window.addSubview(view(model)) }
    resolveAutomaticSizes()
    return window
  }

  /// Gives the views the extents that the scene leaves to the content.
  func resolveAutomaticSizes() {
    for (view, model) in made { resolveAutomaticSize(of: view, model) }
  }

  // MARK: Views

  /// A view with those in it.
  func view(_ model: SceneView) -> UIView {
    let outer = traits
    defer { traits = outer }
    if let overrides = model.traitOverrides { traits = UITraitCollection(traitsFrom: [traits, overrides.collection]) }
    let view = kind(model)
    if let overrides = model.traitOverrides { overrides.apply(to: view) }
    apply(model, to: view)
    view.frame = CGRect(
      x: model.frame.origin.x, y: model.frame.origin.y, width: model.frame.size.width.points ?? 0,
      height: model.frame.size.height.points ?? 0)
    for model in model.subviews where !(view is UITableView) { view.addSubview(self.view(model)) }
    // The innermost are resolved first.
    made.append((view, model))
    return view
  }

  private func kind(_ model: SceneView) -> UIView {
    switch model.kind {
    case let kind as SceneLabel: return kind.insets == nil ? UILabel() : InsetLabel()
    case is SceneTextField: return UITextField()
    case is SceneTextView:
      let view = UITextView()
      // UITextView is white or black by itself; a scene's is not.
      view.backgroundColor = nil
      return view
    case is SceneTextContainer: return TextKitView()
    case is SceneImage: return UIImageView()
    case is SceneButton: return UIButton(type: .custom)
    default: return UIView()
    }
  }

  /// Sets what the scene says.
  func apply(_ model: SceneView, to view: UIView) {
    let isPlain = [.content, .frame].contains(model.placement)
    note(
      model, as: "view", SceneView(id: "", ScenePlainView()),
      said: ParityWords.view.union(isPlain ? ["placement"] : []),
      excused: ParityWords.viewReasons)
    switch (model.kind, view) {
    case (is ScenePlainView, _): break
    case (let kind as SceneLabel, let label as UILabel): apply(kind, to: label)
    case (let kind as SceneTextField, let field as UITextField): apply(kind, to: field)
    case (let kind as SceneTextView, let view as UITextView): apply(kind, to: view)
    case (let kind as SceneTextContainer, let view as TextKitView): apply(kind, to: view)
    case (let kind as SceneImage, let view as UIImageView): apply(kind, to: view)
    case (let kind as SceneButton, let button as UIButton): apply(kind, to: button)
    case (is SceneTable, _):
      unsayable.insert("\(model.kindName): its rows take their measures from keys of Galley's own")
    default: unsayable.insert("\(model.kindName): arranged views have tests of their own, with frames")
    }
    applyCommon(model, to: view)
  }

  private func applyCommon(_ model: SceneView, to view: UIView) {
    if let color = model.backgroundColor { view.backgroundColor = self.color(color) }
    if let tint = model.tintColor { view.tintColor = color(tint) }
    if let border = model.borderColor { view.layer.borderColor = color(border).cgColor }
    if let width = model.borderWidth { view.layer.borderWidth = width }
    if let radius = model.cornerRadius { view.layer.cornerRadius = radius }
    if let curve = model.cornerCurve { view.layer.cornerCurve = curve == .continuous ? .continuous : .circular }
    if let clips = model.clipsToBounds { view.clipsToBounds = clips }
    if let alpha = model.alpha { view.alpha = alpha }
    if let isHidden = model.isHidden { view.isHidden = isHidden }
    if let semantics = model.semanticContentAttribute {
      view.semanticContentAttribute = ParityWords.semantics[semantics]!
    }
  }

  // MARK: Sizes

  /// Gives the view the extents that the scene leaves to the content, by the rule of scenes in UIKit's terms.
  private func resolveAutomaticSize(of view: UIView, _ model: SceneView) {
    switch (model.frame.size.width, model.frame.size.height) {
    case (.points, .points): return
    case (.auto, .auto): view.frame.size = fittingSize(of: view)
    case (.auto, .points): view.frame.size.width = fittingSize(of: view).width
    case (.points(let width), .auto):
      let hasOwn = view.intrinsicContentSize.height != UIView.noIntrinsicMetric || view is UIScrollView
      view.frame.size.height =
        hasOwn
        ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        : extentOfSubviews(of: view).height
    }
  }

  private func fittingSize(of view: UIView) -> CGSize {
    if view is UIScrollView {
      return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    let (own, subviews) = (view.intrinsicContentSize, extentOfSubviews(of: view))
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? subviews.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? subviews.height : own.height)
  }

  private func extentOfSubviews(of view: UIView) -> CGSize {
    view.subviews.reduce(into: .zero) { extent, view in
      extent.width = max(extent.width, view.frame.maxX)
      extent.height = max(extent.height, view.frame.maxY)
    }
  }

  // MARK: Completeness

  /// Notes the properties of a value that differ from its defaults and are not said.
  func note<Value>(
    _ value: Value, as kind: String, _ standard: Value, said: Set<String>, excused: [String: ParityExcuse]
  ) {
    var names: [String] = []
    for (own, other) in zip(Mirror(reflecting: value).children, Mirror(reflecting: standard).children) {
      guard let name = own.label, !isSame(own.value, other.value) else { continue }
      names += name == "assignments" ? Mirror(reflecting: own.value).children.compactMap(\.label) : [name]
    }
    for name in names where !said.contains(name) {
      if let reason = excused[name] {
        unsayable.insert("\(kind).\(name): \(reason)")
      } else {
        forgotten.insert("\(kind).\(name)")
      }
    }
  }

  private func isSame(_ first: Any, _ second: Any) -> Bool {
    guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
    return first == second
  }
}

extension TraitOverrides {
  /// The overrides as a collection.
  fileprivate var collection: UITraitCollection {
    UITraitCollection { traits in
      if let style = userInterfaceStyle { traits.userInterfaceStyle = style == .dark ? .dark : .light }
      if let size = preferredContentSizeCategory { traits.preferredContentSizeCategory = UIContentSizeCategory(size) }
      if let direction = layoutDirection {
        traits.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      }
      if let language = typesettingLanguage { traits.typesettingLanguage = language }
    }
  }

  /// Sets the overrides on a view.
  @MainActor fileprivate func apply(to view: UIView) {
    if let style = userInterfaceStyle { view.traitOverrides.userInterfaceStyle = style == .dark ? .dark : .light }
    if let size = preferredContentSizeCategory {
      view.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(size)
    }
    if let direction = layoutDirection {
      view.traitOverrides.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let language = typesettingLanguage { view.traitOverrides.typesettingLanguage = language }
  }
}
