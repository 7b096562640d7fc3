import CoreGraphics
public import Foundation
public import UIFoundation

/// A row of segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The position of a segment in the row.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }

  /// The index that is used if no segment is selected.
  public nonisolated static let noSegment = -1

  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  /// True if segments do not stay selected after a tap.
  open var isMomentary = false
  /// True if the content determines the width of each segment.
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsDisplay() } }
  /// The background colour of the selected segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  private var parts: [Part] = []
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [UIControl.State.RawValue: UIImage] = [:]
  private var dividers: [UIControl.State.RawValue: UIImage] = [:]

  /// Creates a segmented control without segments, with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a segmented control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { parts.append(Part(title: item as? String, image: item as? UIImage)) }
    bounds.size = intrinsicContentSize
  }

  /// Creates a segmented control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
  }

  /// Creates a segmented control without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Segments

  private func changed() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The number of segments.
  open var numberOfSegments: Int { parts.count }

  private func insert(_ part: Part, at index: Int) {
    parts.insert(part, at: min(max(index, 0), parts.count))
    changed()
  }

  /// Inserts a segment with a title at an index.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Part(image: image), at: segment)
  }

  /// Inserts a segment with an action at an index.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard parts.indices.contains(segment) else { return }
    parts.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    changed()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    parts = []
    selectedSegmentIndex = Self.noSegment
    changed()
  }

  private func change(_ index: Int, _ change: (inout Part) -> Void) {
    guard parts.indices.contains(index) else { return }
    change(&parts[index])
    changed()
  }

  private func part(_ index: Int) -> Part? { parts.indices.contains(index) ? parts[index] : nil }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment; nil if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }

  /// Sets the action of a segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }

  /// Returns the action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }

  /// Sets the width of a segment; 0 means an equal share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

  /// Returns the width that was set for a segment; 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }

  /// Sets the offset of a segment's content from its default position.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }

  /// Returns the offset of a segment's content from its default position.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { part(segment)?.offset ?? .zero }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Returns true if a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }

  // MARK: Looks

  /// Sets the text attributes of the titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the text attributes of the titles for a state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// Sets the background image for a state and the bar's metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[state.rawValue] = backgroundImage
    setNeedsDisplay()
  }

  /// Returns the background image for a state and the bar's metrics; nil if none was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[state.rawValue]
  }

  /// Sets the image between neighbouring segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    dividers[leftState.rawValue] = dividerImage
    setNeedsDisplay()
  }

  private func title(of part: Part, isSelected: Bool) -> NSAttributedString? {
    guard let title = part.title else { return nil }
    var looks: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium),
      .foregroundColor: part.isEnabled && isEnabled ? UIColor.label : .tertiaryLabel,
    ]
    looks.merge(attributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
    if isSelected { looks.merge(attributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } }
    if !part.isEnabled { looks.merge(attributes[UIControl.State.disabled.rawValue] ?? [:]) { $1 } }
    return NSAttributedString(string: title, attributes: looks)
  }

  private func contentWidth(of part: Part) -> CGFloat {
    if part.width > 0 { return part.width }
    let width = title(of: part, isSelected: true)?.size().width ?? part.image?.size.width ?? 0
    return width.rounded(.up) + 20
  }

  open override var intrinsicContentSize: CGSize {
    let widths = parts.map(contentWidth(of:))
    let width = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(parts.count)
    return CGSize(width: width, height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The frames of the segments, in order.
  private var frames: [CGRect] {
    let fixed = parts.map { apportionsSegmentWidthsByContent ? contentWidth(of: $0) : $0.width }
    let free = fixed.filter { $0 == 0 }.count
    let rest = max(0, bounds.width - fixed.reduce(0, +))
    let stretch = free == 0 && !parts.isEmpty ? rest / CGFloat(parts.count) : 0
    var x = bounds.minX
    return fixed.map { width in
      let width = width == 0 ? rest / CGFloat(free) : width + stretch
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  open override func draw(_ rect: CGRect) {
    if let image = backgrounds[0] {
      image.draw(in: bounds)
    } else {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 9).fill()
    }
    for (index, frame) in frames.enumerated() {
      let isSelected = index == selectedSegmentIndex
      if isSelected { drawSelection(frame) }
      drawContent(of: parts[index], in: frame.offsetBy(parts[index].offset), isSelected: isSelected)
      let touchesSelection = isSelected || index + 1 == selectedSegmentIndex
      if index + 1 < parts.count, !touchesSelection {
        UIColor.tertiaryLabel.setFill()
        UIRectFill(CGRect(x: frame.maxX - 0.5, y: frame.minY + 8, width: 1, height: max(0, frame.height - 16)))
      }
    }
  }

  private func drawSelection(_ frame: CGRect) {
    if let image = backgrounds[UIControl.State.selected.rawValue] { return image.draw(in: frame) }
    let isDark = traitCollection.userInterfaceStyle == .dark
    (selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)).setFill()
    UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 7).fill()
  }

  private func drawContent(of part: Part, in frame: CGRect, isSelected: Bool) {
    if let title = title(of: part, isSelected: isSelected) {
      let size = title.size()
      title.draw(at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
    } else if let image = part.image {
      image.draw(at: CGPoint(x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2))
    }
  }

  /// Selects the segment under the touch that ended. Sends `valueChanged` if the selection has
  /// changed.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let point = touches.first?.location(in: self) else { return }
    guard let index = frames.firstIndex(where: { $0.contains(point) }), parts[index].isEnabled else { return }
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    parts[index].action?.performWithSender(self, target: nil)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

extension CGRect {
  fileprivate func offsetBy(_ size: CGSize) -> CGRect { offsetBy(dx: size.width, dy: size.height) }
}
