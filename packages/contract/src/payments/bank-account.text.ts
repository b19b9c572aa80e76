import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Bank accounts', ar: 'الحسابات البنكية' },
  one: { en: 'bank account', ar: 'حساب بنكي' },
  many: {
    en: '{count, plural, one {# bank account} other {# bank accounts}}',
    ar: '{count, plural, zero {لا حسابات بنكية} one {حساب بنكي واحد} two {حسابان بنكيان} few {# حسابات بنكية} many {# حسابًا بنكيًا} other {# حساب بنكي}}',
  },
  purpose: {
    en: 'Bank accounts of the company that suppliers are paid from.',
    ar: 'الحسابات البنكية للشركة التي يُدفع منها للموردين.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  accountId: { en: 'Ledger account', ar: 'حساب الأستاذ' },
  accountId_help: {
    en: 'Bank account in the chart of accounts that payments are made from.',
    ar: 'حساب البنك في دليل الحسابات الذي تُدفع منه المدفوعات.',
  },
  holder: { en: 'Account holder', ar: 'صاحب الحساب' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان' },
  bic: { en: 'BIC', ar: 'رمز BIC' },
  currencyCode: { en: 'Currency', ar: 'العملة' },
  currencyCode_help: {
    en: 'Leave blank to use the company currency.',
    ar: 'اتركها فارغة لاستعمال عملة الشركة.',
  },
  help: {
    en: 'A bank account of the company is chosen in payment files, which the bank executes.',
    ar: 'يُختار حساب الشركة البنكي في ملفات الدفع التي ينفذها البنك.',
  },
  help_create: { en: 'Create a bank account', ar: 'إنشاء حساب بنكي' },
  help_create_1: {
    en: 'Choose the ledger account that payments are made from.',
    ar: 'اختر حساب الأستاذ الذي تُدفع منه المدفوعات.',
  },
  help_create_2: { en: 'Enter holder and IBAN as the bank has them.', ar: 'أدخل صاحب الحساب والآيبان كما في البنك.' },
})
