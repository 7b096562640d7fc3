public import UniformTypeIdentifiers

// Drags, drops and files: accepted and without effect, since nobody drags and no file is asked for.

/// A value that can be moved to other apps. It is moved nowhere here.
public protocol Transferable {
  /// The type of the value's representation.
  associatedtype Representation: TransferRepresentation
  /// The forms in which the value is moved.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is moved.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// A value as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// A form of a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// A form that is read and written.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// A form that is written.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// A form that is read.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value as another one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// A form that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// A form that is read and written.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

/// Several forms of a value.
public struct _TransferForms<Item: Transferable>: TransferRepresentation {}

/// Builds the forms of a value from the statements of a closure.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Passes a form through.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form where Form.Item == Item {
    form
  }
  /// Passes a single form through.
  public static func buildBlock<Form: TransferRepresentation>(_ form: Form) -> Form where Form.Item == Item { form }
  /// Builds several forms.
  @_disfavoredOverload
  public static func buildBlock<each Form: TransferRepresentation>(
    _ form: repeat each Form
  ) -> _TransferForms<Item> { _TransferForms() }
}

extension String: Transferable {
  /// Moved nowhere here.
  public static var transferRepresentation: _TransferForms<String> { _TransferForms() }
}

extension URL: Transferable {
  /// Moved nowhere here.
  public static var transferRepresentation: _TransferForms<URL> { _TransferForms() }
}

extension Data: Transferable {
  /// Moved nowhere here.
  public static var transferRepresentation: _TransferForms<Data> { _TransferForms() }
}

extension AttributedString: Transferable {
  /// Moved nowhere here.
  public static var transferRepresentation: _TransferForms<AttributedString> { _TransferForms() }
}

extension Image: Transferable {
  /// Moved nowhere here.
  public static var transferRepresentation: _TransferForms<Image> { _TransferForms() }
}

/// A place where something is dropped.
public struct DropInfo {
  /// The place, in points of the view.
  public var location: CGPoint
  /// Says whether something of a type is dropped: nothing is.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// The providers of what is dropped: none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// The operation that a place offers.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// An offer of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that is asked about drops. It is asked nothing here.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Says whether a drop may begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag comes.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag goes.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Lets a drop begin.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Offers what was offered before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Without effect: nobody drags.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Without effect: nobody drags.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Without effect: nobody drags.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Without effect: nobody drags.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Without effect: nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  /// Without effect: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Without effect: nothing is dropped.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }
  /// Without effect: nothing is dropped.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Without effect: nothing is dropped.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Without effect: nothing is dropped.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
}
