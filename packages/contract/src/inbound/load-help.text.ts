import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A load is what a logistics partner delivers of a purchase order. The partner declares and counts it; the store accepts it, which receives the goods.',
    ar: 'الحمولة هي ما يسلّمه شريك لوجستي من أمر شراء. يعلن الشريك عنها ويعدّها، ويقبلها المتجر فتُستلم البضائع.',
  },
  help_submit: { en: 'Announce a load', ar: 'الإعلان عن حمولة' },
  help_submit_1: {
    en: 'Choose Load an order, select the order, and enter your reference and the expected day. The open lines fill the load.',
    ar: 'اختر «تحميل أمر» وحدّد الأمر وأدخل مرجعك وتاريخ الوصول المتوقع. تملأ السطور المفتوحة الحمولة.',
  },
  help_submit_2: {
    en: 'Scan products or change the lines: the carton, and the declared, OK and damaged quantities. A product may be in several cartons.',
    ar: 'امسح المنتجات أو غيّر السطور: الكرتون والكميات المعلنة والسليمة والتالفة. قد يكون المنتج في عدة كراتين.',
  },
  help_submit_3: {
    en: 'Choose Submit. Withdraw the load to correct it until the store has decided.',
    ar: 'اختر «تقديم». اسحب الحمولة لتصحيحها ما لم يقرر المتجر.',
  },
  help_accept: { en: 'Accept a load', ar: 'قبول حمولة' },
  help_accept_1: {
    en: 'Open a submitted load and choose Review. Refuse lines that the store does not take, with a reason.',
    ar: 'افتح حمولة مقدّمة واختر «المراجعة». ارفض السطور التي لا يأخذها المتجر مع ذكر السبب.',
  },
  help_accept_2: {
    en: 'Choose Accept. OK quantities enter stock with a goods receipt; damaged ones stay the supplier’s; refused lines stay open on the order.',
    ar: 'اختر «قبول». تدخل الكميات السليمة المخزون بإذن استلام وتبقى التالفة ملكًا للمورد، وتبقى السطور المرفوضة مفتوحة في الأمر.',
  },
  help_accept_3: {
    en: 'Choose Reject with a reason to take nothing.',
    ar: 'اختر «رفض» مع ذكر السبب كي لا يُستلم شيء.',
  },
})
