import CoreGraphics
import Foundation
import GalleyViews
import UIFoundation

extension UITextView {
  /// Handles a tap on an item of the text. Returns false if there is no item, or if the text is
  /// editable.
  ///
  /// The delegate is asked for the action. Without one of its own it is the default action, which asks whether the link may
  /// be followed. Where the delegate wants none, it is asked for a menu, which is not shown here.
  final func tapItem(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let offset = engineView.character(at: point.inEngine), let item = item(at: offset)
    else { return false }
    let standard = UIAction(title: "") { [weak self] _ in self?.useByDefault(item) }
    guard let delegate = editingDelegate else {
      standard.performWithSender(self, target: nil)
      return true
    }
    if let action = delegate.textView(self, primaryActionFor: item, defaultAction: standard) {
      action.performWithSender(self, target: nil)
    } else {
      _ = delegate.textView(self, menuConfigurationFor: item, defaultMenu: UIMenu(children: []))
    }
    return true
  }

  /// Returns the link, attachment or tagged text at an offset; nil if there is none.
  private func item(at offset: Int) -> UITextItem? {
    if let link = engineView.link(at: offset), let url = URL(string: link.destination) {
      return UITextItem(.link(url), range: NSRange(link.range))
    }
    let whole = NSRange(location: 0, length: textStorage.length)
    var range = NSRange()
    if let attachment = textStorage.attribute(.attachment, at: offset, effectiveRange: &range) as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    let tag = textStorage.attribute(.textItemTag, at: offset, longestEffectiveRange: &range, in: whole)
    return (tag as? String).map { UITextItem(.tag($0), range: range) }
  }

  private func useByDefault(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      let mayOpen = editingDelegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if mayOpen != false { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = editingDelegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }
}
