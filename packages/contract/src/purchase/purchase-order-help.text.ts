import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Prices come from the supplier catalogue by the total quantity of the product on the order. Enter a price to replace it.',
    ar: 'تأتي الأسعار من كتالوج المورد بحسب الكمية الكلية للمنتج في الطلب. أدخل سعرًا ليحل محلها.',
  },
  help_order: { en: 'Order from a supplier', ar: 'الطلب من مورد' },
  help_order_1: {
    en: 'Choose the supplier and the ship-to store. Blank terms are taken from the supplier.',
    ar: 'اختر المورد ومتجر التسليم. تؤخذ الشروط الفارغة من المورد.',
  },
  help_order_2: {
    en: 'Scan products or paste codes with quantities into the lines, then choose Submit.',
    ar: 'امسح المنتجات أو الصق رموزًا مع كمياتها في السطور ثم اختر «تقديم».',
  },
  help_order_4: {
    en: 'To have a line delivered on several days, add rows under Delivery schedule: line number, day and quantity.',
    ar: 'لتسليم سطر في عدة أيام أضف صفوفًا في «جدول التسليم»: رقم السطر واليوم والكمية.',
  },
  help_order_3: {
    en: 'After approval print the order, send it to the supplier and choose Mark as sent.',
    ar: 'بعد الموافقة اطبع الطلب وأرسله إلى المورد واختر «تحديد كمُرسل».',
  },
  help_change: { en: 'Correct or end an order', ar: 'تصحيح طلب أو إنهاؤه' },
  help_change_1: {
    en: 'Before it is sent, choose Return to draft, change the order and submit it again.',
    ar: 'قبل إرساله اختر «إعادة إلى مسودة» وعدّل الطلب وقدّمه مرة أخرى.',
  },
  help_change_3: {
    en: 'Once it is sent, choose Revise while nothing was received. Revisions shows what changed.',
    ar: 'بعد إرساله اختر «مراجعة» ما لم يُستلم شيء. وتعرض «المراجعات» ما تغيّر.',
  },
  help_change_4: {
    en: 'If the supplier confirms less, choose Confirm quantities under Receipts and enter what it confirmed. The rest is cancelled.',
    ar: 'إن أكد المورد أقل فاختر «تأكيد الكميات» في «أذون الاستلام» وأدخل ما أكده. ويُلغى الباقي.',
  },
  help_change_2: {
    en: 'Choose Close to cancel open quantities of a partially received order, or Cancel order if nothing was received.',
    ar: 'اختر «إغلاق» لإلغاء الكميات المفتوحة من طلب مستلم جزئيًا، أو «إلغاء الطلب» إن لم يُستلم شيء.',
  },
})
