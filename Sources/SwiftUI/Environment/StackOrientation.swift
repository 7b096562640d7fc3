private enum StackOrientationKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
  /// The axis of the stack around the view, or nil outside of stacks.
  var stackOrientation: Axis? {
    get { self[StackOrientationKey.self] }
    set { self[StackOrientationKey.self] = newValue }
  }
}
