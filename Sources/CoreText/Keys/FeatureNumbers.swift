// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The numbers of Apple's font features, which feature settings refer to.

/// The feature type for ligatures.
public let kLigaturesType: Int = 1
/// The selector that turns common ligatures on.
public let kCommonLigaturesOnSelector: Int = 2
/// The selector that turns common ligatures off.
public let kCommonLigaturesOffSelector: Int = 3
/// The selector that turns rare ligatures on.
public let kRareLigaturesOnSelector: Int = 4
/// The selector that turns rare ligatures off.
public let kRareLigaturesOffSelector: Int = 5
/// The selector that turns contextual ligatures on.
public let kContextualLigaturesOnSelector: Int = 18
/// The selector that turns contextual ligatures off.
public let kContextualLigaturesOffSelector: Int = 19
/// The feature type for letter case.
public let kLetterCaseType: Int = 3
/// The selector for small caps.
public let kSmallCapsSelector: Int = 3
/// The feature type for number spacing.
public let kNumberSpacingType: Int = 6
/// The selector for monospaced numbers.
public let kMonospacedNumbersSelector: Int = 0
/// The selector for proportional numbers.
public let kProportionalNumbersSelector: Int = 1
/// The selector for third-width numbers.
public let kThirdWidthNumbersSelector: Int = 2
/// The selector for quarter-width numbers.
public let kQuarterWidthNumbersSelector: Int = 3
/// The feature type for vertical position.
public let kVerticalPositionType: Int = 10
/// The selector for normal position.
public let kNormalPositionSelector: Int = 0
/// The selector for superiors.
public let kSuperiorsSelector: Int = 1
/// The selector for inferiors.
public let kInferiorsSelector: Int = 2
/// The selector for ordinals.
public let kOrdinalsSelector: Int = 3
/// The selector for scientific inferiors.
public let kScientificInferiorsSelector: Int = 4
/// The feature type for fractions.
public let kFractionsType: Int = 11
/// The selector for no fractions.
public let kNoFractionsSelector: Int = 0
/// The selector for vertical fractions.
public let kVerticalFractionsSelector: Int = 1
/// The selector for diagonal fractions.
public let kDiagonalFractionsSelector: Int = 2
/// The feature type for typographic extras.
public let kTypographicExtrasType: Int = 14
/// The selector that turns slashed zero on.
public let kSlashedZeroOnSelector: Int = 4
/// The selector that turns slashed zero off.
public let kSlashedZeroOffSelector: Int = 5
/// The feature type for style options.
public let kStyleOptionsType: Int = 19
/// The selector for no style options.
public let kNoStyleOptionsSelector: Int = 0
/// The selector for titling caps.
public let kTitlingCapsSelector: Int = 4
/// The feature type for number case.
public let kNumberCaseType: Int = 21
/// The selector for lower case numbers.
public let kLowerCaseNumbersSelector: Int = 0
/// The selector for upper case numbers.
public let kUpperCaseNumbersSelector: Int = 1
/// The feature type for case sensitive layout.
public let kCaseSensitiveLayoutType: Int = 33
/// The selector that turns case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// The selector that turns case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// The selector that turns case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// The selector that turns case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector: Int = 3
/// The feature type for alternate kana.
public let kAlternateKanaType: Int = 34
/// The feature type for stylistic alternatives.
public let kStylisticAlternativesType: Int = 35
/// The selector that turns stylistic set 1 on.
public let kStylisticAltOneOnSelector: Int = 2
/// The selector that turns stylistic set 1 off.
public let kStylisticAltOneOffSelector: Int = 3
/// The selector that turns stylistic set 2 on.
public let kStylisticAltTwoOnSelector: Int = 4
/// The selector that turns stylistic set 2 off.
public let kStylisticAltTwoOffSelector: Int = 5
/// The selector that turns stylistic set 3 on.
public let kStylisticAltThreeOnSelector: Int = 6
/// The selector that turns stylistic set 3 off.
public let kStylisticAltThreeOffSelector: Int = 7
/// The selector that turns stylistic set 4 on.
public let kStylisticAltFourOnSelector: Int = 8
/// The selector that turns stylistic set 4 off.
public let kStylisticAltFourOffSelector: Int = 9
/// The selector that turns stylistic set 5 on.
public let kStylisticAltFiveOnSelector: Int = 10
/// The selector that turns stylistic set 5 off.
public let kStylisticAltFiveOffSelector: Int = 11
/// The selector that turns stylistic set 6 on.
public let kStylisticAltSixOnSelector: Int = 12
/// The selector that turns stylistic set 6 off.
public let kStylisticAltSixOffSelector: Int = 13
/// The selector that turns stylistic set 7 on.
public let kStylisticAltSevenOnSelector: Int = 14
/// The selector that turns stylistic set 7 off.
public let kStylisticAltSevenOffSelector: Int = 15
/// The feature type for contextual alternates.
public let kContextualAlternatesType: Int = 36
/// The selector that turns contextual alternates on.
public let kContextualAlternatesOnSelector: Int = 0
/// The selector that turns contextual alternates off.
public let kContextualAlternatesOffSelector: Int = 1
/// The selector that turns swash alternates on.
public let kSwashAlternatesOnSelector: Int = 2
/// The selector that turns swash alternates off.
public let kSwashAlternatesOffSelector: Int = 3
/// The feature type for lower case.
public let kLowerCaseType: Int = 37
/// The selector for default lower case.
public let kDefaultLowerCaseSelector: Int = 0
/// The selector for lower case small caps.
public let kLowerCaseSmallCapsSelector: Int = 1
/// The selector for lower case petite caps.
public let kLowerCasePetiteCapsSelector: Int = 2
/// The feature type for upper case.
public let kUpperCaseType: Int = 38
/// The selector for default upper case.
public let kDefaultUpperCaseSelector: Int = 0
/// The selector for upper case small caps.
public let kUpperCaseSmallCapsSelector: Int = 1
/// The selector for upper case petite caps.
public let kUpperCasePetiteCapsSelector: Int = 2
