import { texts } from '@countinghouse/kernel/text'

/** The due dates among the sides of payment terms. */
export const text = texts({
  dueDates: { en: 'Due dates', ar: 'مواعيد الاستحقاق' },
  explained: {
    en: 'What would fall due if each event were on this day, by what is typed in Details, saved or not.',
    ar: 'ما يستحق لو وقع كل حدث في هذا اليوم، وفق ما كُتب في «التفاصيل»، محفوظًا كان أم لا.',
  },
  notWhole: {
    en: 'What is typed in Details cannot be saved as it stands: all parts together must be 100 %.',
    ar: 'لا يمكن حفظ ما كُتب في «التفاصيل» كما هو: يجب أن يكون مجموع الأجزاء ‎100 %.',
  },
  exampleDay: { en: 'Example date', ar: 'تاريخ للتجربة' },
  exampleAmount: { en: 'Example amount', ar: 'مبلغ للتجربة' },
  due: { en: 'Due', ar: 'الاستحقاق' },
  part: { en: 'Part', ar: 'الدفعة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  early: { en: 'With the discount until {day}: {amount}', ar: 'مع الخصم حتى {day}: {amount}' },
})
