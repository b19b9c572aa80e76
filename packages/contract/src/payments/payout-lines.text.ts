import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  tab: { en: 'Matching', ar: 'المطابقة' },
  clearing: { en: 'Account of online payments', ar: 'حساب المدفوعات عبر الإنترنت' },
  payment: { en: 'Online payment', ar: 'الدفعة عبر الإنترنت' },
  unmatched: { en: 'Not found', ar: 'غير موجودة' },
  unpaid: { en: 'Captured payments without a payout', ar: 'مدفوعات محصّلة لم تُحوّل' },
  unpaidNone: { en: 'Every captured payment was paid out.', ar: 'حُوّلت كل المدفوعات المحصّلة.' },
  capturedOn: { en: 'Captured on', ar: 'تاريخ التحصيل' },
  import: { en: 'Import payout', ar: 'استيراد تحويل' },
  importLead: {
    en: 'CSV or Excel file with the columns payout, type, reference, amount and fee, as the payout reports of Stripe have them.',
    ar: 'ملف CSV أو Excel بأعمدة التحويل والنوع والمرجع والمبلغ والرسوم، كما في تقارير Stripe.',
  },
  chooseFile: { en: 'Choose file', ar: 'اختيار ملف' },
  noAccounts: { en: 'Create a bank account first.', ar: 'أنشئ حسابًا بنكيًا أولًا.' },
  imported: {
    en: '{count, plural, one {# payout imported.} other {# payouts imported.}}',
    ar: '{count, plural, zero {لم يُستورد أي تحويل.} one {استُورد تحويل واحد.} two {استُورد تحويلان.} few {استُوردت # تحويلات.} many {استُورد # تحويلًا.} other {استُورد # تحويل.}}',
  },
})
