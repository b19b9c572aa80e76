import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Scans are saved to the server immediately, or on the device while offline. Several people can count the same delivery.',
    ar: 'تُحفظ القراءات على الخادم فورًا، وعلى الجهاز دون اتصال. ويمكن لعدة أشخاص عدّ التوريد نفسه.',
  },
  help_receive: { en: 'Receive an order', ar: 'استلام طلب' },
  help_receive_1: {
    en: 'Choose Receive an order, enter the delivery note number, and scan or choose the order.',
    ar: 'اختر «استلام طلب» وأدخل رقم إشعار التسليم ثم امسح رقم الطلب أو اختره.',
  },
  help_receive_2: {
    en: 'Scan the pieces. Choose Rejected and enter the reason for goods that you refuse; they remain the supplier’s.',
    ar: 'امسح القطع. اختر «مرفوض» وأدخل السبب للبضاعة التي ترفضها؛ وتبقى ملكًا للمورد.',
  },
  help_receive_3: {
    en: 'Choose Post counted quantities as often as needed, then Finish receiving. Open quantities can be received later. Goods in another currency have the exchange rate of the day.',
    ar: 'اختر «ترحيل الكميات المعدودة» عند الحاجة ثم «إنهاء الاستلام». يمكن استلام الكميات المفتوحة لاحقًا. البضاعة بعملة أخرى لها سعر صرف اليوم.',
  },
  help_reverse: { en: 'Correct a mistaken receipt', ar: 'تصحيح استلام خاطئ' },
  help_reverse_1: {
    en: 'Open the receipt, choose Reverse and enter the reason. Its goods leave stock, its journal entry is reversed, and the order can be received again.',
    ar: 'افتح الاستلام واختر «عكس» وأدخل السبب. تخرج بضاعته من المخزون ويُعكس قيده ويمكن استلام الطلب من جديد.',
  },
  help_reverse_2: {
    en: 'If invoices, claims, returns, rebates or landed costs use its goods, they are named. Delete, credit, cancel or reverse them first. Goods that are no longer in stock cannot be reversed.',
    ar: 'إذا استخدمت فواتير أو مطالبات أو مرتجعات أو خصومات حجم أو تكاليف واصلة بضاعته فستُذكر. احذفها أو قيّدها دائنًا أو ألغها أو اعكسها أولًا. لا يمكن عكس بضاعة لم تعد في المخزون.',
  },
})
