public import TableModel

/// An object that sets its name and layer in a trace.
///
/// Without this protocol an object appears under its class name, as a controller.
@MainActor public protocol MessageParticipant: AnyObject {
  /// The name and the layer.
  var messageParty: Message.Party { get }
}
