import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'When the receipt of an order is finished, each charge type with a rule becomes an estimated landed cost of its goods. The actual cost is entered later from the supplier invoice.',
    ar: 'عند إنهاء استلام أمر شراء يصبح كل نوع رسم له قاعدة تكلفة واصلة مقدّرة لبضائعه. وتُدخل التكلفة الفعلية لاحقًا من فاتورة المورد.',
  },
  help_rule: { en: 'Create a landed cost rule', ar: 'إنشاء قاعدة تكلفة واصلة' },
  help_rule_1: {
    en: 'Choose the charge type, and a supplier or store if the rule is for it alone.',
    ar: 'اختر نوع الرسم، والمورد أو المتجر إن كانت القاعدة له وحده.',
  },
  help_rule_2: {
    en: 'Choose the calculation and enter its percentage, rate or amount.',
    ar: 'اختر طريقة الحساب وأدخل نسبتها أو سعرها أو مبلغها.',
  },
  help_which: { en: 'Which rule applies', ar: 'أي قاعدة تُطبق' },
  help_which_1: {
    en: 'Of each charge type one: supplier and store before supplier, supplier before store, store before all.',
    ar: 'قاعدة واحدة لكل نوع رسم: المورد والمتجر قبل المورد، والمورد قبل المتجر، والمتجر قبل الكل.',
  },
  help_which_2: {
    en: 'What cannot be estimated, for example without weights, is listed in Landed cost clearing.',
    ar: 'ما يتعذر تقديره، مثلًا لغياب الأوزان، يظهر في «تسوية التكاليف الواصلة».',
  },
})
