import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Budgets', ar: 'الموازنات' },
  one: { en: 'budget', ar: 'موازنة' },
  many: {
    en: '{count, plural, one {# budget} other {# budgets}}',
    ar: '{count, plural, zero {لا موازنات} one {موازنة واحدة} two {موازنتان} few {# موازنات} many {# موازنة} other {# موازنة}}',
  },
  purpose: {
    en: 'Planned income, cost and expenses of a fiscal year by account and month.',
    ar: 'الإيرادات والتكاليف والمصروفات المخططة لسنة مالية حسب الحساب والشهر.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  fiscalYear: { en: 'Fiscal year', ar: 'السنة المالية' },
  fiscalYear_help: {
    en: 'Calendar year in which the fiscal year starts.',
    ar: 'السنة الميلادية التي تبدأ فيها السنة المالية.',
  },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: {
    en: 'Leave blank for the whole company. Without such a budget, those of the stores are added up.',
    ar: 'اتركه فارغًا للشركة كلها. بدون هذه الموازنة تُجمع موازنات المتاجر.',
  },
  rule_once: {
    en: 'An active budget of this fiscal year and store already exists. Deactivate it first, or select another store.',
    ar: 'توجد موازنة نشطة لهذه السنة المالية وهذا المتجر. عطّلها أولًا أو اختر متجرًا آخر.',
  },
})
