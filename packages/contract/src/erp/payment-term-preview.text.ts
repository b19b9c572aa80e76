import { texts } from '@countinghouse/kernel/text'

/** Due dates tab of payment terms. */
export const text = texts({
  dueDates: { en: 'Due dates', ar: 'مواعيد الاستحقاق' },
  explained: {
    en: 'Due dates if each event falls on the example date, using the values entered in Details, including unsaved ones.',
    ar: 'مواعيد الاستحقاق لو وقع كل حدث في تاريخ التجربة، وفق القيم المدخلة في «التفاصيل» وإن لم تُحفظ.',
  },
  notWhole: {
    en: 'The values in Details cannot be saved: the instalments must total 100 %.',
    ar: 'لا يمكن حفظ القيم في «التفاصيل»: يجب أن يكون مجموع الدفعات ‎100 %.',
  },
  exampleDay: { en: 'Example date', ar: 'تاريخ للتجربة' },
  exampleAmount: { en: 'Example amount', ar: 'مبلغ للتجربة' },
  due: { en: 'Due', ar: 'الاستحقاق' },
  part: { en: 'Instalment', ar: 'الدفعة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  early: { en: 'With discount until {day}: {amount}', ar: 'مع الخصم حتى {day}: {amount}' },
})
