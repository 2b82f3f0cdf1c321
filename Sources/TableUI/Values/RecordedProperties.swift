/// Properties that UIKit has and that change nothing in a table without a screen: set and told, no more.
struct RecordedProperties: Hashable, Sendable {
  var fillerRowHeight = 0.0
  var separatorColor: String?
  var sectionIndexColor: String?
  var sectionIndexBackgroundColor: String?
  var sectionIndexTrackingBackgroundColor: String?
  var selfSizingInvalidation = SelfSizingInvalidation.enabled
  var cellLayoutMarginsFollowReadableWidth = false
  var contentHuggingElements: ContentHuggingElements = []
  var insetsContentViewsToSafeArea = true
  var allowsFocus = true
  var allowsFocusDuringEditing = true
}
