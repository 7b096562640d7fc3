/// A line that is set, with the results of the stages that set it.
struct SetLine {
  var request: LineRequest
  var strip: FilledStrip
  /// The contents of the fragments.
  var contents: [LineContent]
  /// The text that decided the height.
  var shown: ShownText
  var height: LineHeightSteps
  var frame: LineFrame
  var fragments: [LineFragment]
}
