import { texts } from '@countinghouse/kernel/text'
import { receivingText } from './receiving.text.ts'

export const text = texts({
  ...receivingText,
  title: { en: 'Container receipts', ar: 'استلام الحاويات' },
  one: { en: 'container receipt', ar: 'استلام حاوية' },
  many: {
    en: '{count, plural, one {# container receipt} other {# container receipts}}',
    ar: '{count, plural, zero {لا استلامات حاويات} one {استلام حاوية واحد} two {استلاما حاويات} few {# استلامات حاويات} many {# استلام حاويات} other {# استلام حاوية}}',
  },
  purpose: {
    en: 'Count containers by carton and post in parts; discrepancies are recorded for the supplier.',
    ar: 'عُدّ الحاويات كرتونًا كرتونًا ورحّلها على دفعات؛ تُسجَّل الفروق على المورد.',
  },
  numbered: { en: 'Container receipt {id}', ar: 'استلام حاوية {id}' },
  containerId: { en: 'Container', ar: 'الحاوية' },
  supplierId: { en: 'Supplier', ar: 'المورد' },
  sealNo: { en: 'Seal', ar: 'الختم' },
  sealNote: { en: 'Seal discrepancy', ar: 'اختلاف الختم' },
  confirm_finish: {
    en: 'Finish receiving this container? Counted quantities enter stock immediately; discrepancies are recorded for the supplier.',
    ar: 'إنهاء استلام هذه الحاوية؟ تدخل الكميات المعدودة المخزون فورًا وتُسجَّل الفروق على المورد.',
  },
  confirm_cancel: {
    en: 'Cancel this count? Nothing has been posted; the container can be received again.',
    ar: 'إلغاء هذا العد؟ لم يُرحَّل منه شيء ويمكن استلام الحاوية من جديد.',
  },
  receive: { en: 'Receive a container', ar: 'استلام حاوية' },
  container: { en: 'Container number', ar: 'رقم الحاوية' },
  container_hint: {
    en: 'Scan or type the number, or choose a container below.',
    ar: 'امسح الرقم أو اكتبه أو اختر الحاوية أدناه.',
  },
  seal_read: { en: 'Seal number', ar: 'رقم الختم' },
  seal_hint: { en: 'Read it before opening the doors.', ar: 'اقرأه قبل فتح الأبواب.' },
  seal_note: { en: 'Seal discrepancy', ar: 'اختلاف الختم' },
  begin: { en: 'Start counting', ar: 'بدء العدّ' },
  unloading: { en: 'Unloading', ar: 'قيد التفريغ' },
  noneUnloading: {
    en: 'No container is being unloaded in your stores. Open one under Containers and choose Start unloading.',
    ar: 'لا حاوية قيد التفريغ في متاجرك. افتح حاوية من صفحة الحاويات واختر «بدء التفريغ».',
  },
  arrived: { en: 'Arrived', ar: 'وصلت' },
  pieces: { en: 'Pieces', ar: 'القطع' },
  temperature: { en: '{from} to {to} °C', ar: 'من {from} إلى {to} °م' },
  goOn: { en: 'Counting in progress', ar: 'العدّ جارٍ' },
})
