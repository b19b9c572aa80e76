import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  waiting: {
    en: '{count, plural, one {# sale is waiting.} other {# sales are waiting.}}',
    ar: '{count, plural, zero {لا مبيعات تنتظر.} one {بيع واحد ينتظر.} two {بيعان ينتظران.} few {# مبيعات تنتظر.} many {# بيعًا ينتظر.} other {# بيع ينتظر.}}',
  },
  offline: {
    en: 'Offline: {count, plural, one {# sale is waiting.} other {# sales are waiting.}}',
    ar: 'لا يوجد اتصال: {count, plural, zero {لا مبيعات تنتظر.} one {بيع واحد ينتظر.} two {بيعان ينتظران.} few {# مبيعات تنتظر.} many {# بيعًا ينتظر.} other {# بيع ينتظر.}}',
  },
  sending: {
    en: '{count, plural, one {# sale is being sent.} other {# sales are being sent.}}',
    ar: '{count, plural, zero {لا شيء قيد الإرسال.} one {بيع واحد قيد الإرسال.} two {بيعان قيد الإرسال.} few {# مبيعات قيد الإرسال.} many {# بيعًا قيد الإرسال.} other {# بيع قيد الإرسال.}}',
  },
  refused: {
    en: '{count, plural, one {# sale was refused and needs a decision.} other {# sales were refused and need a decision.}}',
    ar: '{count, plural, zero {لا مبيعات مرفوضة.} one {رُفض بيع واحد ويحتاج إلى قرار.} two {رُفض بيعان ويحتاجان إلى قرار.} few {رُفضت # مبيعات وتحتاج إلى قرار.} many {رُفض # بيعًا ويحتاج إلى قرار.} other {رُفض # بيع ويحتاج إلى قرار.}}',
  },
  nearLimit: {
    en: 'Restore the connection soon: a device keeps {most} sales for {hours} hours at most.',
    ar: 'أعد الاتصال قريبًا: يحفظ الجهاز {most} بيع مدة {hours} ساعة على الأكثر.',
  },
  unregisteredNote: {
    en: 'This browser is not registered under Devices and sells nothing without a network.',
    ar: 'هذا المتصفح غير مسجل في الأجهزة ولا يبيع دون اتصال.',
  },
  show: { en: 'Waiting sales', ar: 'المبيعات المنتظرة' },
  showLead: {
    en: 'Sales are kept on this device until the server has recorded them.',
    ar: 'تبقى المبيعات على هذا الجهاز حتى يسجلها الخادم.',
  },
  none: { en: 'No sale is waiting.', ar: 'لا بيع ينتظر.' },
  stateWaiting: { en: 'Waiting', ar: 'ينتظر' },
  stateRefused: { en: 'Refused', ar: 'مرفوض' },
  retry: { en: 'Try again', ar: 'أعد المحاولة' },
  record: { en: 'Record', ar: 'تسجيل' },
  recordSure: { en: 'Record sale {number}?', ar: 'تسجيل البيع {number}؟' },
  recordLead: {
    en: 'It is recorded at what the customer paid, with your name, and needs review.',
    ar: 'يُسجل بما دفعه العميل وباسمك ويحتاج إلى مراجعة.',
  },
  recorded: { en: 'Recorded as receipt {number}', ar: 'سُجل بالإيصال {number}' },
  handOver: {
    en: 'A manager can sign in on this device and record it.',
    ar: 'يمكن لمدير تسجيل الدخول على هذا الجهاز وتسجيله.',
  },
  keptNumber: { en: 'Sale {number}', ar: 'البيع {number}' },
  kept: {
    en: 'Kept on this device. The receipt is provisional; its number follows once the server is reached.',
    ar: 'محفوظ على هذا الجهاز. الإيصال مؤقت ويتبع رقمه عند الوصول إلى الخادم.',
  },
  provisional: { en: 'Provisional receipt', ar: 'إيصال مؤقت' },
  print: { en: 'Print provisional receipt', ar: 'طباعة الإيصال المؤقت' },
  number: { en: 'Number', ar: 'الرقم' },
  unregistered: {
    en: 'The server cannot be reached, and this browser is not registered to sell without it. Register it under Devices when it is back.',
    ar: 'تعذر الوصول إلى الخادم، وهذا المتصفح غير مسجل للبيع دونه. سجّله في الأجهزة عند عودة الاتصال.',
  },
  revoked: {
    en: 'This device is revoked and sells nothing without the server.',
    ar: 'أُلغي هذا الجهاز ولا يبيع دون الخادم.',
  },
  otherTill: {
    en: 'Without the server this browser sells at the till it is registered for only.',
    ar: 'دون الخادم لا يبيع هذا المتصفح إلا في الصندوق المسجل له.',
  },
  tooMany: {
    en: 'This device already keeps {most} sales. Restore the connection to sell more.',
    ar: 'يحفظ هذا الجهاز {most} بيع. أعد الاتصال لبيع المزيد.',
  },
  tooOld: {
    en: 'A sale has been waiting for {hours} hours. Restore the connection to sell more.',
    ar: 'ينتظر بيع منذ {hours} ساعة. أعد الاتصال لبيع المزيد.',
  },
  noVoucherSale: {
    en: 'Gift vouchers cannot be sold without the server. Remove them.',
    ar: 'لا تُباع قسائم الهدايا دون الخادم. احذفها.',
  },
  noCoupon: {
    en: 'Coupons cannot be checked without the server. Remove them.',
    ar: 'لا يمكن التحقق من القسائم دون الخادم. احذفها.',
  },
  noLimited: {
    en: 'A promotion with a limit cannot be checked without the server. Connect the till to complete the sale.',
    ar: 'لا يمكن التحقق من عرض محدود دون الخادم. صِل الصندوق بالشبكة لإتمام البيع.',
  },
  noExchange: {
    en: 'Goods cannot be exchanged without the server. Park the sale.',
    ar: 'لا يمكن استبدال البضاعة دون الخادم. علّق البيع.',
  },
  noQuote: {
    en: 'A quote cannot be checked without the server. Park the sale.',
    ar: 'لا يمكن التحقق من عرض السعر دون الخادم. علّق البيع.',
  },
  noApproval: {
    en: 'This needs an approval, which requires the server. Remove the discount or price.',
    ar: 'يتطلب هذا موافقة، وهي تحتاج إلى الخادم. احذف الخصم أو السعر.',
  },
  noSerials: {
    en: 'Goods with serial numbers need the server. Remove them from the cart.',
    ar: 'البضاعة ذات الأرقام التسلسلية تحتاج إلى الخادم. احذفها من السلة.',
  },
  noTender: {
    en: '“{name}” requires the server. Take cash or a card by hand.',
    ar: '«{name}» يحتاج إلى الخادم. استخدم النقد أو البطاقة يدويًا.',
  },
  notKept: {
    en: 'This browser could not keep the sale, for example because its storage is full. Do not hand over the goods.',
    ar: 'تعذر على المتصفح حفظ البيع، كأن تكون مساحته ممتلئة. لا تسلّم البضاعة.',
  },
  notHeld: {
    en: 'No product on this device matches “{words}”.',
    ar: 'لا منتج على هذا الجهاز يطابق «{words}».',
  },
})
