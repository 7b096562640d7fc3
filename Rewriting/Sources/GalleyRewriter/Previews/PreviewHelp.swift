/// The words of `galley swift previews`.
enum PreviewHelp {
  /// The options that have a value.
  static let valueOptions: Set<String> = [
    "--output", "-o", "--artifacts", "--filter", "--record", "--appearances", "--size-categories", "--directions",
    "--devices", "--locales", "--timeout", "--memory", "--limit", "--clock",
  ]

  /// The reply to a request for help. `galley` prints the help itself.
  static let text = "galley swift previews --help lists the options"
}
