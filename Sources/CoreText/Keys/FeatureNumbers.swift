// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The numbers of Apple's font features, which feature settings refer to.

/// The feature type for ligatures.
public let kLigaturesType: Int = 1
/// Turns common ligatures on.
public let kCommonLigaturesOnSelector: Int = 2
/// Turns common ligatures off.
public let kCommonLigaturesOffSelector: Int = 3
/// Turns rare ligatures on.
public let kRareLigaturesOnSelector: Int = 4
/// Turns rare ligatures off.
public let kRareLigaturesOffSelector: Int = 5
/// Turns contextual ligatures on.
public let kContextualLigaturesOnSelector: Int = 18
/// Turns contextual ligatures off.
public let kContextualLigaturesOffSelector: Int = 19
/// The feature type for letter case.
public let kLetterCaseType: Int = 3
/// Selects small caps.
public let kSmallCapsSelector: Int = 3
/// The feature type for number spacing.
public let kNumberSpacingType: Int = 6
/// Selects monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// Selects proportional numbers.
public let kProportionalNumbersSelector: Int = 1
/// Selects third-width numbers.
public let kThirdWidthNumbersSelector: Int = 2
/// Selects quarter-width numbers.
public let kQuarterWidthNumbersSelector: Int = 3
/// The feature type for vertical position.
public let kVerticalPositionType: Int = 10
/// Selects normal position.
public let kNormalPositionSelector: Int = 0
/// Selects superiors.
public let kSuperiorsSelector: Int = 1
/// Selects inferiors.
public let kInferiorsSelector: Int = 2
/// Selects ordinals.
public let kOrdinalsSelector: Int = 3
/// Selects scientific inferiors.
public let kScientificInferiorsSelector: Int = 4
/// The feature type for fractions.
public let kFractionsType: Int = 11
/// Selects no fractions.
public let kNoFractionsSelector: Int = 0
/// Selects vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// Selects diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2
/// The feature type for typographic extras.
public let kTypographicExtrasType: Int = 14
/// Turns slashed zero on.
public let kSlashedZeroOnSelector: Int = 4
/// Turns slashed zero off.
public let kSlashedZeroOffSelector: Int = 5
/// The feature type for style options.
public let kStyleOptionsType: Int = 19
/// Selects no style options.
public let kNoStyleOptionsSelector: Int = 0
/// Selects titling caps.
public let kTitlingCapsSelector: Int = 4
/// The feature type for number case.
public let kNumberCaseType: Int = 21
/// Selects lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// Selects upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1
/// The feature type for case sensitive layout.
public let kCaseSensitiveLayoutType: Int = 33
/// Turns case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// Turns case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// Turns case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// Turns case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector: Int = 3
/// The feature type for alternate kana.
public let kAlternateKanaType: Int = 34
/// The feature type for stylistic alternatives.
public let kStylisticAlternativesType: Int = 35
/// Turns stylistic set one on.
public let kStylisticAltOneOnSelector: Int = 2
/// Turns stylistic set one off.
public let kStylisticAltOneOffSelector: Int = 3
/// Turns stylistic set two on.
public let kStylisticAltTwoOnSelector: Int = 4
/// Turns stylistic set two off.
public let kStylisticAltTwoOffSelector: Int = 5
/// Turns stylistic set three on.
public let kStylisticAltThreeOnSelector: Int = 6
/// Turns stylistic set three off.
public let kStylisticAltThreeOffSelector: Int = 7
/// Turns stylistic set four on.
public let kStylisticAltFourOnSelector: Int = 8
/// Turns stylistic set four off.
public let kStylisticAltFourOffSelector: Int = 9
/// Turns stylistic set five on.
public let kStylisticAltFiveOnSelector: Int = 10
/// Turns stylistic set five off.
public let kStylisticAltFiveOffSelector: Int = 11
/// Turns stylistic set six on.
public let kStylisticAltSixOnSelector: Int = 12
/// Turns stylistic set six off.
public let kStylisticAltSixOffSelector: Int = 13
/// Turns stylistic set seven on.
public let kStylisticAltSevenOnSelector: Int = 14
/// Turns stylistic set seven off.
public let kStylisticAltSevenOffSelector: Int = 15
/// The feature type for contextual alternates.
public let kContextualAlternatesType: Int = 36
/// Turns contextual alternates on.
public let kContextualAlternatesOnSelector: Int = 0
/// Turns contextual alternates off.
public let kContextualAlternatesOffSelector: Int = 1
/// Turns swash alternates on.
public let kSwashAlternatesOnSelector: Int = 2
/// Turns swash alternates off.
public let kSwashAlternatesOffSelector: Int = 3
/// The feature type for lower case.
public let kLowerCaseType: Int = 37
/// Selects default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// Selects lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Selects lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2
/// The feature type for upper case.
public let kUpperCaseType: Int = 38
/// Selects default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// Selects upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// Selects upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2
