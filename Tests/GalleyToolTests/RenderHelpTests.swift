import ArgumentParser
import TestSupport
import Testing

@testable import GalleyTool

/// The help that the one list of options makes.
struct RenderHelpTests {
  @Test func theHelpOfRenderIsMadeOfItsOptions() {
    let help = GalleyRoot.helpMessage(for: RenderCommand.self, columns: 80)
    let usage = help.firstRange(of: "USAGE:").map { String(help[$0.lowerBound...]) }
    expectEqual(usage, Self.usage)
  }

  private static let usage = """
    USAGE: galley render [<options>] [<scene> ...]

    ARGUMENTS:
      <scene>                 Scene files, and folders with scenes at any depth; -
                              is standard input. (default: all scenes of
                              galley.yaml)

    TRAITS:
      --direction <direction> Direction of the interface, instead of the scene's.
                              (values: leftToRight, rightToLeft)
      --text-size <category>  Size category of text styles, instead of the scene's
                              contentSizeCategory; XS … XXXL and AX1 … AX5 are
                              short names. (values: extraSmall, small, medium,
                              large, extraLarge, extraExtraLarge,
                              extraExtraExtraLarge, accessibilityMedium,
                              accessibilityLarge, accessibilityExtraLarge,
                              accessibilityExtraExtraLarge,
                              accessibilityExtraExtraExtraLarge)
      --appearance <appearance>
                              Light or dark interface, instead of the scene's.
                              (values: light, dark)
      --device <name>         Device such as "iPhone 8", instead of the scene's:
                              the canvas takes its size and scale.

    OPTIONS:
      -o, --output <path>     A file or folder for the pictures; - is standard
                              output.
      --format <format>       The format: png, svg. (default: by the name of the
                              output, else png) (values: png, svg)
      --filmstrip             Draw all frames of a scene with steps on one sheet,
                              with captions.
      --apng                  Draw the frames of a scene with steps as one animated
                              PNG.
      --frame <name>          Draw only this frame of a scene with steps.
      --overlay [<kinds>]     Draw the layout over the picture: all of it, or these
                              kinds, separated by commas. (default as flag: all)
      --matrix [<cells>]      The cells of the matrix: full, every combination;
                              default, each value by itself; pairwise, each pair of
                              values; none. (default: full, and none for scenes
                              that are given to render) (values: full, default,
                              pairwise, none; default as flag: full)
      --no-matrix             The same as --matrix none.
      --scale <n>             Pixels per point, instead of the scene's.
      --locale <locale>       Locale such as de_DE, instead of the scene's.
      --set <id.key=value>    Sets a key of the view with this id, as the scene
                              would. Can be repeated.
      --fonts <folder>        The folder whose fonts.json pins the fonts.
            The default is $GALLEY_FONTS, else the folder in galley.yaml, else the
            nearest folder Fonts with a fonts.json in it: beside or above the
            scene, then the current folder, then the default set that galley was
            installed with. A scene with its own font files needs no fonts.json. No
            font of the system is used unless fonts.json lists it.
      --verify-fonts          Verify every installed font file of fonts.json,
                              including unused ones.
            Without it the commands that write or compare layouts (layout, record,
            verify) verify the files of the faces that they use; "galley fonts" and
            "galley doctor" verify all.
      --budget <name=value>   Sets a limit on the work of each scene, as in
                              drawnPixels=2000000000. Can be repeated.
            The budgets and their defaults: values 1000000, includedFiles 1000,
            includedBytes 16777216, stringBytes 16777216, pictureBytes 67108864,
            views 20000, textUnits 1000000, exclusionEdges 20000, constraints 2000,
            steps 10000, frames 1000, typedUnits 50000, stepViews 1000000,
            stepUnits 20000000, decodedPixels 33554432, canvasPixels 33554432,
            layerPixels 50331648, drawnPixels 1073741824, framePixels 67108864,
            matrixCells 100000. galley.yaml sets them under the key budgets.
      --allow-path <folder>   Lets scenes read files of this folder outside their
                              project. Can be repeated.
            A project's folder is that of galley.yaml, else the root of the git
            repository, else the current folder, if the scene is in it, else the
            scene's own.
      -j, --jobs <n>          The number of scenes drawn at once. Does not change
                              the output. (default: the number of processors)
      --strict                Exit with code 1 if there is a warning.
      -q, --quiet             Print only errors: no progress, no warnings, no
                              summary.
      -v, --verbose           Print each file or scene, also those without a
                              difference.
      --json                  Print the report as JSON.
      --version               Show the version.
      -h, --help              Show help information.

    """
}
