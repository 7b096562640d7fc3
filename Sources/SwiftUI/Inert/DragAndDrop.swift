public import UniformTypeIdentifiers

// Drags, drops and files: accepted and without effect, since nobody drags and no file is asked for.

/// A value that can be transferred to other apps. Galley transfers nothing.
public protocol Transferable {
  /// The type of the value's representations.
  associatedtype Representation: TransferRepresentation
  /// The representations of the value for a transfer.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of a value for a transfer.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the transferred value.
  associatedtype Item: Transferable
}

/// The representation of a value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a representation with a content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// The representation of a value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a representation that is exported only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Creates a representation that is imported only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// The representation of a value by another transferable value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// Creates a representation that is exported only.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Creates a representation that is exported and imported.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

/// A list of representations.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {}

/// Builds the representations of a value from the statements of a closure.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation unchanged.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form where Form.Item == Item {
    form
  }
  /// Returns a single representation unchanged.
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form where Form.Item == Item { form }
  /// Combines several representations.
  @_disfavoredOverload
  public static func buildBlock<each Form: TransferRepresentation>(
    _ form: repeat each Form
  ) -> _TransferForms<Item> { _TransferForms() }
}

extension String: Transferable {
  /// The representations of a string. Galley transfers nothing.
  public static var transferRepresentation: _TransferForms<String> { _TransferForms() }
}

extension URL: Transferable {
  /// The representations of a URL. Galley transfers nothing.
  public static var transferRepresentation: _TransferForms<URL> { _TransferForms() }
}

extension Data: Transferable {
  /// The representations of bytes. Galley transfers nothing.
  public static var transferRepresentation: _TransferForms<Data> { _TransferForms() }
}

extension AttributedString: Transferable {
  /// The representations of an attributed string. Galley transfers nothing.
  public static var transferRepresentation: _TransferForms<AttributedString> { _TransferForms() }
}

extension Image: Transferable {
  /// The representations of an image. Galley transfers nothing.
  public static var transferRepresentation: _TransferForms<Image> { _TransferForms() }
}

/// The state of a drop.
public struct DropInfo {
  /// The location in the view, in points.
  public var location: CGPoint
  /// Returns true if an item conforms to one of the types. Always false in Galley.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Returns the providers of the dropped items. Always empty in Galley.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop, such as a copy.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// The proposal of a drop target.
public struct DropProposal: Sendable {
  /// The proposed operation.
  public let operation: DropOperation
  /// Creates the proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles drops. Its methods are not called in Galley.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns true if the drop can begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Handles the dropped items. Returns true if it succeeds.
  func performDrop(info: DropInfo) -> Bool
  /// Handles a drag that enters the view.
  func dropEntered(info: DropInfo)
  /// Handles a drag that moves inside the view. Returns a new proposal, or nil to keep the last
  /// one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Handles a drag that leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true: by default each drop can begin.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing by default.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil: by default the last proposal is kept.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing by default.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Has no effect: nobody drags items.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Has no effect: nobody drags items.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect: nobody drags items.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Has no effect: nobody drags items.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Has no effect: nobody drops items.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Has no effect: nobody drops items.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Has no effect: nobody drops items.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// Has no effect: nobody drops items.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Has no effect: nobody drops items.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Has no effect: nobody drops items.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}
