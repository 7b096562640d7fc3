/// A preview as its source describes it: one or several pictures.
package final class PreviewSource {
  enum Content {
    case view(@MainActor () -> any View)
    case uiView(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
  }

  /// The type of a `PreviewProvider`; nil for `#Preview`.
  package let typeName: String?
  /// The path of the file.
  package let file: String
  /// The line on which the preview begins, counted from 1.
  package let line: Int
  /// The title of `#Preview`.
  package var title: String? { settings.title }
  let content: Content
  let settings: PreviewSettings

  init(_ content: Content, typeName: String? = nil, file: String, line: Int, _ settings: PreviewSettings) {
    (self.content, self.typeName, self.file, self.line, self.settings) = (content, typeName, file, line, settings)
  }

  /// The preview that a function of a source returns, as `galley swift` wrote it.
  package static func taken(from pointer: UnsafeMutableRawPointer) -> PreviewSource {
    Unmanaged<PreviewSource>.fromOpaque(pointer).takeRetainedValue()
  }

  fileprivate var pointer: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

extension PreviewSettings {
  nonisolated fileprivate init(_ title: String?, _ traits: [PreviewTrait<Preview.ViewTraits>]) {
    self.title = title
    for trait in traits { trait.change(&self) }
  }
}

/// Describes a preview of a view. `galley swift` writes calls of it in the place of `#Preview`.
nonisolated public func galleyPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
  @ViewBuilder body: @escaping @MainActor () -> any View
) -> UnsafeMutableRawPointer {
  PreviewSource(.view(body), file: file, line: line, PreviewSettings(name, traits)).pointer
}

/// Describes a preview of a view of UIKit's. `galley swift` writes calls of it in the place of `#Preview`.
@_disfavoredOverload nonisolated public func galleyPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
  body: @escaping @MainActor () -> UIView
) -> UnsafeMutableRawPointer {
  PreviewSource(.uiView(body), file: file, line: line, PreviewSettings(name, traits)).pointer
}

/// Describes a preview of a view controller. `galley swift` writes calls of it in the place of `#Preview`.
@_disfavoredOverload nonisolated public func galleyPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
  body: @escaping @MainActor () -> UIViewController
) -> UnsafeMutableRawPointer {
  PreviewSource(.controller(body), file: file, line: line, PreviewSettings(name, traits)).pointer
}

/// Describes the previews of a type. `galley swift` writes calls of it behind each `PreviewProvider`.
nonisolated public func galleyPreview<P: PreviewProvider>(
  of provider: P.Type, file: String = #filePath, line: Int
) -> UnsafeMutableRawPointer {
  PreviewSource(
    .view { provider.previews }, typeName: "\(provider)", file: file, line: line, PreviewSettings()
  ).pointer
}
