public import TableModel

/// An object that says under which name and in which layer it stands in a trace.
///
/// Without it an object goes by the name of its class, as a controller.
@MainActor public protocol MessageParticipant: AnyObject {
  /// The name and the layer.
  var messageParty: Message.Party { get }
}
