import Teaching
package import Workbench

extension CommandList {
  /// The commands of all features.
  package static var all: CommandList { Features.all.commands }
}
