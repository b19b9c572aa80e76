import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Compare this statement with that of the supplier. A balance above zero is owed to the supplier; below zero is prepaid.',
    ar: 'قارن هذا الكشف بكشف المورد. الرصيد الموجب مستحق للمورد، والسالب مدفوع مقدمًا.',
  },
  help_compare: { en: 'Compare with the supplier', ar: 'المقارنة مع المورد' },
  help_compare_1: {
    en: 'Choose the supplier and the period of the supplier’s statement.',
    ar: 'اختر المورد والفترة التي يغطيها كشف المورد.',
  },
  help_compare_2: {
    en: 'Compare the closing balances, then the entries by supplier document number. Choose a number to open its document.',
    ar: 'قارن الرصيدين الختاميين ثم القيود حسب رقم مستند المورد. اختر رقمًا لفتح مستنده.',
  },
})
