import JSON
import TableModel
import TableStore

/// Makes pages of books of answers such as `{"page_number": 2, "data": [{"title": "Iliad"}]}`, where the number
/// is that of the last page.
struct BookReader: PageReading {
  func read(
    _ response: HTTPResponse,
    number: Int,
    first: ListPage?,
    rowsBefore: Int
  ) throws(RequestError) -> ListPage {
    let root: JSONValue
    do throws(JSONError) { root = try JSONValue(parsing: response.body) } catch {
      throw .json(error, url: response.url)
    }
    var page = ListPage(number: number, sections: [])
    var items = ItemList()
    for (index, value) in (root["data"] ?? .array([])).elements.enumerated() {
      do throws(ElementError) { items.append(try Book(value).item) } catch {
        page.problems.append(
          LoadProblem(path: "data[\(index)]", problem: error.message, action: "the row is left out")
        )
      }
    }
    page.sections = [Section(items: items)]
    page.facts.lastPage = root["page_number"]?.integer ?? 0
    return page
  }
}
