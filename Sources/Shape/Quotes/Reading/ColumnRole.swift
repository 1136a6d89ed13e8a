/// The content of a column in a price table, recognized by its name.
enum ColumnRole: Hashable, Sendable {
  case time, symbol
  /// A security's number, which serves as the symbol if there is no other.
  case identifier
  case name, price, close, adjustedClose, open, high, low, volume
  case previousClose, change, percentChange
  case amount, cost, totalCost, currency

  /// Recognizes a name, ignoring case, leading numbers and surrounding signs.
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
      + "epoch,unix,open time,last trade time,regular market time,gmt time,local time,datum,"
      + "fecha,日付,日期,时间,交易日期",
    .symbol: "symbol,ticker,ticker symbol,instrument,sym,symbols,tradingsymbol,trading symbol,"
      + "kürzel,銘柄コード,証券コード,コード,代码,股票代码,证券代码",
    .identifier: "isin,symbol isin,wkn,cusip,sedol,id",
    .name: "name,description,security,company,company name,security name,security description,"
      + "short name,long name,display name,product,investment name,holding,bezeichnung,"
      + "libellé,nom,nombre,銘柄名,銘柄,名称,股票名称,证券名称",
    .price: "price,last,last price,current price,market price,close price,closing price,ltp,"
      + "last trade,last traded price,regular market price,share price,mark price,mark,kurs,"
      + "letzter,letzter kurs,dernier,cours,último,现价,最新价,現在値,株価",
    .close: "close,close last,adj close last,schluss,schlusskurs,closing,clôture,cierre,"
      + "終値,收盘,收盘价",
    .adjustedClose: "adj close,adjusted close,adjclose,adj close price,adjusted",
    .open: "open,open price,opening price,regular market open,erster,eröffnung,ouverture,apertura,"
      + "始値,开盘,开盘价",
    .high: "high,high price,day high,regular market day high,hoch,plus haut,máximo,"
      + "高値,最高,最高价",
    .low: "low,low price,day low,regular market day low,tief,plus bas,mínimo,"
      + "安値,最低,最低价",
    .volume: "volume,vol,tickvol,tick volume,total volume,regular market volume,"
      + "stücke,stuecke,volumen,volúmen,出来高,成交量",
    .previousClose: "prev close,previous close,prior close,regular market previous close,"
      + "last close,yesterday close,prevclose,chart previous close,vortag,veille,"
      + "昨收,昨收盘,前日終値",
    .change: "change,chg,net change,price change,price chng,last price change,day chg,"
      + "regular market change,diff,differenz,veränderung,前日比,涨跌,涨跌额",
    .percentChange: "change percent,chg percent,percent change,percent chg,changes percentage,"
      + "price change percent,price chng percent,day change percent,net change percent,"
      + "today s gain loss percent,regular market change percent,percent,pct change,change pct,"
      + "diff percent,differenz percent,veränderung percent,前日比率,騰落率,涨跌幅",
    .amount: "quantity,qty,shares,amount,units,position,stück,anzahl,menge,quantité,cantidad,"
      + "保有数,保有数量,数量,持仓,持有数量",
    .cost: "cost basis per share,cost per share,average cost,avg cost,average price,avg price,"
      + "purchase price,average cost basis,avg cost basis,unit cost,cost price,cost share,"
      + "einstandskurs,kaufkurs,kaufpreis,pru,"
      + "取得単価,平均取得単価,平均取得価額,成本价",
    .totalCost: "cost basis total,total cost,cost basis,total cost basis,invested",
    .currency: "currency,currency code,ccy,cur,curr,trading currency,price currency,währung,devise,"
      + "divisa,moneda,通貨,币种,货币",
  ]

  /// Returns the words of a name in lowercase, without signs or anything in parentheses.
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

  /// Returns a name without a leading number and point.
  private static func withoutNumber(_ name: String) -> Substring {
    let rest = name.drop { ("0"..."9").contains($0) }
    return rest.count < name.count && rest.hasPrefix(".") ? rest.dropFirst() : name[...]
  }
}
