/// A container and the part of it that bars do not cover, in the root's coordinates.
struct SafeArea {
  /// The bounds of the whole container.
  var full: CGRect
  /// The part of the container that bars do not cover.
  var safe: CGRect

  /// Extends a frame to the container's edges. Only those of `edges` count at which the frame
  /// touches the edge of the safe area.
  func extended(_ frame: CGRect, _ edges: Edge.Set, isMirrored: Bool) -> CGRect {
    let left: Edge.Set = isMirrored ? .trailing : .leading
    let right: Edge.Set = isMirrored ? .leading : .trailing
    let slack = 0.01
    let minX = edges.contains(left) && frame.minX <= safe.minX + slack ? min(full.minX, frame.minX) : frame.minX
    let maxX = edges.contains(right) && frame.maxX >= safe.maxX - slack ? max(full.maxX, frame.maxX) : frame.maxX
    let minY = edges.contains(.top) && frame.minY <= safe.minY + slack ? min(full.minY, frame.minY) : frame.minY
    let maxY = edges.contains(.bottom) && frame.maxY >= safe.maxY - slack ? max(full.maxY, frame.maxY) : frame.maxY
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Returns the safe area without its insets at `edges`: there it extends to the container's
  /// edges.
  func without(_ edges: Edge.Set, isMirrored: Bool) -> SafeArea {
    SafeArea(full: full, safe: extended(safe, edges, isMirrored: isMirrored))
  }

  /// Returns the lengths by which a frame extends beyond the safe area, as insets.
  func insets(of frame: CGRect, isMirrored: Bool) -> EdgeInsets {
    let left = max(0, safe.minX - max(frame.minX, full.minX))
    let right = max(0, min(frame.maxX, full.maxX) - safe.maxX)
    return EdgeInsets(
      top: max(0, safe.minY - max(frame.minY, full.minY)), leading: isMirrored ? right : left,
      bottom: max(0, min(frame.maxY, full.maxY) - safe.maxY), trailing: isMirrored ? left : right)
  }
}
