import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'An estimate stays here until its actual cost is entered from a supplier invoice. An invoice stays here until landed costs took all it has on accrued landed cost. A receipt that no rule could estimate stays here until its landed cost is entered.',
    ar: 'يبقى التقدير هنا حتى تُدخل تكلفته الفعلية من فاتورة مورد. وتبقى الفاتورة هنا حتى تأخذ التكاليف الواصلة كل ما فيها على التكلفة الواصلة المستحقة. ويبقى الاستلام الذي تعذّر تقديره بالقواعد حتى تُدخل تكلفته الواصلة.',
  },
  help_clear: { en: 'Clear an estimate', ar: 'تسوية تقدير' },
  help_clear_1: {
    en: 'Open the estimate and choose Enter actual cost.',
    ar: 'افتح التقدير واختر «إدخال التكلفة الفعلية».',
  },
  help_clear_2: {
    en: 'Choose the supplier invoice. The difference goes to stock and cost of sales.',
    ar: 'اختر فاتورة المورد. يذهب الفرق إلى المخزون وتكلفة المبيعات.',
  },
})
