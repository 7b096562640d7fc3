// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The numbers of Apple's font features, by which settings name them.

/// The type: ligatures.
public let kLigaturesType: Int = 1
/// Turns on: common ligatures.
public let kCommonLigaturesOnSelector: Int = 2
/// Turns off: common ligatures.
public let kCommonLigaturesOffSelector: Int = 3
/// Turns on: rare ligatures.
public let kRareLigaturesOnSelector: Int = 4
/// Turns off: rare ligatures.
public let kRareLigaturesOffSelector: Int = 5
/// Turns on: contextual ligatures.
public let kContextualLigaturesOnSelector: Int = 18
/// Turns off: contextual ligatures.
public let kContextualLigaturesOffSelector: Int = 19
/// The type: letter case.
public let kLetterCaseType: Int = 3
/// Chooses: small caps.
public let kSmallCapsSelector: Int = 3
/// The type: number spacing.
public let kNumberSpacingType: Int = 6
/// Chooses: monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// Chooses: proportional numbers.
public let kProportionalNumbersSelector: Int = 1
/// Chooses: third-width numbers.
public let kThirdWidthNumbersSelector: Int = 2
/// Chooses: quarter-width numbers.
public let kQuarterWidthNumbersSelector: Int = 3
/// The type: vertical position.
public let kVerticalPositionType: Int = 10
/// Chooses: normal position.
public let kNormalPositionSelector: Int = 0
/// Chooses: superiors.
public let kSuperiorsSelector: Int = 1
/// Chooses: inferiors.
public let kInferiorsSelector: Int = 2
/// Chooses: ordinals.
public let kOrdinalsSelector: Int = 3
/// Chooses: scientific inferiors.
public let kScientificInferiorsSelector: Int = 4
/// The type: fractions.
public let kFractionsType: Int = 11
/// Chooses: no fractions.
public let kNoFractionsSelector: Int = 0
/// Chooses: vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// Chooses: diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2
/// The type: typographic extras.
public let kTypographicExtrasType: Int = 14
/// Turns on: slashed zero.
public let kSlashedZeroOnSelector: Int = 4
/// Turns off: slashed zero.
public let kSlashedZeroOffSelector: Int = 5
/// The type: style options.
public let kStyleOptionsType: Int = 19
/// Chooses: no style options.
public let kNoStyleOptionsSelector: Int = 0
/// Chooses: titling caps.
public let kTitlingCapsSelector: Int = 4
/// The type: number case.
public let kNumberCaseType: Int = 21
/// Chooses: lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// Chooses: upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1
/// The type: case sensitive layout.
public let kCaseSensitiveLayoutType: Int = 33
/// Turns on: case sensitive layout.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// Turns off: case sensitive layout.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// Turns on: case sensitive spacing.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// Turns off: case sensitive spacing.
public let kCaseSensitiveSpacingOffSelector: Int = 3
/// The type: alternate kana.
public let kAlternateKanaType: Int = 34
/// The type: stylistic alternatives.
public let kStylisticAlternativesType: Int = 35
/// Turns on: stylistic set one.
public let kStylisticAltOneOnSelector: Int = 2
/// Turns off: stylistic set one.
public let kStylisticAltOneOffSelector: Int = 3
/// Turns on: stylistic set two.
public let kStylisticAltTwoOnSelector: Int = 4
/// Turns off: stylistic set two.
public let kStylisticAltTwoOffSelector: Int = 5
/// Turns on: stylistic set three.
public let kStylisticAltThreeOnSelector: Int = 6
/// Turns off: stylistic set three.
public let kStylisticAltThreeOffSelector: Int = 7
/// Turns on: stylistic set four.
public let kStylisticAltFourOnSelector: Int = 8
/// Turns off: stylistic set four.
public let kStylisticAltFourOffSelector: Int = 9
/// Turns on: stylistic set five.
public let kStylisticAltFiveOnSelector: Int = 10
/// Turns off: stylistic set five.
public let kStylisticAltFiveOffSelector: Int = 11
/// Turns on: stylistic set six.
public let kStylisticAltSixOnSelector: Int = 12
/// Turns off: stylistic set six.
public let kStylisticAltSixOffSelector: Int = 13
/// Turns on: stylistic set seven.
public let kStylisticAltSevenOnSelector: Int = 14
/// Turns off: stylistic set seven.
public let kStylisticAltSevenOffSelector: Int = 15
/// The type: contextual alternates.
public let kContextualAlternatesType: Int = 36
/// Turns on: contextual alternates.
public let kContextualAlternatesOnSelector: Int = 0
/// Turns off: contextual alternates.
public let kContextualAlternatesOffSelector: Int = 1
/// Turns on: swash alternates.
public let kSwashAlternatesOnSelector: Int = 2
/// Turns off: swash alternates.
public let kSwashAlternatesOffSelector: Int = 3
/// The type: lower case.
public let kLowerCaseType: Int = 37
/// Chooses: default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// Chooses: lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Chooses: lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2
/// The type: upper case.
public let kUpperCaseType: Int = 38
/// Chooses: default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// Chooses: upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// Chooses: upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2
