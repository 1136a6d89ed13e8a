/// What a column of a table of prices holds, recognized by its name.
enum ColumnRole: Hashable, Sendable {
  case time, symbol
  /// A number of a security, which serves as a symbol where there is no other.
  case identifier
  case name, price, close, adjustedClose, open, high, low, volume
  case previousClose, change, percentChange
  case amount, cost, totalCost

  /// Recognizes a name, whatever its capital letters, numbers before it and signs around it.
  init?(_ name: String) {
    let words = Self.words(name)
    if let role = Self.roles[words] {
      self = role
    } else {
      guard words.hasPrefix("volume ") else { return nil }
      self = .volume
    }
  }

  private static let roles: [String: ColumnRole] = {
    var roles: [String: ColumnRole] = [:]
    for (role, names) in names {
      for name in names.split(separator: ",") { roles[String(name)] = role }
    }
    return roles
  }()

  private static let names: KeyValuePairs<ColumnRole, String> = [
    .time: "time,date,datetime,date time,timestamp,trade date,trading day,latest trading day,ts,"
      + "epoch,unix,open time,last trade time,regular market time,gmt time,local time,datum",
    .symbol: "symbol,ticker,ticker symbol,instrument,sym,symbols,tradingsymbol,trading symbol",
    .identifier: "isin,symbol isin,wkn,cusip,sedol,id",
    .name: "name,description,security,company,company name,security name,security description,"
      + "short name,long name,display name,product,investment name,holding,bezeichnung",
    .price: "price,last,last price,current price,market price,close price,closing price,ltp,"
      + "last trade,last traded price,regular market price,share price,kurs",
    .close: "close,close last,adj close last,schluss,schlusskurs,closing",
    .adjustedClose: "adj close,adjusted close,adjclose,adj close price",
    .open: "open,open price,opening price,regular market open,erster,eröffnung",
    .high: "high,high price,day high,regular market day high,hoch",
    .low: "low,low price,day low,regular market day low,tief",
    .volume: "volume,vol,tickvol,tick volume,total volume,regular market volume,volumen",
    .previousClose: "prev close,previous close,prior close,regular market previous close,"
      + "last close,yesterday close,prevclose,chart previous close,vortag",
    .change: "change,chg,net change,price change,price chng,last price change,day chg,"
      + "regular market change,diff,differenz,veränderung",
    .percentChange: "change percent,chg percent,percent change,percent chg,changes percentage,"
      + "price change percent,price chng percent,day change percent,net change percent,"
      + "today s gain loss percent,regular market change percent,percent,pct change,change pct,"
      + "diff percent,differenz percent,veränderung percent",
    .amount: "quantity,qty,shares,amount,units,position,stück,anzahl,menge",
    .cost: "cost basis per share,cost per share,average cost,avg cost,average price,avg price,"
      + "purchase price,average cost basis,avg cost basis,unit cost,cost price,cost share,"
      + "einstandskurs,kaufkurs,kaufpreis",
    .totalCost: "cost basis total,total cost,cost basis,total cost basis,invested",
  ]

  /// Returns the words of a name in small letters, without signs and without what stands in
  /// parentheses.
  static func words(_ name: String) -> String {
    var words = ""
    var depth = 0
    var last: Character = " "
    for character in withoutNumber(name) {
      if character == "(" { depth += 1 }
      defer {
        if character == ")" { depth = max(0, depth - 1) }
        last = character
      }
      guard depth == 0 else { continue }
      if character == "%" {
        words += " percent"
      } else if character.isLetter || character.isNumber {
        if character.isUppercase, last.isLowercase { words += " " }
        words += character.lowercased()
      } else {
        words += " "
      }
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  /// Returns a name without a number and a point before it.
  private static func withoutNumber(_ name: String) -> Substring {
    let rest = name.drop { ("0"..."9").contains($0) }
    return rest.count < name.count && rest.hasPrefix(".") ? rest.dropFirst() : name[...]
  }
}
