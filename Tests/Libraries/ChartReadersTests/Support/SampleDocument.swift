import Testing

/// A small document in the form of a service or a program, and the chart that is expected.
struct SampleDocument: CustomTestStringConvertible {
  var name: String
  var text: String
  /// Positions in seconds, days or numbers since 1970 or 0.
  var positions: [Double]
  /// The series by name; NaN for gaps.
  var series: [(String, [Double])]
  /// The path in the note; `nil` if the outermost value is the table.
  var path: String?

  var testDescription: String { name }

  init(
    _ name: String, at path: String? = nil, positions: [Double], _ series: [(String, [Double])],
    _ text: String
  ) {
    (self.name, self.text, self.positions) = (name, text, positions)
    (self.series, self.path) = (series, path)
  }
}

extension SampleDocument {
  static let all = arrays + series + columns + objects

  private static let arrays = [
    SampleDocument(
      "Binance klines", positions: [17_350, 17_351], [("close", [0.5, 0.7])],
      """
      [[1499040000000,"0.4","0.8","0.3","0.5","148976.1",1499644799999,"2434.1",308,"1756.8","28.4","0"],
       [1499126400000,"0.5","0.9","0.4","0.7","248976.5",1499731199999,"2434.2",309,"1756.9","28.5","0"]]
      """),
    SampleDocument(
      "Coinbase candles, newest first", positions: [1_415_398_708, 1_415_398_768],
      [("close", [0.35, 4.1])],
      "[[1415398768,0.32,4.2,0.35,4.1,12.3],[1415398708,0.31,4.1,0.34,0.35,13.3]]"),
    SampleDocument(
      "Kraken OHLC", at: "result.XXBTZUSD", positions: [1_688_671_200, 1_688_671_260],
      [("close", [30305.7, 30300])],
      """
      {"error":[],"result":{"XXBTZUSD":
        [[1688671200,"30306.1","30306.2","30305.7","30305.7","30306.1","3.39",23],
         [1688671260,"30304.5","30304.5","30300.0","30300.0","30300.0","4.42",18]],
       "last":1688672160}}
      """),
    SampleDocument(
      "CoinGecko market chart", at: "prices", positions: [1_711_843_200, 1_711_983_682],
      [("prices", [69702.5, 68887.75])],
      """
      {"prices":[[1711843200000,69702.5],[1711983682000,68887.75]],
       "market_caps":[[1711843200000,1370247487960.09],[1711983682000,1355701979725.16]]}
      """),
    SampleDocument(
      "Dates beside values", positions: [19_723, 19_724], [("value", [1, 5])],
      #"[["2024-01-01",1],["2024-01-02",5]]"#),
    SampleDocument(
      "Names in the first row", positions: [17_897, 18_262], [("POP", [1, 2])],
      #"[["NAME","POP","year"],["x",1,2019],["y",2,2020]]"#),
    SampleDocument(
      "Plain pairs", positions: [1, 3, 5], [("value", [2, 4, 1])], "[[1,2],[3,4],[5,1]]"),
    SampleDocument(
      "pandas values", positions: [0, 1], [("column 1", [9, 3]), ("column 2", [2, 4])],
      "[[9,2],[3,4]]"),
    SampleDocument(
      "uPlot columns", positions: [1_704_067_201, 1_704_067_202, 1_704_067_203],
      [("column 2", [1, 2, 3]), ("column 3", [4, 5, 6])],
      "[[1704067201,1704067202,1704067203],[1,2,3],[4,5,6]]"),
    SampleDocument(
      "World Bank", at: "[1]", positions: [18_262, 18_628], [("value", [83.1, 83.2])],
      """
      [{"page":1,"total":2},[{"indicator":{"id":"X"},"date":"2021","value":83.2},
                             {"indicator":{"id":"X"},"date":"2020","value":83.1}]]
      """),
  ]

  private static let series = [
    SampleDocument(
      "Grafana, value before time", positions: [1_450_754_160, 1_450_754_220],
      [("upper_75", [622, 365]), ("upper_90", [861, 767])],
      """
      [{"target":"upper_75","datapoints":[[622,1450754160000],[365,1450754220000]]},
       {"target":"upper_90","datapoints":[[861,1450754160000],[767,1450754220000]]}]
      """),
    SampleDocument(
      "Highcharts series", at: "series", positions: [19_723, 19_724],
      [("A", [1.5, 2.5]), ("B", [.nan, 4])],
      """
      {"chart":{"type":"spline","height":300},"series":[
        {"name":"A","yAxis":0,"data":[[1704067200000,1.5],[1704153600000,2.5]]},
        {"name":"B","data":[[1704153600000,4]]}]}
      """),
    SampleDocument(
      "Highcharts categories", positions: [19_723, 19_724, 19_725],
      [("A", [1, 2, 3]), ("B", [4, .nan, 6])],
      """
      {"xAxis":{"categories":["2024-01-01","2024-01-02","2024-01-03"]},
       "series":[{"name":"A","data":[1,2,3]},{"name":"B","data":[4,null,6]}]}
      """),
    SampleDocument(
      "Prometheus query_range", at: "data.result",
      positions: [1_435_781_430.781, 1_435_781_445.781],
      [("prometheus, a:9090", [1, 1]), ("node, b:9091", [0, .nan])],
      """
      {"status":"success","data":{"resultType":"matrix","result":[
       {"metric":{"__name__":"up","job":"prometheus","instance":"a:9090"},
        "values":[[1435781430.781,"1"],[1435781445.781,"1"]]},
       {"metric":{"__name__":"up","job":"node","instance":"b:9091"},
        "values":[[1435781430.781,"0"],[1435781445.781,"NaN"]]}]}}
      """),
    SampleDocument(
      "One series of Prometheus", at: "data.result", positions: [1_435_781_430, 1_435_781_445],
      [("up", [1, 0])],
      """
      {"status":"success","data":{"result":[{"metric":{"__name__":"up","job":"p"},
        "values":[[1435781430,"1"],[1435781445,"0"]]}]}}
      """),
    SampleDocument(
      "Influx series with tags", at: "results[0].series",
      positions: [1_422_568_543, 1_422_568_603],
      [
        ("a usage", [0.55, 0.65]), ("a idle", [1, 2]), ("b usage", [0.95, .nan]),
        ("b idle", [3, .nan]),
      ],
      """
      {"results":[{"statement_id":0,"series":[
       {"name":"cpu","tags":{"host":"a"},"columns":["time","usage","idle"],
        "values":[["2015-01-29T21:55:43Z",0.55,1],["2015-01-29T21:56:43Z",0.65,2]]},
       {"name":"cpu","tags":{"host":"b"},"columns":["time","usage","idle"],
        "values":[["2015-01-29T21:55:43Z",0.95,3]]}]}]}
      """),
    SampleDocument(
      "Grafana frames", at: "results.A.frames",
      positions: [1_704_067_200, 1_704_070_800, 1_704_074_400],
      [("value", [1, 2, 3])],
      """
      {"results":{"A":{"status":200,"frames":[
       {"schema":{"refId":"A","fields":[{"name":"time","type":"time"},{"name":"value"}]},
        "data":{"values":[[1704067200000,1704070800000,1704074400000],[1,2,3]]}}]}}}
      """),
    SampleDocument(
      "Plotly traces", at: "data", positions: [1, 2, 3], [("p", [2, 4, 8]), ("q", [1, 1, 1])],
      """
      {"data":[{"x":[1,2,3],"y":[2,4,8],"type":"scatter","name":"p"},
               {"x":[1,2,3],"y":[1,1,1],"name":"q"}],"layout":{"width":500}}
      """),
    SampleDocument(
      "Chart.js", at: "data", positions: [0, 1, 2], [("One", [65, 59, 80]), ("Two", [1, 2, 3])],
      """
      {"type":"line","data":{"labels":["January","February","March"],"datasets":[
        {"label":"One","data":[65,59,80],"borderColor":["red","blue","green"],"borderWidth":1},
        {"label":"Two","data":[1,2,3]}]},"options":{"scales":{"y":{"beginAtZero":true}}}}
      """),
  ]

  private static let columns = [
    SampleDocument(
      "Yahoo chart", at: "chart.result[0]", positions: [1_704_205_800, 1_704_292_200],
      [("close", [2, 3])],
      """
      {"chart":{"result":[{"meta":{"symbol":"AAPL","regularMarketPrice":2.5,
        "validRanges":["1d","5d"],"tradingPeriods":[[{"start":1,"end":2}]]},
       "timestamp":[1704205800,1704292200],"indicators":{
        "quote":[{"high":[3,4],"volume":[10,20],"open":[1,2],"low":[0.5,1.5],"close":[2,3]}],
        "adjclose":[{"adjclose":[1.9,2.9]}]}}],"error":null}}
      """),
    SampleDocument(
      "Open-Meteo", at: "hourly", positions: [1_704_067_200, 1_704_070_800],
      [("temperature_2m", [5.1, .nan]), ("rain", [0, 0.1])],
      """
      {"latitude":52.52,"longitude":13.41,"hourly_units":{"time":"iso8601"},
       "hourly":{"time":["2024-01-01T00:00","2024-01-01T01:00"],"temperature_2m":[5.1,null],
        "rain":[0,0.1]},"daily":{"time":["2024-01-01"],"temperature_2m_max":[9.1]}}
      """),
    SampleDocument(
      "Parallel arrays", positions: [1, 2, 3], [("cpu", [4, 5, 6]), ("mem", [7, 8, 9])],
      #"{"time":[1,2,3],"cpu":[4,5,6],"mem":[7,8,9]}"#),
    SampleDocument(
      "pandas split", positions: [19_723, 19_724], [("a", [1, 3]), ("b", [2, 4])],
      #"{"columns":["a","b"],"index":[1704067200000,1704153600000],"data":[[1,2],[3,4]]}"#),
    SampleDocument(
      "pandas columns", positions: [19_723, 19_724], [("a", [1, 3]), ("b", [2, 4])],
      """
      {"a":{"1704067200000":1,"1704153600000":3},"b":{"1704067200000":2,"1704153600000":4}}
      """),
    SampleDocument(
      "pandas columns, numbered", positions: [0, 1], [("a", [1, 3]), ("b", [2, 4])],
      #"{"a":{"0":1,"1":3},"b":{"0":2,"1":4}}"#),
    SampleDocument(
      "ClickHouse", positions: [19_723, 19_724], [("v", [1, 2])],
      """
      {"meta":[{"name":"d","type":"Date"},{"name":"v","type":"UInt8"}],
       "data":[["2024-01-01",1],["2024-01-02",2]],"rows":2}
      """),
  ]

  private static let objects = [
    SampleDocument(
      "pandas index", positions: [19_723, 19_724], [("a", [1, 3]), ("b", [2, 4])],
      """
      {"2024-01-01T00:00:00.000":{"a":1,"b":2},"2024-01-02T00:00:00.000":{"a":3,"b":4}}
      """),
    SampleDocument(
      "pandas records", positions: [0, 1], [("a", [1, 3]), ("b", [2, 4])],
      #"[{"a":1,"b":2},{"a":3,"b":4}]"#),
    SampleDocument(
      "pandas table", at: "data", positions: [0, 1], [("a", [1, 3])],
      """
      {"schema":{"fields":[{"name":"index","type":"integer"},{"name":"a","type":"integer"}],
       "primaryKey":["index"]},"data":[{"index":0,"a":1},{"index":1,"a":3}]}
      """),
    SampleDocument(
      "A number for each date", positions: [19_723, 19_724], [("value", [5, 8])],
      #"{"2024-01-01":5,"2024-01-02":8}"#),
    SampleDocument(
      "Alpha Vantage, newest first", at: "Time Series (Daily)", positions: [19_726, 19_727],
      [("close", [2, 3])],
      """
      {"Meta Data":{"1. Information":"Daily Prices","2. Symbol":"IBM"},"Time Series (Daily)":{
       "2024-01-05":{"1. open":"2.5","2. high":"4","3. low":"2","4. close":"3","5. volume":"70"},
       "2024-01-04":{"1. open":"1.5","2. high":"3","3. low":"1","4. close":"2","5. volume":"60"}}}
      """),
    SampleDocument(
      "Frankfurter", at: "rates", positions: [19_724, 19_725],
      [("USD", [1.09, 1.1]), ("GBP", [0.86, 0.87])],
      """
      {"amount":1.0,"base":"EUR","start_date":"2024-01-02","rates":{
       "2024-01-02":{"USD":1.09,"GBP":0.86},"2024-01-03":{"USD":1.1,"GBP":0.87}}}
      """),
    SampleDocument(
      "Polygon aggregates", at: "results", positions: [1_626_926_400, 1_627_012_800],
      [("close", [147.5, 148.5])],
      """
      {"ticker":"AAPL","resultsCount":2,"results":[
       {"v":772,"vw":146.9,"o":146.1,"c":147.5,"h":148,"l":145,"t":1626926400000,"n":480209},
       {"v":77,"vw":146.9,"o":147.1,"c":148.5,"h":149,"l":146,"t":1627012800000,"n":48020}]}
      """),
    SampleDocument(
      "Rows in data", at: "data", positions: [19_723, 19_724], [("v", [1, 2])],
      """
      {"status":"ok","count":2,"data":[{"date":"2024-01-01","v":1},{"date":"2024-01-02","v":2}]}
      """),
    SampleDocument(
      "Lines with nested objects", positions: [1_704_067_200, 1_704_067_201],
      [("cpu.user", [1, 3]), ("cpu.sys", [2, 4])],
      """
      {"ts":"2024-01-01T00:00:00Z","cpu":{"user":1,"sys":2},"tags":["a"]}
      {"ts":"2024-01-01T00:00:01Z","cpu":{"user":3,"sys":4},"tags":["a"]}
      """),
    SampleDocument(
      "Features, whose detail isn’t an error", at: "features", positions: [0, 1],
      [("properties.mag", [1, 2])],
      """
      {"features":[{"properties":{"detail":"u","mag":1},"geometry":{"coordinates":[1,2,3]}},
                   {"properties":{"detail":"v","mag":2},"geometry":{"coordinates":[1,2,3]}}],
       "bbox":[1,2,3,4,5,6]}
      """),
  ]
}
