import { texts } from '@countinghouse/kernel/text'

/** The view menu of a list. */
export const text = texts({
  sortBy: { en: 'Sort by', ar: 'الترتيب حسب' },
  standardOrder: { en: 'Default order', ar: 'الترتيب الافتراضي' },
  ascending: { en: 'Ascending', ar: 'تصاعدي' },
  descending: { en: 'Descending', ar: 'تنازلي' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  moveUp: { en: 'Move {label} forward', ar: 'تقديم {label}' },
  moveDown: { en: 'Move {label} back', ar: 'تأخير {label}' },
  narrower: { en: 'Make {label} narrower', ar: 'تضييق {label}' },
  wider: { en: 'Make {label} wider', ar: 'توسيع {label}' },
  standardColumns: { en: 'Default columns', ar: 'الأعمدة الافتراضية' },
  rowHeight: { en: 'Row height', ar: 'ارتفاع الصف' },
  normal: { en: 'Normal', ar: 'عادي' },
  compact: { en: 'Compact', ar: 'مضغوط' },
  savedView: { en: 'Saved view', ar: 'العرض المحفوظ' },
  frozen: { en: 'Frozen columns', ar: 'الأعمدة المجمدة' },
  pageSize: { en: 'Rows per page', ar: 'الصفوف لكل صفحة' },
})
