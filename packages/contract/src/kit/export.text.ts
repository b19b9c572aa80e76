import { texts } from '@countinghouse/kernel/text'

/** The dialog that exports chosen records. */
export const text = texts({
  export: { en: 'Export', ar: 'تصدير' },
  exportList: { en: 'Export the list', ar: 'تصدير القائمة' },
  title: { en: 'Export {title}', ar: 'تصدير {title}' },
  count: {
    en: '{count, plural, one {{shown} row is exported, in the order of the list.} other {{shown} rows are exported, in the order of the list.}}',
    ar: '{count, plural, zero {لن يُصدَّر أي صف.} one {سيُصدَّر صف واحد بترتيب القائمة.} two {سيُصدَّر صفان بترتيب القائمة.} few {ستُصدَّر {shown} صفوف بترتيب القائمة.} many {سيُصدَّر {shown} صفًا بترتيب القائمة.} other {سيُصدَّر {shown} صف بترتيب القائمة.}}',
  },
  countAll: {
    en: 'All rows that match are exported, in the order of the list.',
    ar: 'ستُصدَّر كل الصفوف المطابقة بترتيب القائمة.',
  },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  shownColumns: {
    en: '{count, plural, one {The shown column} other {The # shown columns}}',
    ar: '{count, plural, zero {لا أعمدة معروضة} one {العمود المعروض} two {العمودان المعروضان} few {الأعمدة المعروضة (#)} many {الأعمدة المعروضة (#)} other {الأعمدة المعروضة (#)}}',
  },
  allColumns: { en: 'All fields', ar: 'كل الحقول' },
  format: { en: 'File', ar: 'الملف' },
  xlsx: { en: 'Excel workbook (XLSX)', ar: 'مصنف Excel (XLSX)' },
  csv: { en: 'Text with separators (CSV)', ar: 'نص بفواصل (CSV)' },
  separator: { en: 'Separator', ar: 'الفاصل' },
  comma: { en: 'Comma', ar: 'فاصلة' },
  semicolon: { en: 'Semicolon', ar: 'فاصلة منقوطة' },
  tab: { en: 'Tab', ar: 'علامة جدولة' },
  bom: { en: 'Mark as UTF-8, so that Excel shows every letter', ar: 'وسم الملف بترميز UTF-8 ليعرض Excel كل الحروف' },
  reimportable: { en: 'For importing again', ar: 'لإعادة الاستيراد' },
  reimportableHint: {
    en: 'Adds the number and version of each record, and names fields and values as they are kept.',
    ar: 'يضيف رقم كل سجل وإصداره، ويكتب الحقول والقيم كما هي محفوظة.',
  },
  run: { en: 'Export', ar: 'تصدير' },
  saved: { en: '{name} was exported.', ar: 'صُدِّر {name}.' },
})
