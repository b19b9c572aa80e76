import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Trade members', ar: 'عملاء الآجل' },
  one: { en: 'trade member', ar: 'عميل بالآجل' },
  many: {
    en: '{count, plural, one {# trade member} other {# trade members}}',
    ar: '{count, plural, zero {لا عملاء بالآجل} one {عميل واحد بالآجل} two {عميلان بالآجل} few {# عملاء بالآجل} many {# عميلًا بالآجل} other {# عميل بالآجل}}',
  },
  purpose: {
    en: 'Customers that buy on account, with their credit.',
    ar: 'العملاء الذين يشترون على الحساب وائتمانهم.',
  },
  codes: { en: 'Member numbers', ar: 'أرقام الحسابات الآجلة' },
  code: { en: 'Member number', ar: 'رقم الحساب' },
  code_help: { en: 'Leave blank to assign the next number.', ar: 'اتركه فارغًا لإسناد الرقم التالي.' },
  name: { en: 'Legal name', ar: 'الاسم القانوني' },
  customerId: { en: 'Customer', ar: 'العميل' },
  customerId_help: {
    en: 'Its credit limit, payment terms and price list apply. It cannot be changed later.',
    ar: 'يسري حد ائتمانه وشروط دفعه وقائمة أسعاره. لا يمكن تغييره لاحقًا.',
  },
  ownerId: { en: 'Account manager', ar: 'مسؤول الحساب' },
  memberSince: { en: 'Member since', ar: 'عميل بالآجل منذ' },
  isReferenceRequired: { en: 'Reference required', ar: 'المرجع مطلوب' },
  isReferenceRequired_help: {
    en: 'Orders and sales on account need the purchase order number of the customer.',
    ar: 'تحتاج الطلبات والبيع على الحساب إلى رقم أمر شراء العميل.',
  },
  overdueDays: { en: 'Blocked after days overdue', ar: 'يُوقف بعد أيام تأخر' },
  overdueDays_help: {
    en: 'An invoice overdue for longer holds orders and stops sales on account. Leave blank for no block.',
    ar: 'تعلّق الفاتورة المتأخرة أكثر من ذلك الطلبات وتمنع البيع على الحساب. اتركه فارغًا بلا إيقاف.',
  },
  stopReason: { en: 'Reason for the stop', ar: 'سبب الإيقاف' },
  stoppedAt: { en: 'Stopped at', ar: 'وقت الإيقاف' },
  creditLimitMinor: { en: 'Credit limit', ar: 'حد الائتمان' },
  creditLimitMinor_help: {
    en: 'Leave blank for no limit on orders and no payment on account at the till.',
    ar: 'اتركه فارغًا بلا حد للأوامر وبلا دفع على الحساب عند الصندوق.',
  },
  reason: { en: 'Reason', ar: 'السبب' },
  status_active: { en: 'Active', ar: 'نشط' },
  status_stopped: { en: 'On stop', ar: 'موقوف ائتمانيًا' },
  status_suspended: { en: 'Suspended', ar: 'معلّق' },
  stop: { en: 'Stop account', ar: 'إيقاف الحساب' },
  did_stop: { en: 'stopped the account', ar: 'أوقف الحساب' },
  suspend: { en: 'Suspend account', ar: 'تعليق الحساب' },
  did_suspend: { en: 'suspended the account', ar: 'علّق الحساب' },
  resume: { en: 'Resume account', ar: 'استئناف الحساب' },
  did_resume: { en: 'resumed the account', ar: 'استأنف الحساب' },
  limit: { en: 'Change credit limit', ar: 'تغيير حد الائتمان' },
  did_limit: { en: 'changed the credit limit', ar: 'غيّر حد الائتمان' },
})
