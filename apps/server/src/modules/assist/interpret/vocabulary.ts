import type { ReportDimension, ReportMeasure } from '@countinghouse/contract/reports/catalogue'
import type { ReportFilter } from '@countinghouse/contract/reports/definition'
import { phrasesOf } from './words.ts'

/** Words for figures; `sold` and `howMany` say one only together or alone. Singular, and Arabic without article. */
export const figurePhrases = phrasesOf<ReportMeasure | 'returnsBoth' | 'sold' | 'howMany'>({
  net: 'sales,net sales,revenue,sales amount,مبيعات,صافي مبيعات,ايراد,ايرادات,قيمة مبيعات',
  turnover:
    'turnover,sales with tax,sales including tax,net sales with tax,رقم اعمال,مبيعات مع ضريبة,صافي مبيعات مع ضريبة,مبيعات شاملة ضريبة',
  gross: 'gross sales,اجمالي مبيعات,مبيعات اجمالية',
  discount: 'discount,خصم,خصومات,تخفيض,تخفيضات',
  returns: 'returns value,value of returns,قيمة مرتجعات',
  returnsBoth: 'return,refund,مرتجع,مرتجعات,استرداد',
  refunds:
    'number of refunds,number of returns,how many refunds,how many returns,refund count,عدد مرتجعات,كم مرتجع,عدد مبالغ مستردة',
  returned: 'returned quantity,quantity returned,units returned,كمية مرتجعة,كمية مرتجعات',
  tax: 'tax,vat,ضريبة',
  quantity:
    'quantity,net quantity,unit,piece,units sold,items sold,quantity sold,quantities,كمية,كميات,قطعة,قطع,وحدة,وحدات,كمية مباعة,صافي كمية',
  receipts:
    'receipt,transaction,number of receipts,number of sales,number of transactions,how many sales,how many receipts,how many transactions,ايصال,ايصالات,عدد ايصالات,عدد مبيعات,عدد عمليات بيع,كم عملية بيع,عدد فواتير',
  basket: 'basket,average basket,average sale,average receipt,basket value,سلة,متوسط سلة,متوسط ايصال,متوسط فاتورة',
  unitsPerReceipt:
    'units per receipt,units per sale,items per receipt,وحدات لكل عملية بيع,وحدات لكل ايصال,قطع لكل ايصال',
  discountRate: 'discount rate,discount percent,discount %,نسبة خصم,خصم %',
  returnRate: 'return rate,refund rate,return percent,return %,نسبة مرتجعات,نسبة ارجاع',
  cost: 'cost,cost of sales,cost of goods,تكلفة,تكلفة مبيعات,تكاليف',
  margin: 'margin,gross margin,profit,gross profit,هامش,هامش ربح,ربح,ارباح',
  marginRate: 'margin rate,margin percent,margin %,profit rate,نسبة هامش,هامش %,نسبة ربح',
  takings: 'payment,takings,net payments,مدفوعات,صافي مدفوعات',
  taken: 'received,received payments,مقبوضات,مقبوض',
  paidOut: 'refunded,paid out,refunded payments,مردود',
  reduction: 'promotion discount,promotion reduction,خصم عروض,خصومات عروض,تخفيضات عروض',
  sold: 'sell,sold,selling,best seller,بيع,بعنا,مباع,مبيعا,بيعا',
  howMany: 'how many',
})

export const dimensionPhrases = phrasesOf<ReportDimension>({
  day: 'day,daily,date,يوم,يومي,يوميا,ايام',
  week: 'week,weekly,اسبوع,اسبوعي,اسبوعيا,اسابيع',
  month: 'month,monthly,شهر,شهري,شهريا,شهور,اشهر',
  quarter: 'quarter,quarterly,ربع سنة,ربع سنوي,ربع',
  year: 'year,yearly,annual,سنة,سنوي,سنويا,سنوات,عام',
  weekday: 'weekday,day of week,day of the week,يوم اسبوع,ايام اسبوع',
  hour: 'hour,hourly,ساعة,ساعات',
  store: 'store,shop,branch,branches,متجر,متاجر,فرع,فروع,محل,محلات',
  till: 'till,cash register,صندوق,صناديق',
  cashier: 'cashier,salesperson,امين صندوق,امناء صندوق,كاشير,بائع',
  product: 'product,style,منتج,منتجات',
  variant: 'variant,sku,صنف,اصناف',
  category: 'category,categories,فئة,فئات,تصنيف',
  brand: 'brand,علامة,علامات,علامة تجارية,علامات تجارية,ماركة,ماركات',
  season: 'season,موسم,مواسم',
  supplier: 'supplier,vendor,مورد,موردين',
  customer: 'customer,client,عميل,عملاء,زبون,زبائن',
  customerGroup: 'customer group,group of customers,مجموعة عملاء,مجموعات عملاء',
  channel: 'channel,قناة,قنوات',
  tender: 'payment type,payment method,tender,طريقة دفع,طرق دفع,وسيلة دفع',
  promotion: 'promotion,عرض,عروض',
})

/** The group that a limit by a record would be. */
export const dimensionOf: Readonly<Record<ReportFilter, ReportDimension>> = {
  storeId: 'store',
  tillId: 'till',
  categoryId: 'category',
  brandId: 'brand',
  seasonId: 'season',
  supplierId: 'supplier',
  productId: 'product',
  customerId: 'customer',
}

const previous =
  'period before,previous period,before,week before,month before,quarter before,last week,last month,last quarter,previous week,previous month,previous quarter,yesterday,day before'
const lastYear = 'year before,last year,previous year,year ago,same period last year'
const previousAr = 'فترة سابقة,فترة ماضية,اسبوع سابق,اسبوع ماضي,شهر سابق,شهر ماضي,ربع سابق,ربع ماضي,امس,يوم سابق'
const lastYearAr = 'سنة سابقة,سنة ماضية,عام سابق,عام ماضي,عام الماضي'
const joined = (firsts: string, lasts: string) =>
  firsts
    .split(',')
    .flatMap((first) => lasts.split(',').map((last) => `${first} ${last}`))
    .join(',')
const comparing =
  'compared with,compared with the,compared to,compared to the,versus,versus the,vs,vs the,against,against the,than,than the,with the'
const comparingAr = 'مقارنة,مقارنة مع,مقابل,قارن مع'

export const comparisonPhrases = phrasesOf<'previous' | 'year' | 'budget'>({
  previous: `${joined(comparing, previous)},${joined(comparingAr, previousAr)},week on week,month on month`,
  budget: `${joined(comparing, 'budget')},${joined(comparingAr, 'الموازنة,موازنة')}`,
  year: `${joined(comparing, lastYear)},compared with a year ago,vs a year ago,${joined(comparingAr, lastYearAr)},year on year,yoy`,
})

export const topPhrases = phrasesOf({ top: 'top,best,most,highest,first,اعلي,افضل,اكثر,اول' })

/** Before a group: what follows is no period. */
export const groupers = ['by', 'per', 'each', 'every', 'حسب', 'بحسب', 'لكل', 'كل']

/** Words that ask, join or are polite, without a meaning for the report. */
export const fillers = new Set(
  wordsIn(`a an all also and are as at amount available best by can could did do does each every figure figures for from
    get gave give had has have how i in into is it list look made make many me much my need number of on once our over
    overall per please report see selling show so far split tell than that the their there this total totals up us value
    want was we were what whats which who whole with within worth would you your s during grouped sorted ordered broken
    down compare company together only just each
    ما ماذا كم كيف هل هي هو هذا هذه اي التي الذي في من الي علي عن مع و او ثم كل لكل حسب بحسب خلال لدي لدينا لنا نا كان كانت
    اعرض اعرضي اظهر اعطني اعطنا اريد نريد ارني من فضلك رجاء لو سمحت تقرير قائمة عدد قيمة اجمالي مجموع شركة بلغت بلغ
    ترتيب مرتبة موزعة مقسمة بين جميع فقط كم`),
)

function wordsIn(written: string): string[] {
  return phrasesOf({ filler: written.replaceAll(/\s+/g, ',') }).flatMap(([words]) => words)
}
