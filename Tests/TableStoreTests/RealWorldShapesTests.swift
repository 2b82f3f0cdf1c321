import TableModel
import TableStore
import TestSupport
import Testing

/// Small files in the shapes of widely published data open as the table that a person means.
@Suite struct RealWorldShapesTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    var at: String?
    let text: String

    /// The rows of each section, as `header: title (subtitle), title (subtitle) | …`.
    let rows: String
    var testDescription: String { name }
  }

  private func options(_ at: String?) -> OpenOptions {
    var options = OpenOptions()
    options.at = at
    return options
  }

  private func rows(of example: Example) throws -> String {
    let desk = try Desk(example.text, options(example.at), name: example.name)
    return desk.sections.map { section in
      let rows = section.items.map { item in
        (item.title ?? "-") + (item.subtitle.map { " (\($0))" } ?? "")
      }
      let header = section.header.isEmpty ? "" : section.header + ": "
      return header + rows.joined(separator: ", ")
    }
    .joined(separator: " | ")
  }

  @Test(arguments: publicData + services + tools + documents + machines + media)
  func `the table is found, and its rows have titles`(example: Example) throws {
    #expect(try rows(of: example) == example.rows)
  }

  @Test func `a field of CSV may hold quotes and line ends`() throws {
    let text = "name,note\r\nAnn,\"first\r\nsecond\"\r\nBob,\"said \"\"hi\"\"\"\r\n"
    let folder = try ScratchFolder()
    let document = try TableDocument.open(try folder.write(text, to: "notes.csv"))
    let items = document.sections[0].items
    #expect(items.map(\.title) == ["Ann", "Bob"])
    #expect(items.map(\.subtitle) == ["first\r\nsecond", "said \"hi\""])
    #expect(try document.bytes(of: document.sections) == Array(text.utf8))
  }

  @Test(arguments: publicData + services + tools + documents + machines + media)
  func `saving it unchanged writes the same bytes`(example: Example) throws {
    let desk = try Desk(example.text, options(example.at), name: example.name)
    #expect(try desk.saved() == example.text)
  }
}

// Published data.
extension RealWorldShapesTests {
  static let publicData = [
    Example(
      name: "countries.json",
      text: #"""
        [{"name":{"common":"France","official":"French Republic"},"cca2":"FR","independent":true,
          "region":"Europe","flag":"🇫🇷","latlng":[46.0,2.0]},
         {"name":{"common":"Peru","official":"Republic of Peru"},"cca2":"PE","independent":true,
          "region":"Americas","flag":"🇵🇪","latlng":[-10.0,-76.0]}]
        """#,
      rows: "France (Europe), Peru (Americas)"
    ),
    Example(
      name: "earthquakes.geojson",
      text: #"""
        {"type":"FeatureCollection","metadata":{"url":"https://example.org","count":2},"features":[
         {"type":"Feature","id":"us1","geometry":{"type":"Point","coordinates":[1,2]},"properties":
          {"mag":4.5,"place":"10 km S of Lima","ids":",us1,","code":"70001","type":"earthquake"}},
         {"type":"Feature","id":"us2","geometry":{"type":"Point","coordinates":[3,4]},"properties":
          {"mag":5.1,"place":"Fiji region","ids":",us2,","code":"70002","type":"earthquake"}}]}
        """#,
      rows: "10 km S of Lima (4.5), Fiji region (5.1)"
    ),
    Example(
      name: "shop.json",
      text: #"""
        {"albums":[{"AlbumId":1,"Title":"Rock"},{"AlbumId":2,"Title":"Balls"}],
         "artists":[{"ArtistId":1,"Name":"AC/DC"}],
         "customers":[{"CustomerId":1,"FirstName":"Ann","LastName":"Lee","Company":null}],
         "employees":[{"EmployeeId":1,"LastName":"Adams","Title":"Manager"},
                      {"EmployeeId":2,"LastName":"Edwards","Title":"Manager"}],
         "genres":[{"GenreId":1,"Name":"Rock"}],
         "invoices":[{"InvoiceId":1,"CustomerId":1,"BillingCity":"Oslo","Total":1.98}],
         "invoice_items":[{"InvoiceLineId":1,"UnitPrice":0.99}],
         "media_types":[{"MediaTypeId":1,"Name":"MPEG"}],
         "playlists":[{"PlaylistId":1,"Name":"Music"}],
         "playlist_track":[{"PlaylistId":1,"TrackId":7},{"PlaylistId":1,"TrackId":8}],
         "tracks":[{"TrackId":1,"Name":"Song","AlbumId":1}]}
        """#,
      rows: "albums: Rock (1), Balls (2) | artists: AC/DC (1) | customers: Ann (Lee)"
        + " | employees: Adams (1), Edwards (2) | genres: Rock (1) | invoices: Oslo (1)"
        + " | invoice_items: 1 (0.99) | media_types: MPEG (1) | playlists: Music (1)"
        + " | playlist_track: 7 (1), 8 (1) | tracks: Song (1)"
    ),
    Example(
      name: "shows.json",
      text: #"{"description":"TV of 2020","tv_shows":[{"id":1,"name":"Lost"},"#
        + #"{"id":2,"name":"Dark"}]}"#,
      rows: "Lost, Dark"
    ),
    Example(
      name: "families.json",
      text: #"[{"family":"Lee","members":[{"name":"Ann"}]},"#
        + #"{"family":"Ray","members":[{"name":"Eve"}]}]"#,
      rows: "Lee: Ann | Ray: Eve"
    ),
    Example(
      name: "territories.json",
      at: "main.en.localeDisplayNames.territories",
      text: #"""
        {"main":{"en":{"identity":{"language":"en"},
         "localeDisplayNames":{"territories":{"AD":"Andorra","AE":"Emirates"}}}}}
        """#,
      rows: "AD (Andorra), AE (Emirates)"
    ),
    Example(
      name: "people.json",
      text: #"[{"id":1,"person":{"name":"Ann Lee","born":1900},"role":"poet"},{"id":2,"#
        + #""person":{"name":"Bob Ray","born":1901},"role":"admiral"}]"#,
      rows: "Ann Lee (poet), Bob Ray (admiral)"
    ),
    Example(name: "scalars.json", text: #"["red",3,true,"blue"]"#, rows: "red, 3, true, blue"),
    Example(
      name: "hebrew.json",
      text: #"[{"שם":"ירושלים","אזור":"מרכז"},{"שם":"חיפה","אזור":"צפון"}]"#,
      rows: "ירושלים (מרכז), חיפה (צפון)"
    ),
    Example(
      name: "arabic.json",
      text: #"[{"البلد":"مصر","الاسم":"القاهرة"},{"البلد":"الإمارات","الاسم":"دبي"}]"#,
      rows: "القاهرة (مصر), دبي (الإمارات)"
    ),
    Example(
      name: "cafes.json",
      text: #"""
        {"version":0.6,"osm3s":{"copyright":"The data is from www.openstreetmap.org."},"elements":[
         {"type":"node","id":1,"lat":52.5,"tags":{"amenity":"cafe","name":"Eins"}},
         {"type":"node","id":2,"lat":52.6,"tags":{"amenity":"cafe","name":"Zwei"}}]}
        """#,
      rows: "Eins (52.5), Zwei (52.6)"
    ),
    Example(
      name: "entities.json",
      text: #"""
        {"entities":{"Q42":{"type":"item","labels":{"en":{"value":"Douglas Adams"}}},
         "Q64":{"type":"item","labels":{"en":{"value":"Berlin"}}}},"success":1}
        """#,
      rows: "Q42 (Douglas Adams), Q64 (Berlin)"
    ),
    Example(
      name: "weather.json",
      at: "hourly",
      text: #"{"latitude":52.5,"hourly":{"time":["00:00","01:00"],"temperature":[1.5,1.2]}}"#,
      rows: "time: 00:00, 01:00 | temperature: 1.5, 1.2"
    ),
  ]
}

// Answers of services.
extension RealWorldShapesTests {
  static let services = [
    Example(
      name: "issues.json",
      text: #"""
        [{"url":"https://example.org/1","id":1,"node_id":"MDU6SXNzdWU1","title":"Crash","state":"open"},
         {"url":"https://example.org/2","id":2,"node_id":"MDU6SXNzdWU2","title":"Typo","state":"closed"}]
        """#,
      rows: "Crash (open), Typo (closed)"
    ),
    Example(
      name: "search.json",
      text: #"""
        {"took":5,"timed_out":false,"_shards":{"total":1,"failed":0},"hits":
         {"total":{"value":2,"relation":"eq"},"max_score":1.3,"hits":[
          {"_index":"books","_id":"1","_score":1.3,"_source":{"title":"Dune","author":"Herbert"}},
          {"_index":"books","_id":"2","_score":1.2,"_source":{"title":"Emma","author":"Austen"}}]}}
        """#,
      rows: "Dune (Herbert), Emma (Austen)"
    ),
    Example(
      name: "graph.json",
      text: #"""
        {"data":{"repository":{"issues":{"totalCount":2,"pageInfo":{"hasNextPage":false},"edges":[
         {"cursor":"Y31","node":{"number":1,"title":"Fix"}},
         {"cursor":"Y32","node":{"number":2,"title":"Test"}}]}}}}
        """#,
      rows: "Fix (Y31), Test (Y32)"
    ),
    Example(
      name: "charges.json",
      text: #"""
        {"object":"list","url":"/v1/charges","has_more":false,"data":[
         {"id":"ch_1","object":"charge","amount":100,"description":"Book","customer":"cus_1"},
         {"id":"ch_2","object":"charge","amount":200,"description":"Lamp","customer":"cus_2"}]}
        """#,
      rows: "Book (100), Lamp (200)"
    ),
    Example(
      name: "tracks.json",
      text: #"""
        {"resultCount":3,"results":[
         {"kind":"song","artistName":"Jo","collectionName":"Dreams","trackName":"Better"},
         {"kind":"song","artistName":"Jo","collectionName":"Dreams","trackName":"Cakes"},
         {"kind":"song","artistName":"Jo","collectionName":"Songs","trackName":"Down"}]}
        """#,
      rows: "Better (Dreams), Cakes (Dreams), Down (Songs)"
    ),
    Example(
      name: "statuses.json",
      text: #"""
        [{"id":"11001","created_at":"2024-02-01T08:00:00.000Z","language":"en",
          "url":"https://example.org/1","content":"Hello","account":{"display_name":"Ann"}},
         {"id":"11002","created_at":"2024-02-02T08:00:00.000Z","language":"en",
          "url":"https://example.org/2","content":"Lunch","account":{"display_name":"Bob"}}]
        """#,
      rows: "Ann (Hello), Bob (Lunch)"
    ),
    Example(
      name: "stories.json",
      text: #"""
        {"hits":[{"title":"Tables","author":"ann","_highlightResult":{"title":{"value":"Tables"}}},
         {"title":"JSON","author":"bob","_highlightResult":{"title":{"value":"JSON"}}}],
         "nbHits":2,"query":"x"}
        """#,
      rows: "Tables (ann), JSON (bob)"
    ),
    Example(
      name: "users.json",
      at: "users",
      text: #"{"users":{"-N1":{"name":"Ann","age":31},"-N2":{"name":"Bob","age":25}},"posts":{}}"#,
      rows: "Ann (-N1), Bob (-N2)"
    ),
    Example(
      name: "board.json",
      text: #"""
        {"id":"b1","name":"Board","closed":false,"cards":[{"id":"c1","name":"Buy milk","pos":1}],
         "lists":[{"id":"l1","name":"To do","pos":1}],"labels":[]}
        """#,
      rows: "cards: Buy milk (1) | lists: To do (1) | labels: "
    ),
    Example(
      name: "articles.json",
      text: #"""
        {"data":[{"type":"articles","id":"1","attributes":{"title":"Bikeshed"}},
         {"type":"articles","id":"2","attributes":{"title":"Rails"}}],
         "included":[{"type":"people","id":"9","attributes":{"name":"Dan"}}]}
        """#,
      rows: "data: Bikeshed (articles), Rails (articles) | included: Dan (people)"
    ),
  ]
}

// Files of development tools.
extension RealWorldShapesTests {
  static let tools = [
    Example(
      name: "package-lock.json",
      text: #"""
        {"name":"app","lockfileVersion":3,"packages":{"":{"name":"app","version":"1.0.0"},
         "node_modules/lodash":{"version":"4.17.21","license":"MIT"},
         "node_modules/react":{"version":"18.2.0","license":"MIT"}}}
        """#,
      rows: "app (1.0.0), node_modules/lodash (4.17.21), node_modules/react (18.2.0)"
    ),
    Example(
      name: "package.json",
      text: #"{"name":"app","private":true,"scripts":{"test":"jest"},"keywords":["a","b"]}"#,
      rows: #"name (app), private (true), scripts ({"test":"jest"}), keywords (["a","b"])"#
    ),
    Example(
      name: "openapi.json",
      at: "paths",
      text: #"""
        {"openapi":"3.0.0","info":{"title":"Pets"},"paths":{
         "/pets":{"get":{"summary":"List pets","tags":["pets"]}},
         "/pets/{id}":{"get":{"summary":"One pet","tags":["pets"]}}}}
        """#,
      rows: "/pets (List pets), /pets/{id} (One pet)"
    ),
    Example(
      name: "coverage.json",
      text: #"""
        {"meta":{"version":"7.0","branch_coverage":false},"files":{
         "src/app.py":{"executed_lines":[1,2,3],"summary":{"percent_covered":75.0}},
         "src/lib.py":{"executed_lines":[1],"summary":{"percent_covered":100.0}}},
         "totals":{"percent_covered":80.0}}
        """#,
      rows: "src/app.py, src/lib.py"
    ),
    Example(
      name: "page.har",
      text: #"""
        {"log":{"version":"1.2","creator":{"name":"Firefox"},"pages":[{"id":"page_1","title":"Home"}],
         "entries":[
          {"startedDateTime":"2024-01-01T00:00:00.000Z","request":
           {"method":"GET","url":"https://example.com/","headers":[]},"response":{"status":200}},
          {"startedDateTime":"2024-01-01T00:00:01.000Z","request":
           {"method":"GET","url":"https://example.com/b.js","headers":[]},"response":{"status":404}}]}}
        """#,
      rows: "https://example.com/ (2024-01-01T00:00:00.000Z),"
        + " https://example.com/b.js (2024-01-01T00:00:01.000Z)"
    ),
    Example(
      name: "eslint.json",
      text: #"""
        [{"filePath":"/src/app.js","messages":[{"line":3}],"errorCount":1,"warningCount":0,
          "fixableErrorCount":0,"source":"x"},
         {"filePath":"/src/lib.js","messages":[],"errorCount":0,"warningCount":0,
          "fixableErrorCount":0,"source":"x"}]
        """#,
      rows: "/src/app.js (1), /src/lib.js (0)"
    ),
    Example(
      name: "collection.json",
      text: #"""
        {"info":{"name":"My API"},"item":[{"name":"Get users","request":{"method":"GET"}},
         {"name":"Create user","request":{"method":"POST"}}]}
        """#,
      rows: "Get users (GET), Create user (POST)"
    ),
    Example(
      name: "findings.sarif",
      at: "runs.0.results",
      text: #"""
        {"version":"2.1.0","runs":[{"tool":{"driver":{"name":"lint"}},"results":[
         {"ruleId":"r1","level":"error","message":{"text":"Null pointer"}},
         {"ruleId":"r2","level":"error","message":{"text":"Unused variable"}}]}]}
        """#,
      rows: "Null pointer (r1), Unused variable (r2)"
    ),
    Example(
      name: "notebook.ipynb",
      text: #"""
        {"cells":[{"cell_type":"code","source":["import os\n","os.name"]},
         {"cell_type":"code","source":["print(1)"]},{"cell_type":"code","source":["print(2)"]},
         {"cell_type":"markdown","source":["# End"]}],
         "metadata":{"kernelspec":{"name":"python3"}},"nbformat":4}
        """#,
      rows: "import os\n (code), print(1) (code), print(2) (code), # End (markdown)"
    ),
    Example(
      name: "log.jsonl",
      text: """
        {"time":"2024-01-01T00:00:00Z","level":"info","msg":"started","pid":1}
        {"time":"2024-01-01T00:00:01Z","level":"warn","msg":"slow query","pid":1}

        """,
      rows: "started (info), slow query (warn)"
    ),
  ]
}

// Documents without a usual form.
extension RealWorldShapesTests {
  static let documents = [
    Example(
      name: "texts.json",
      at: "menu",
      text: #"{"app":{"title":"My App"},"menu":{"file":"File","edit":"Edit"}}"#,
      rows: "file (File), edit (Edit)"
    ),
    Example(
      name: "player.json",
      text: #"{"name":"Ann","team":"Reds","stats":{"goals":1,"assists":2,"cards":0,"games":9}}"#,
      rows: #"name (Ann), team (Reds), stats ({"goals":1,"assists":2,"cards":0,"games":9})"#
    ),
    Example(
      name: "teams.json",
      text: #"""
        {"reds":{"coach":"Ann","players":[{"name":"Eve"},{"name":"Joe"},{"name":"Kim"}]},
         "blues":{"coach":"Bob","players":[]}}
        """#,
      rows: "reds (Ann), blues (Bob)"
    ),
    Example(
      name: "empty-key.json",
      text: #"{"":"nothing","a":1}"#,
      rows: "\"\" (nothing), a (1)"
    ),
  ]
}
