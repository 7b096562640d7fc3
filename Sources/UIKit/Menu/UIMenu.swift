import Foundation
public import UIFoundation

/// A menu, or a group of elements in a menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw name of the identifier.
    public var rawValue: String

    /// Creates an identifier from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for the presentation of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates an option set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the parent menu, not in a submenu.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// The menu is shown as destructive.
    public static let destructive = Self(rawValue: 1 << 1)
    /// At most one element can be on.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// The elements are shown as a palette.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options for the presentation.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize

  /// Creates a menu with elements.
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

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, including elements of submenus.
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
  /// The root menu.
  public static let root = Self("com.apple.menu.root")
  /// The application menu.
  public static let application = Self("com.apple.menu.application")
  /// The menu for files.
  public static let file = Self("com.apple.menu.file")
  /// The menu for editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu for undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu for cut, copy and paste.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu for finding text.
  public static let find = Self("com.apple.menu.find")
  /// The menu for replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu for sharing.
  public static let share = Self("com.apple.menu.share")
  /// The menu for looking up words.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu for learning words.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu for text formats.
  public static let format = Self("com.apple.menu.format")
  /// The menu for fonts.
  public static let font = Self("com.apple.menu.font")
  /// The menu for text styles, such as bold and italic.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The menu for text sizes.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The menu for text in general.
  public static let text = Self("com.apple.menu.text")
  /// The menu for text alignment.
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu for spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu for text substitutions.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu for text transformations.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu for speech.
  public static let speech = Self("com.apple.menu.speech")
  /// The menu for filling in text automatically.
  public static let autoFill = Self("com.apple.menu.autofill")
  /// The menu for the application's view.
  public static let view = Self("com.apple.menu.view")
  /// The menu for windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu for help.
  public static let help = Self("com.apple.menu.help")
}
