import { texts } from '@countinghouse/kernel/text'

/** The keyboard shortcuts. */
export const text = texts({
  title: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  general: { en: 'Everywhere', ar: 'في كل مكان' },
  goTo: { en: 'Go to', ar: 'الانتقال إلى' },
  list: { en: 'This list', ar: 'هذه القائمة' },
  record: { en: 'This record', ar: 'هذا السجل' },
  inOrder: { en: 'then', ar: 'ثم' },
  or: { en: 'or', ar: 'أو' },
  singleKeys: { en: 'Single-key shortcuts', ar: 'اختصارات المفتاح الواحد' },
  singleKeysHelp: {
    en: 'Letters and symbols work without Ctrl, Cmd or Alt. Turn off if voice input or accidental key presses trigger them.',
    ar: 'تعمل الحروف والرموز دون Ctrl أو Cmd أو Alt. أوقفها إن كان الإدخال الصوتي أو الضغط العرضي يشغّلها.',
  },
  openKeys: { en: 'Keyboard shortcuts', ar: 'اختصارات لوحة المفاتيح' },
  openHelp: { en: 'Help for this page', ar: 'مساعدة هذه الصفحة' },
  department: { en: 'Home of this department', ar: 'الصفحة الرئيسية لهذا القسم' },
  nextRow: { en: 'Next row', ar: 'الصف التالي' },
  previousRow: { en: 'Previous row', ar: 'الصف السابق' },
  firstCell: { en: 'First cell of the row', ar: 'أول خلية في الصف' },
  lastCell: { en: 'Last cell of the row', ar: 'آخر خلية في الصف' },
  openRow: { en: 'Open the row', ar: 'فتح الصف' },
  editCell: { en: 'Edit the cell', ar: 'تعديل الخلية' },
  closeRecord: { en: 'Close the record', ar: 'إغلاق السجل' },
})
