import { texts } from '@countinghouse/kernel/text'

/** The export dialog. */
export const text = texts({
  export: { en: 'Export', ar: 'تصدير' },
  exportList: { en: 'Export the list', ar: 'تصدير القائمة' },
  title: { en: 'Export {title}', ar: 'تصدير {title}' },
  count: {
    en: '{count, plural, one {{shown} row will be exported in list order.} other {{shown} rows will be exported in list order.}}',
    ar: '{count, plural, zero {لن يُصدَّر أي صف.} one {سيُصدَّر صف واحد بترتيب القائمة.} two {سيُصدَّر صفان بترتيب القائمة.} few {ستُصدَّر {shown} صفوف بترتيب القائمة.} many {سيُصدَّر {shown} صفًا بترتيب القائمة.} other {سيُصدَّر {shown} صف بترتيب القائمة.}}',
  },
  countAll: { en: 'All matching rows will be exported in list order.', ar: 'ستُصدَّر كل الصفوف المطابقة بترتيب القائمة.' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  shownColumns: {
    en: '{count, plural, one {The visible column} other {The # visible columns}}',
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
  bom: {
    en: 'Add a UTF-8 mark so that Excel displays all characters',
    ar: 'وسم الملف بترميز UTF-8 ليعرض Excel كل الحروف',
  },
  reimportable: { en: 'For re-import', ar: 'لإعادة الاستيراد' },
  reimportableHint: {
    en: 'Adds the number and version of each record and uses stored field names and values.',
    ar: 'يضيف رقم كل سجل وإصداره، ويستخدم أسماء الحقول والقيم المخزّنة.',
  },
  run: { en: 'Export', ar: 'تصدير' },
  saved: { en: '{name} exported.', ar: 'صُدِّر {name}.' },
})
