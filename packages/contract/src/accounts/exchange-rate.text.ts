import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Exchange rates', ar: 'أسعار الصرف' },
  one: { en: 'exchange rate', ar: 'سعر صرف' },
  many: {
    en: '{count, plural, one {# exchange rate} other {# exchange rates}}',
    ar: '{count, plural, zero {لا أسعار صرف} one {سعر صرف واحد} two {سعرا صرف} few {# أسعار صرف} many {# سعر صرف} other {# سعر صرف}}',
  },
  purpose: {
    en: 'Value of one unit of a currency in the company’s currency, by day.',
    ar: 'قيمة وحدة واحدة من العملة بعملة الشركة، حسب اليوم.',
  },
  empty: {
    en: 'No exchange rates yet. Enter a rate or import a file.',
    ar: 'لا أسعار صرف بعد. أدخل سعرًا أو استورد ملفًا.',
  },
  currencyCode: { en: 'Currency', ar: 'العملة' },
  day: { en: 'Date', ar: 'التاريخ' },
  rate: { en: 'Rate', ar: 'السعر' },
  rate_help: {
    en: 'Amount in the company’s currency for one unit, with up to 10 decimals. A rate already entered for the date is replaced.',
    ar: 'المبلغ بعملة الشركة لكل وحدة، حتى 10 منازل عشرية. يحل محل سعر أُدخل للتاريخ من قبل.',
  },
  baseCurrency: { en: 'Company currency', ar: 'عملة الشركة' },
  source: { en: 'Source', ar: 'المصدر' },
  source_entered: { en: 'Entered', ar: 'مُدخل' },
  source_file: { en: 'File', ar: 'ملف' },
  updatedAt: { en: 'Changed at', ar: 'وقت التغيير' },
  updatedBy: { en: 'Changed by', ar: 'غيّره' },
  enter: { en: 'Enter rate', ar: 'إدخال سعر' },
  saved: { en: 'Rate saved.', ar: 'حُفظ السعر.' },
  delete: { en: 'Delete rate', ar: 'حذف السعر' },
  deleteSure: { en: 'Delete the rate of {currency} on {day}?', ar: 'حذف سعر {currency} ليوم {day}؟' },
  deleted: { en: 'Rate deleted.', ar: 'حُذف السعر.' },
  import: { en: 'Import file', ar: 'استيراد ملف' },
  imported: {
    en: '{saved, plural, =0 {No rates changed} one {# rate} other {# rates}} · {days, plural, one {# day} other {# days}} in the file.',
    ar: '{saved, plural, zero {لم يتغير أي سعر} one {سعر واحد} two {سعران} few {# أسعار} many {# سعرًا} other {# سعر}} · {days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في الملف.',
  },
  no_rates: {
    en: 'The file has no column Date and no rates below it. Choose a file of euro reference rates.',
    ar: 'ليس في الملف عمود Date ولا أسعار تحته. اختر ملفًا لأسعار اليورو المرجعية.',
  },
  no_base: {
    en: 'The file has no rates of {currency}, the company’s currency. Choose another file.',
    ar: 'لا أسعار في الملف لعملة الشركة {currency}. اختر ملفًا آخر.',
  },
  own_currency: {
    en: 'This is the company’s currency. Select another currency.',
    ar: 'هذه عملة الشركة. اختر عملة أخرى.',
  },
  exchangeRateDays: { en: 'Maximum age of exchange rates (days)', ar: 'أقصى عمر لأسعار الصرف (أيام)' },
  exchangeRateDays_help: {
    en: 'Documents use the latest rate up to this many days before their date. Older rates are not used.',
    ar: 'تستعمل المستندات أحدث سعر حتى هذا العدد من الأيام قبل تاريخها. لا تُستعمل أسعار أقدم.',
  },
})
