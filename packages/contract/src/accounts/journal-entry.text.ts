import { texts } from '@countinghouse/kernel/text'
import { text as lineText } from './entry-lines.text.ts'

export const text = texts({
  ...lineText,
  title: { en: 'Journal entries', ar: 'القيود اليدوية' },
  one: { en: 'journal entry', ar: 'قيد يدوي' },
  many: {
    en: '{count, plural, one {# journal entry} other {# journal entries}}',
    ar: '{count, plural, zero {لا قيود يدوية} one {قيد يدوي واحد} two {قيدان يدويان} few {# قيود يدوية} many {# قيدًا يدويًا} other {# قيد يدوي}}',
  },
  purpose: {
    en: 'Manual journals of the general ledger, and opening balances.',
    ar: 'القيود اليدوية لدفتر الأستاذ العام والأرصدة الافتتاحية.',
  },
  numbered: { en: 'Journal entry {id}', ar: 'قيد يدوي {id}' },
  type: { en: 'Type', ar: 'النوع' },
  type_standard: { en: 'Standard', ar: 'عادي' },
  type_opening: { en: 'Opening balances', ar: 'أرصدة افتتاحية' },
  type_help: {
    en: 'The difference of opening balances is posted to the account with the role Opening balances.',
    ar: 'يُرحّل فرق الأرصدة الافتتاحية إلى الحساب ذي الدور «الأرصدة الافتتاحية».',
  },
  postedOn: { en: 'Posting date', ar: 'تاريخ الترحيل' },
  postedOn_help: { en: 'Its fiscal period must be open.', ar: 'يجب أن تكون فترته المالية مفتوحة.' },
  description: { en: 'Description', ar: 'الوصف' },
  reversesOn: { en: 'Reversal date', ar: 'تاريخ العكس' },
  reversesOn_help: {
    en: 'The reversal is posted together with the entry. Leave blank for no reversal.',
    ar: 'يُرحّل العكس مع القيد. اتركه فارغًا إن لم يكن هناك عكس.',
  },
  note: { en: 'Note', ar: 'ملاحظة' },
  totalMinor: { en: 'Total', ar: 'الإجمالي' },
  postedAt: { en: 'Posted at', ar: 'وقت الترحيل' },
  reversedOn: { en: 'Reversed on', ar: 'تاريخ العكس المُرحّل' },
  reversedOn_help: {
    en: 'Posting date of the reversal. Leave blank for today.',
    ar: 'تاريخ ترحيل العكس. اتركه فارغًا لاستخدام تاريخ اليوم.',
  },
  recurringJournalId: { en: 'Recurring journal', ar: 'القيد المتكرر' },
  status_pending: { en: 'Pending approval', ar: 'بانتظار الموافقة' },
  status_approved: { en: 'Approved', ar: 'موافق عليه' },
  status_posted: { en: 'Posted', ar: 'مُرحّل' },
  status_rejected: { en: 'Rejected', ar: 'مرفوض' },
  status_reversed: { en: 'Reversed', ar: 'معكوس' },
  status_cancelled: { en: 'Cancelled', ar: 'ملغى' },
  action_submit: { en: 'Submit', ar: 'تقديم' },
  history_submit: { en: 'submitted', ar: 'قدّمه' },
  action_post: { en: 'Post', ar: 'ترحيل' },
  history_post: { en: 'posted', ar: 'رحّله' },
  confirm_post: {
    en: 'Post this journal entry? A posted entry cannot be edited, only reversed.',
    ar: 'ترحيل هذا القيد؟ القيد المُرحّل لا يُعدَّل بل يُعكس.',
  },
  action_withdraw: { en: 'Withdraw', ar: 'سحب' },
  history_withdraw: { en: 'withdrew', ar: 'سحبه' },
  action_cancel: { en: 'Cancel', ar: 'إلغاء' },
  history_cancel: { en: 'cancelled', ar: 'ألغاه' },
  confirm_cancel: {
    en: 'Cancel this journal entry? It remains in the list and is not posted.',
    ar: 'إلغاء هذا القيد؟ يبقى في القائمة ولا يُرحّل.',
  },
  action_reverse: { en: 'Reverse', ar: 'عكس' },
  history_reverse: { en: 'reversed', ar: 'عكسه' },
  rule_reverses_after: {
    en: 'The reversal date must be after the posting date.',
    ar: 'يجب أن يكون تاريخ العكس بعد تاريخ الترحيل.',
  },
  rule_opening_stays: {
    en: 'Opening balances have no reversal date. Leave the reversal date blank.',
    ar: 'لا تاريخ عكس للأرصدة الافتتاحية. اترك تاريخ العكس فارغًا.',
  },
  rule_reversed_after: {
    en: 'The reversal cannot be dated before the entry. Enter its posting date or later.',
    ar: 'لا يكون تاريخ العكس قبل القيد. أدخل تاريخ ترحيله أو تاريخًا بعده.',
  },
})
