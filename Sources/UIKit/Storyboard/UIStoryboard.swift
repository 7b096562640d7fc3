public import Foundation

/// A storyboard file. Galley cannot read such files, which only Xcode compiles. Requesting a view
/// controller stops the program with a message.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name of the file.
  package let name: String

  /// Creates a storyboard with the name of its file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Stops the program, since storyboards cannot be read.
  open func instantiateInitialViewController() -> UIViewController? { refuse("its first screen") }

  /// Stops the program, since storyboards cannot be read.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    refuse("its first screen")
  }

  /// Stops the program, since storyboards cannot be read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    refuse("the screen \(identifier)")
  }

  /// Stops the program, since storyboards cannot be read.
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

/// A nib file. Galley cannot read such files. Requesting its views stops the program with a
/// message.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The key of an option for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw name of the key.
    public var rawValue: String

    /// Creates a key from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of external objects to which the nib refers.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  /// The name of the file.
  package let name: String

  /// Creates a nib with the name of its file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Creates a nib with the content of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "of \(data.count) bytes" }

  /// Stops the program, since nib files cannot be read.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    preconditionFailure(
      "the nib \(name) cannot be read: Xcode compiles nibs, and there is no Xcode here; make the views in code")
  }
}

extension Bundle {
  /// Returns nil, since nib files cannot be read.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { nil }
}

/// A transition from one view controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public let identifier: String?
  /// The view controller from which the segue starts.
  public let source: UIViewController
  /// The view controller to which the segue leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue between two view controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  /// Calls the closure, or else presents the destination.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}

/// The source of a segue that leads back to an earlier view controller.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {}
