import ArgumentParser

/// The root of the command line: what `galley` and `galley --help` say.
struct GalleyRoot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lays out and renders text as UIKit does, on Linux, to the same pixels on every machine.",
    discussion: """
      A scene is a YAML or JSON file that says what to show, in UIKit's words:

          galley: 1
          size: [320, auto]
          views:
            - label:
                frame: [16, 16, 288, auto]
                text: Hello
                font: { textStyle: headline }

      Start here:
          galley render welcome.yaml     draws it, as welcome.png
          galley layout welcome.yaml     prints lines, glyphs, why a line ends
          galley explain welcome.yaml    says why a line ends there, in words
          galley render --filmstrip typing.yaml
                                         draws a scene with steps, all its frames on one sheet
          galley record Goldens          accepts what every scene looks like now
          galley verify                  compares with what was accepted
          galley compare-ios welcome.yaml welcome@ios.png
                                         says how iOS's own picture agrees, and by which rule
          galley doctor                  is everything installed and in order?

      Data goes to standard output; progress and diagnostics to standard error.
      Every command has --json; for layout and json, which print nothing else, it changes nothing.
      Exit codes: 0 clean; 1 something differs or was found; 2 a usage, scene, font or file error; 70 a fault of galley.
      """,
    version: "0.1.0",
    subcommands: [
      Render.self, Layout.self, Hit.self, Explain.self, Verify.self, Record.self, CompareIOS.self, JSON.self,
      Schema.self, Fonts.self, Doctor.self, Bench.self,
    ])
}
