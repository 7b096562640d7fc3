/// A preview in a source file. It has one or several pictures.
package final class PreviewSource {
  enum Content {
    case view(@MainActor () -> any View)
    case uiView(@MainActor () -> UIView)
    case controller(@MainActor () -> UIViewController)
  }

  /// The name of the type that conforms to `PreviewProvider`. Nil for `#Preview`.
  package let typeName: String?
  /// The path of the source file.
  package let file: String
  /// The line on which the preview begins. The first line is 1.
  package let line: Int
  /// The title of `#Preview`, or nil.
  package var title: String? { settings.title }
  let content: Content
  let settings: PreviewSettings

  init(_ content: Content, typeName: String? = nil, file: String, line: Int, _ settings: PreviewSettings) {
    (self.content, self.typeName, self.file, self.line, self.settings) = (content, typeName, file, line, settings)
  }

  /// Returns the preview behind the pointer that `galleyPreview` has returned, and takes ownership
  /// of it.
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

/// Creates a preview of a SwiftUI view. `galley swift` replaces `#Preview` by calls of this
/// function.
nonisolated public func galleyPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
  @ViewBuilder body: @escaping @MainActor () -> any View
) -> UnsafeMutableRawPointer {
  PreviewSource(.view(body), file: file, line: line, PreviewSettings(name, traits)).pointer
}

/// Creates a preview of a UIKit view. `galley swift` replaces `#Preview` by calls of this function.
@_disfavoredOverload nonisolated public func galleyPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
  body: @escaping @MainActor () -> UIView
) -> UnsafeMutableRawPointer {
  PreviewSource(.uiView(body), file: file, line: line, PreviewSettings(name, traits)).pointer
}

/// Creates a preview of a view controller. `galley swift` replaces `#Preview` by calls of this
/// function.
@_disfavoredOverload nonisolated public func galleyPreview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., file: String = #filePath, line: Int = #line,
  body: @escaping @MainActor () -> UIViewController
) -> UnsafeMutableRawPointer {
  PreviewSource(.controller(body), file: file, line: line, PreviewSettings(name, traits)).pointer
}

/// Creates a preview of a `PreviewProvider`. `galley swift` adds a call of this function after each
/// such type.
nonisolated public func galleyPreview<P: PreviewProvider>(
  of provider: P.Type, file: String = #filePath, line: Int
) -> UnsafeMutableRawPointer {
  PreviewSource(
    .view { provider.previews }, typeName: "\(provider)", file: file, line: line, PreviewSettings()
  ).pointer
}
