import Testing

// Output of tools that run machines and services.
extension RealWorldShapesTests {
  static let machines = [
    Example(
      name: "pods.json",
      text: #"""
        {"apiVersion":"v1","kind":"List","items":[
         {"kind":"Pod","metadata":{"name":"web-7d","namespace":"main"},"spec":{"nodeName":"n1",
          "containers":[{"name":"nginx","image":"nginx:1.25"}]},"status":{"phase":"Running"}},
         {"kind":"Pod","metadata":{"name":"db-0","namespace":"main"},"spec":{"nodeName":"n2",
          "containers":[{"name":"pg","image":"postgres:16"}]},"status":{"phase":"Pending"}}],
         "metadata":{"resourceVersion":""}}
        """#,
      rows: "web-7d (n1), db-0 (n2)"
    ),
    Example(
      name: "instances.json",
      text: #"""
        {"Reservations":[
         {"ReservationId":"r-01","OwnerId":"123456789012","Groups":[],"Instances":[
          {"InstanceId":"i-0a1","ImageId":"ami-1","State":{"Code":16,"Name":"running"},"Tags":[]}]},
         {"ReservationId":"r-02","OwnerId":"123456789012","Groups":[],"Instances":[
          {"InstanceId":"i-0b2","ImageId":"ami-1","State":{"Code":80,"Name":"stopped"},"Tags":[]},
          {"InstanceId":"i-0b3","ImageId":"ami-2","State":{"Code":16,"Name":"running"},"Tags":[]}]}]}
        """#,
      rows: "r-01: i-0a1 (ami-1) | r-02: i-0b2 (ami-1), i-0b3 (ami-2)"
    ),
    Example(
      name: "issues-of-a-project.json",
      text: #"""
        {"expand":"names","startAt":0,"total":2,"issues":[
         {"id":"10001","key":"PROJ-1","fields":{"status":{"name":"Open","id":"1"},
          "summary":"Login fails","assignee":{"displayName":"Ann Lee"},"priority":{"name":"High"}}},
         {"id":"10002","key":"PROJ-2","fields":{"status":{"name":"Done","id":"3"},
          "summary":"Typo in footer","assignee":null,"priority":{"name":"Low"}}}]}
        """#,
      rows: "Login fails (PROJ-1), Typo in footer (PROJ-2)"
    ),
    Example(
      name: "channel.json",
      text: #"""
        [{"client_msg_id":"7a1f0c52-8d3e-4b6a-9c1d-2e5f8a7b9c01","type":"message","text":"Morning!",
          "user":"U012AB3CD","ts":"1609459200.000100","user_profile":{"real_name":"Ann Lee","name":"ann"}},
         {"type":"message","subtype":"channel_join","ts":"1609459300.000200","user":"U045EF6GH",
          "text":"has joined"},
         {"client_msg_id":"8b2f0c52-8d3e-4b6a-9c1d-2e5f8a7b9c02","type":"message","text":"Lunch?",
          "user":"U045EF6GH","ts":"1609470000.000300",
          "user_profile":{"real_name":"Bob Ray","name":"bob"}}]
        """#,
      rows: "Morning! (Ann Lee), has joined, Lunch? (Bob Ray)"
    ),
    Example(
      name: "patients.json",
      text: #"""
        {"resourceType":"Bundle","id":"b1","meta":{"lastUpdated":"2014-08-18T01:43:30Z"},"total":2,
         "link":[{"relation":"self","url":"https://example.org/Patient"},
          {"relation":"next","url":"https://example.org/Patient?page=2"}],
         "entry":[{"fullUrl":"https://example.org/Patient/1","resource":{"resourceType":"Patient","id":"1",
           "name":[{"family":"Chalmers","given":["Peter"]}],"birthDate":"1974-12-25"}},
          {"fullUrl":"https://example.org/Patient/2","resource":{"resourceType":"Patient","id":"2",
           "name":[{"family":"Levin","given":["Henry"]}],"birthDate":"1932-09-24"}}]}
        """#,
      rows: "Chalmers (1974-12-25), Levin (1932-09-24)"
    ),
    Example(
      name: "metrics.json",
      text: #"""
        {"status":"success","data":{"resultType":"matrix","result":[
         {"metric":{"__name__":"up","job":"web","instance":"a:9090"},"values":[[1435781430.7,"1"]]},
         {"metric":{"__name__":"up","job":"node","instance":"b:9091"},"values":[[1435781430.7,"0"]]}]}}
        """#,
      rows: "web (a:9090), node (b:9091)"
    ),
  ]
}

// Lists of media, weather and money.
extension RealWorldShapesTests {
  static let media = [
    Example(
      name: "playlist.json",
      text: #"""
        {"description":"Best","followers":{"total":12},"id":"3cEYpj",
         "images":[{"url":"https://example.org/1","height":64}],"name":"Road trip",
         "owner":{"display_name":"ann","external_urls":{"site":"https://example.org/ann"}},
         "tracks":{"href":"https://example.org/tracks","items":[
          {"added_at":"2015-01-15T12:39:22Z","is_local":false,"track":{"album":{"name":"Californication"},
           "artists":[{"name":"RHCP"}],"duration_ms":329733,"id":"48Uj","name":"Otherside"}},
          {"added_at":"2015-01-15T12:40:03Z","is_local":false,"track":{"album":{"name":"Parachutes"},
           "artists":[{"name":"Coldplay"}],"duration_ms":269000,"id":"3AJw","name":"Yellow"}}],
          "limit":100,"next":null,"total":2},"type":"playlist"}
        """#,
      rows: "Otherside (Californication), Yellow (Parachutes)"
    ),
    Example(
      name: "pages.json",
      text: #"""
        {"batchcomplete":"","continue":{"picontinue":100,"continue":"||"},"query":{
         "normalized":[{"from":"Main_page","to":"Main page"}],"pages":{
          "15580374":{"pageid":15580374,"ns":0,"title":"Main Page","extract":"Welcome to the library"},
          "736":{"pageid":736,"ns":0,"title":"Albert Einstein","extract":"He was a physicist"}}}}
        """#,
      rows: "Main Page (15580374), Albert Einstein (736)"
    ),
    Example(
      name: "rates.json",
      text: #"""
        {"timestamp":1700000000,"base":"USD","rates":{"AED":3.67,"AFN":66.8,"ALL":101.2,"AMD":402,
         "ANG":1.79,"AOA":831.5,"ARS":350}}
        """#,
      rows: "AED (3.67), AFN (66.8), ALL (101.2), AMD (402), ANG (1.79), AOA (831.5), ARS (350)"
    ),
    Example(
      name: "forecast.json",
      text: #"""
        {"cod":"200","message":0,"list":[
         {"dt":1661871600,"main":{"temp":296.7},"weather":[{"id":500,"main":"Rain","icon":"10d"}],
          "sys":{"pod":"d"},"dt_txt":"2022-08-30 15:00:00"},
         {"dt":1661882400,"main":{"temp":295.4},"weather":[{"id":800,"main":"Clear","icon":"10n"}],
          "sys":{"pod":"n"},"dt_txt":"2022-08-30 18:00:00"}],"city":{"name":"Zocca"}}
        """#,
      rows: "Rain (2022-08-30 15:00:00), Clear (2022-08-30 18:00:00)"
    ),
    Example(
      name: "query.json",
      text: #"""
        {"kind":"queryResponse","schema":{"fields":[{"name":"word"},{"name":"n"}]},"totalRows":"2",
         "rows":[{"f":[{"v":"king"},{"v":"5"}]},{"f":[{"v":"queen"},{"v":"3"}]}]}
        """#,
      rows: "king, queen"
    ),
    Example(
      name: "videos.json",
      text: #"""
        {"kind":"searchListResponse","etag":"Xyz","pageInfo":{"totalResults":2},"items":[
         {"kind":"searchResult","etag":"aaa1","id":{"kind":"video","videoId":"dQw4"},"snippet":
          {"title":"Never Gonna","description":"The official video","channelTitle":"Rick"}},
         {"kind":"searchResult","etag":"bbb2","id":{"kind":"video","videoId":"9bZk"},"snippet":
          {"title":"Gangnam Style","description":"M/V","channelTitle":"psy"}}]}
        """#,
      rows: "Never Gonna (The official video), Gangnam Style (M/V)"
    ),
    Example(
      name: "settings.json",
      text: #"""
        {"editor.fontSize":14,"files.exclude":{"**/.git":true,"**/out":true},"[python]":{"editor.tabSize":4}}
        """#,
      rows: #"editor.fontSize (14), files.exclude ({"**/.git":true,"**/out":true}),"#
        + #" [python] ({"editor.tabSize":4})"#
    ),
  ]
}
