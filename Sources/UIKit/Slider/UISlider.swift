import CoreGraphics
public import Foundation
public import UIFoundation

/// A control for selecting a value in a range by moving a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, limited to the range.
  open var value: Float {
    get { storedValue }
    set {
      storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }
  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { value = storedValue } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { value = storedValue } }
  /// True if actions are sent while the thumb moves, false if only at the end.
  open var isContinuous = true
  /// The colour of the part of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the part of the track beyond the thumb; nil for the default colour.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  private var storedValue: Float = 0
  private var thumbs: [UIControl.State.RawValue: UIImage] = [:]
  private var minimumTracks: [UIControl.State.RawValue: UIImage] = [:]
  private var maximumTracks: [UIControl.State.RawValue: UIImage] = [:]

  /// Creates a slider with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a slider without decoding anything from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Sets the value without an animation, and sends no action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  // MARK: Pictures

  /// Sets the image of the thumb for a control state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image of the thumb for a control state; nil if none was set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }

  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { thumbs[state.rawValue] ?? thumbs[0] }

  /// Sets the image that a control state uses for the part of the track before the thumb.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTracks[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image that a control state uses for the part of the track before the thumb; nil if
  /// none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks[state.rawValue] }

  /// Sets the image that a control state uses for the part of the track beyond the thumb.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTracks[state.rawValue] = image
    setNeedsDisplay()
  }

  /// Returns the image that a control state uses for the part of the track beyond the thumb; nil if
  /// none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks[state.rawValue] }

  // MARK: Places

  /// Returns the rectangle of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + 7 } ?? 2
    let right = maximumValueImage.map { $0.size.width + 7 } ?? 2
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - 2, width: max(0, bounds.width - left - right), height: 4)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 27, height: 27)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    return CGRect(
      x: rect.minX - 2 + part * (rect.width + 4 - size.width), y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override func draw(_ rect: CGRect) {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let (before, after) = track.divided(atDistance: max(0, thumb.midX - track.minX), from: .minXEdge)
    drawTrack(after, maximumTracks, maximumTrackTintColor ?? .systemFill)
    drawTrack(before, minimumTracks, minimumTrackTintColor ?? tintColor)
    if let image = currentThumbImage {
      image.draw(in: thumb)
    } else {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor(white: 0, alpha: 0.3).cgColor)
      (thumbTintColor ?? .white).setFill()
      UIBezierPath(ovalIn: thumb).fill()
      context?.restoreGState()
    }
    minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
    maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
  }

  private func drawTrack(_ rect: CGRect, _ images: [UIControl.State.RawValue: UIImage], _ colour: UIColor) {
    guard rect.width > 0 else { return }
    if let image = images[state.rawValue] ?? images[0] {
      image.draw(in: rect)
    } else {
      colour.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
    }
  }

  // MARK: Touches

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let track = trackRect(forBounds: bounds)
    guard track.width > 0 else { return }
    let part = Float((touch.location(in: self).x - track.minX) / track.width)
    value = minimumValue + min(max(part, 0), 1) * (maximumValue - minimumValue)
  }

  /// Moves the thumb to the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isEnabled else { return }
    follow(touches)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  /// Ends the movement of the thumb at the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled else { return }
    follow(touches)
    sendActions(for: .valueChanged)
  }
}
