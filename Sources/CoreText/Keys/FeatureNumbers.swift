// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The numbers of Apple's font features, by which settings name them.

/// The number of a feature's type.
public let kLigaturesType: Int = 1
/// The number of a selector of the type before it.
public let kCommonLigaturesOnSelector: Int = 2
/// The number of a selector of the type before it.
public let kCommonLigaturesOffSelector: Int = 3
/// The number of a selector of the type before it.
public let kRareLigaturesOnSelector: Int = 4
/// The number of a selector of the type before it.
public let kRareLigaturesOffSelector: Int = 5
/// The number of a selector of the type before it.
public let kContextualLigaturesOnSelector: Int = 18
/// The number of a selector of the type before it.
public let kContextualLigaturesOffSelector: Int = 19
/// The number of a feature's type.
public let kLetterCaseType: Int = 3
/// The number of a selector of the type before it.
public let kSmallCapsSelector: Int = 3
/// The number of a feature's type.
public let kNumberSpacingType: Int = 6
/// The number of a selector of the type before it.
public let kMonospacedNumbersSelector: Int = 0
/// The number of a selector of the type before it.
public let kProportionalNumbersSelector: Int = 1
/// The number of a feature's type.
public let kVerticalPositionType: Int = 10
/// The number of a selector of the type before it.
public let kNormalPositionSelector: Int = 0
/// The number of a selector of the type before it.
public let kSuperiorsSelector: Int = 1
/// The number of a selector of the type before it.
public let kInferiorsSelector: Int = 2
/// The number of a selector of the type before it.
public let kOrdinalsSelector: Int = 3
/// The number of a selector of the type before it.
public let kScientificInferiorsSelector: Int = 4
/// The number of a feature's type.
public let kFractionsType: Int = 11
/// The number of a selector of the type before it.
public let kNoFractionsSelector: Int = 0
/// The number of a selector of the type before it.
public let kVerticalFractionsSelector: Int = 1
/// The number of a selector of the type before it.
public let kDiagonalFractionsSelector: Int = 2
/// The number of a feature's type.
public let kTypographicExtrasType: Int = 14
/// The number of a selector of the type before it.
public let kSlashedZeroOnSelector: Int = 4
/// The number of a selector of the type before it.
public let kSlashedZeroOffSelector: Int = 5
/// The number of a feature's type.
public let kNumberCaseType: Int = 21
/// The number of a selector of the type before it.
public let kLowerCaseNumbersSelector: Int = 0
/// The number of a selector of the type before it.
public let kUpperCaseNumbersSelector: Int = 1
/// The number of a feature's type.
public let kCaseSensitiveLayoutType: Int = 33
/// The number of a selector of the type before it.
public let kCaseSensitiveLayoutOnSelector: Int = 0
/// The number of a selector of the type before it.
public let kCaseSensitiveLayoutOffSelector: Int = 1
/// The number of a selector of the type before it.
public let kCaseSensitiveSpacingOnSelector: Int = 2
/// The number of a selector of the type before it.
public let kCaseSensitiveSpacingOffSelector: Int = 3
/// The number of a feature's type.
public let kAlternateKanaType: Int = 34
/// The number of a feature's type.
public let kStylisticAlternativesType: Int = 35
/// The number of a selector of the type before it.
public let kStylisticAltOneOnSelector: Int = 2
/// The number of a selector of the type before it.
public let kStylisticAltOneOffSelector: Int = 3
/// The number of a selector of the type before it.
public let kStylisticAltTwoOnSelector: Int = 4
/// The number of a selector of the type before it.
public let kStylisticAltTwoOffSelector: Int = 5
/// The number of a selector of the type before it.
public let kStylisticAltThreeOnSelector: Int = 6
/// The number of a selector of the type before it.
public let kStylisticAltThreeOffSelector: Int = 7
/// The number of a selector of the type before it.
public let kStylisticAltFourOnSelector: Int = 8
/// The number of a selector of the type before it.
public let kStylisticAltFourOffSelector: Int = 9
/// The number of a selector of the type before it.
public let kStylisticAltFiveOnSelector: Int = 10
/// The number of a selector of the type before it.
public let kStylisticAltFiveOffSelector: Int = 11
/// The number of a selector of the type before it.
public let kStylisticAltSixOnSelector: Int = 12
/// The number of a selector of the type before it.
public let kStylisticAltSixOffSelector: Int = 13
/// The number of a selector of the type before it.
public let kStylisticAltSevenOnSelector: Int = 14
/// The number of a selector of the type before it.
public let kStylisticAltSevenOffSelector: Int = 15
/// The number of a feature's type.
public let kContextualAlternatesType: Int = 36
/// The number of a selector of the type before it.
public let kContextualAlternatesOnSelector: Int = 0
/// The number of a selector of the type before it.
public let kContextualAlternatesOffSelector: Int = 1
/// The number of a selector of the type before it.
public let kSwashAlternatesOnSelector: Int = 2
/// The number of a selector of the type before it.
public let kSwashAlternatesOffSelector: Int = 3
/// The number of a feature's type.
public let kLowerCaseType: Int = 37
/// The number of a selector of the type before it.
public let kDefaultLowerCaseSelector: Int = 0
/// The number of a selector of the type before it.
public let kLowerCaseSmallCapsSelector: Int = 1
/// The number of a selector of the type before it.
public let kLowerCasePetiteCapsSelector: Int = 2
/// The number of a feature's type.
public let kUpperCaseType: Int = 38
/// The number of a selector of the type before it.
public let kDefaultUpperCaseSelector: Int = 0
/// The number of a selector of the type before it.
public let kUpperCaseSmallCapsSelector: Int = 1
/// The number of a selector of the type before it.
public let kUpperCasePetiteCapsSelector: Int = 2
