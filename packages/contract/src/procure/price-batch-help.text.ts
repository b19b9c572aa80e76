import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A price batch changes many prices of a list from a given day. It takes effect after approval and can be rolled back.',
    ar: 'تغيّر الدفعة أسعارًا كثيرة في قائمة من يوم معيّن. تسري بعد الموافقة ويمكن التراجع عنها.',
  },
  help_make: {
    en: 'Create a batch',
    ar: 'إنشاء دفعة',
  },
  help_make_1: {
    en: 'Choose New batch and enter the list, the start date and the change: 3 adds three per cent, -10 deducts ten. The price ending is applied last.',
    ar: 'اختر «دفعة جديدة» وأدخل القائمة وتاريخ البدء والتغيير: 3 تضيف ثلاثة بالمئة، و‎-10 تخصم عشرة. وتُضبط نهاية السعر أخيرًا.',
  },
  help_make_2: {
    en: 'Choose Preview changes to compare old and new prices. A draft is saved.',
    ar: 'اختر «معاينة التغييرات» لمقارنة السعر القديم بالجديد. تُحفظ مسودة.',
  },
  help_approve: {
    en: 'Approve a batch',
    ar: 'الموافقة على دفعة',
  },
  help_approve_1: {
    en: 'Open the batch, check its lines and choose Approve batch. Prices changed in the meantime are skipped and listed.',
    ar: 'افتح الدفعة وراجع سطورها واختر «الموافقة على الدفعة». الأسعار التي تغيّرت في الأثناء تُستبعد وتُذكر.',
  },
  help_back: {
    en: 'Roll back a batch',
    ar: 'التراجع عن دفعة',
  },
  help_back_1: {
    en: 'Choose Roll back batch to restore the previous prices from today. Prices changed since then are kept.',
    ar: 'اختر «التراجع عن الدفعة» لاستعادة الأسعار السابقة من اليوم. وتبقى الأسعار التي تغيّرت بعدها.',
  },
})
