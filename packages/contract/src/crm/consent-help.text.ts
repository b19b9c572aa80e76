import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each row is what a customer last decided about a channel and a purpose. Emails without consent are never sent; check this page before you call, text or write.',
    ar: 'كل صف هو آخر قرار لعميل بشأن قناة وغرض. لا تُرسل رسائل البريد الإلكتروني دون موافقة أبدًا؛ راجع هذه الصفحة قبل الاتصال أو المراسلة.',
  },
  help_list: { en: 'List whom you may call or write to', ar: 'قائمة من يمكن الاتصال به أو مراسلته' },
  help_list_1: {
    en: 'Filter by Channel, by Purpose and by Consent: Granted.',
    ar: 'صفِّ بحسب «القناة» و«الغرض» و«الموافقة»: ممنوحة.',
  },
  help_list_2: {
    en: 'Choose Export to save the customers with phone and address as a file.',
    ar: 'اختر «تصدير» لحفظ العملاء مع الهاتف والعنوان في ملف.',
  },
  help_record: { en: 'Record what a customer decided', ar: 'تسجيل قرار عميل' },
  help_record_1: {
    en: 'Open the customer, choose the tab Consent, then Record consent.',
    ar: 'افتح العميل واختر تبويب «الموافقة» ثم «تسجيل موافقة».',
  },
  help_record_2: {
    en: 'Enter the wording the customer agreed to. Earlier decisions stay as proof.',
    ar: 'أدخل الصيغة التي وافق عليها العميل. تبقى القرارات السابقة إثباتًا.',
  },
})
