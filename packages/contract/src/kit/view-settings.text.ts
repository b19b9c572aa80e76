import { texts } from '@countinghouse/kernel/text'

/** Texts of the menu that says how a list is shown. */
export const text = texts({
  sortBy: { en: 'Sort by', ar: 'الترتيب حسب' },
  standardOrder: { en: 'Standard order', ar: 'الترتيب المعتاد' },
  ascending: { en: 'Ascending', ar: 'تصاعدي' },
  descending: { en: 'Descending', ar: 'تنازلي' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  moveUp: { en: 'Move {label} forward', ar: 'تقديم {label}' },
  moveDown: { en: 'Move {label} back', ar: 'تأخير {label}' },
  narrower: { en: 'Make {label} narrower', ar: 'تضييق {label}' },
  wider: { en: 'Make {label} wider', ar: 'توسيع {label}' },
  standardColumns: { en: 'Standard columns', ar: 'الأعمدة المعتادة' },
  rowHeight: { en: 'Row height', ar: 'ارتفاع الصف' },
  normal: { en: 'Normal', ar: 'عادي' },
  compact: { en: 'Compact', ar: 'مضغوط' },
  savedView: { en: 'Saved view', ar: 'العرض المحفوظ' },
  frozen: { en: 'Columns that stay in sight', ar: 'أعمدة تبقى ظاهرة' },
  pageSize: { en: 'Rows per step', ar: 'الصفوف لكل دفعة' },
})
