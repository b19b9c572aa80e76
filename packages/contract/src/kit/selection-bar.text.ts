import { texts } from '@countinghouse/kernel/text'

/** Selected rows and their actions. */
export const text = texts({
  region: { en: 'Selection', ar: 'التحديد' },
  count: {
    en: '{count, plural, one {{shown} selected} other {{shown} selected}}',
    ar: '{count, plural, one {سجل واحد محدد} two {سجلان محددان} few {{shown} سجلات محددة} many {{shown} سجلًا محددًا} other {{shown} سجل محدد}}',
  },
  all: { en: 'All matching rows selected', ar: 'كل السجلات المطابقة محددة' },
  allBut: { en: 'All matching rows except {count} selected', ar: 'كل السجلات المطابقة محددة عدا {count}' },
  chooseAll: { en: 'Select all {count} matching rows', ar: 'تحديد كل السجلات المطابقة وعددها {count}' },
  chooseEvery: { en: 'Select all matching rows', ar: 'تحديد كل السجلات المطابقة' },
  clear: { en: 'Clear', ar: 'إلغاء التحديد' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: {
    en: '{count, plural, one {# row copied.} other {# rows copied.}}',
    ar: '{count, plural, one {نُسخ صف واحد.} two {نُسخ صفان.} few {نُسخت # صفوف.} many {نُسخ # صفًا.} other {نُسخ # صف.}}',
  },
  tooMany: {
    en: 'At most {most} rows can be copied. Select fewer rows or export them.',
    ar: 'يمكن نسخ {most} صف على الأكثر. حدد عددًا أقل أو صدّرها.',
  },
  notCopied: {
    en: 'The browser does not allow copying. Allow this site to use the clipboard.',
    ar: 'لا يسمح المتصفح بالنسخ. اسمح لهذا الموقع باستخدام الحافظة.',
  },
  toActions: { en: 'Selection actions', ar: 'إجراءات التحديد' },
})
