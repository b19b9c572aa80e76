import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A sales order reserves stock when it is confirmed, and is delivered and invoiced in one or several parts. Above the credit limit of the customer, while a trade member is on stop or overdue, and until a required deposit is paid, it is held until someone releases it with a reason.',
    ar: 'يحجز أمر البيع المخزون عند تأكيده، ويُسلّم ويُفوتر دفعة واحدة أو على أجزاء. وفوق حد ائتمان العميل، أو ما دام عميل الآجل موقوفًا أو متأخرًا، أو حتى يُدفع العربون المطلوب، يُعلّق حتى يُفرج عنه بسبب.',
  },
  help_order: { en: 'Take an order', ar: 'تسجيل طلب' },
  help_order_1: {
    en: 'Create an order with customer and store, and scan or import the lines. Prices come from the price list.',
    ar: 'أنشئ طلبًا بالعميل والمتجر وامسح السطور أو استوردها. تأتي الأسعار من قائمة الأسعار.',
  },
  help_order_2: {
    en: 'Choose Confirm. What is not in stock waits as back-order; choose Reserve stock when goods have arrived.',
    ar: 'اختر «تأكيد». ينتظر ما ليس في المخزون؛ اختر «حجز المخزون» عند وصول البضاعة.',
  },
  help_order_3: {
    en: 'Open the tab Prices and choose “Why …?” of a line to see which rule made its price.',
    ar: 'افتح تبويب «الأسعار» واختر «لماذا …؟» لأحد السطور لترى القاعدة التي حددت سعره.',
  },
  help_deposit: { en: 'Require a deposit', ar: 'طلب عربون' },
  help_deposit_1: {
    en: 'Enter the deposit as a percentage or an amount before you choose Confirm. The order is held.',
    ar: 'أدخل نسبة العربون أو مبلغه قبل اختيار «تأكيد». يُعلّق الطلب.',
  },
  help_deposit_2: {
    en: 'Open the tab Progress, choose Receive deposit, enter what was received and choose Post. The order is confirmed, and its invoices use the deposit.',
    ar: 'افتح تبويب «التقدم» واختر «قبض العربون» وأدخل المبلغ المقبوض ثم اختر «ترحيل». يُؤكَّد الطلب وتستعمل فواتيره العربون.',
  },
  help_deliver: { en: 'Deliver and invoice', ar: 'التسليم والفوترة' },
  help_deliver_1: {
    en: 'Open the tab Progress, choose Deliver, and dispatch the delivery.',
    ar: 'افتح تبويب «التقدم» واختر «تسليم» ثم اصرف التسليم.',
  },
  help_deliver_2: {
    en: 'Choose Invoice on the delivery. Close the order if the rest is not wanted any more.',
    ar: 'اختر «فوترة» في التسليم. أغلق الطلب إن لم يعد الباقي مطلوبًا.',
  },
})
