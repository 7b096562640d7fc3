public import Foundation

/// A file of screens. Only Xcode makes such files, which cannot be read here: asking for a screen stops the program
/// with a message.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  package let name: String

  /// Creates a file from its name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Stops the program.
  open func instantiateInitialViewController() -> UIViewController? { refuse("its first screen") }

  /// Stops the program.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    refuse("its first screen")
  }

  /// Stops the program.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse("the screen \(identifier)")
  }

  /// Stops the program.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    refuse("the screen \(identifier)")
  }

  private func refuse(_ part: String) -> Never {
    preconditionFailure(
      "the storyboard \(name) cannot be read: Xcode compiles storyboards, and there is no Xcode here; make \(part) in code"
    )
  }
}

/// A file of views. Such files cannot be read here: asking for the views stops the program with a message.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of the objects that a file refers to.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects from outside.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  /// The name of the file.
  package let name: String

  /// Creates a file from its name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// A file by its content.
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "of \(data.count) bytes" }

  /// Stops the program.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    preconditionFailure(
      "the nib \(name) cannot be read: Xcode compiles nibs, and there is no Xcode here; make the views in code")
  }
}

extension Bundle {
  /// Returns nil: there are no files of views.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}

/// The step from one screen of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name.
  public let identifier: String?
  /// The source screen.
  public let source: UIViewController
  /// The destination screen.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// A step.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// A step by a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Shows the destination: by the closure, else by presenting it.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}

/// The step back to an earlier screen.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {}
