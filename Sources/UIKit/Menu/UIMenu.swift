import Foundation
public import UIFoundation

/// A menu, or a group of entries in one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The appearance of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries are shown in the enclosing menu.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One entry can be on.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// The entries are shown as a palette.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// The size of entries.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The name.
  public let identifier: Identifier
  /// The appearance.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]
  /// The size of the entries.
  open var preferredElementSize: ElementSize

  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The entries that are on, those of inner menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction where action.state == .on: [action]
      case let command as UICommand where command.state == .on: [command]
      default: []
      }
    }
  }
}

extension UIMenu.Identifier {
  /// The whole menu.
  public static let root = Self("com.apple.menu.root")
  /// The application's menu.
  public static let application = Self("com.apple.menu.application")
  /// Files.
  public static let file = Self("com.apple.menu.file")
  /// Editing.
  public static let edit = Self("com.apple.menu.edit")
  /// Undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Searching.
  public static let find = Self("com.apple.menu.find")
  /// Replacing.
  public static let replace = Self("com.apple.menu.replace")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Looking up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learning words.
  public static let learn = Self("com.apple.menu.learn")
  /// The format of text.
  public static let format = Self("com.apple.menu.format")
  /// Fonts.
  public static let font = Self("com.apple.menu.font")
  /// Bold, italic and so on.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Sizes of text.
  public static let textSize = Self("com.apple.menu.text-size")
  /// Text in general.
  public static let text = Self("com.apple.menu.text")
  /// Alignments.
  public static let alignment = Self("com.apple.menu.alignment")
  /// Spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Substitutions.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Transformations.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Speech.
  public static let speech = Self("com.apple.menu.speech")
  /// Filling in.
  public static let autoFill = Self("com.apple.menu.autofill")
  /// The view.
  public static let view = Self("com.apple.menu.view")
  /// Windows.
  public static let window = Self("com.apple.menu.window")
  /// Help.
  public static let help = Self("com.apple.menu.help")
}
