import { texts } from '@countinghouse/kernel/text'

/** Texts of chosen rows and what is done with them. */
export const text = texts({
  region: { en: 'Selection', ar: 'التحديد' },
  count: {
    en: '{count, plural, one {{shown} selected} other {{shown} selected}}',
    ar: '{count, plural, one {سجل واحد محدد} two {سجلان محددان} few {{shown} سجلات محددة} many {{shown} سجلًا محددًا} other {{shown} سجل محدد}}',
  },
  all: { en: 'All that match selected', ar: 'كل السجلات المطابقة محددة' },
  allBut: { en: 'All that match but {count} selected', ar: 'كل السجلات المطابقة محددة عدا {count}' },
  chooseAll: { en: 'Select all {count} that match', ar: 'تحديد كل السجلات المطابقة وعددها {count}' },
  chooseEvery: { en: 'Select all that match', ar: 'تحديد كل السجلات المطابقة' },
  clear: { en: 'Clear', ar: 'إلغاء التحديد' },
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: {
    en: '{count, plural, one {# row was copied.} other {# rows were copied.}}',
    ar: '{count, plural, one {نُسخ صف واحد.} two {نُسخ صفان.} few {نُسخت # صفوف.} many {نُسخ # صفًا.} other {نُسخ # صف.}}',
  },
  tooMany: {
    en: 'At most {most} rows can be copied. Select fewer, or export them.',
    ar: 'يمكن نسخ {most} صف على الأكثر. حدد عددًا أقل أو صدّرها.',
  },
  notCopied: {
    en: 'Nothing was copied, because the browser does not allow it. Allow this site to use the clipboard.',
    ar: 'لم يُنسخ شيء لأن المتصفح لا يسمح بذلك. اسمح لهذا الموقع باستخدام الحافظة.',
  },
  toActions: { en: 'Actions of the selection', ar: 'إجراءات التحديد' },
})
