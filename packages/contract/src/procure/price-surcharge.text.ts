import { texts } from '@countinghouse/kernel/text'

/** What colours and sizes of a product cost beside its price. */
export const text = texts({
  title: { en: 'Surcharges by colour and size', ar: 'زيادات حسب اللون والمقاس' },
  purpose: {
    en: 'Added to the price of the product in this list. A size and a colour add up; below zero they take off.',
    ar: 'تُضاف إلى سعر المنتج في هذه القائمة. تُجمع زيادة المقاس واللون، وما دون الصفر يُخصم.',
  },
  none: {
    en: 'All colours and sizes cost the same in this list.',
    ar: 'كل الألوان والمقاسات بالسعر نفسه في هذه القائمة.',
  },
  noOptions: {
    en: 'This product has neither colours nor sizes.',
    ar: 'ليس لهذا المنتج ألوان ولا مقاسات.',
  },
  list: { en: 'Price list', ar: 'قائمة الأسعار' },
  ofAt: { en: 'Surcharge {number} is for', ar: 'الزيادة {number} على' },
  colours: { en: 'Colours', ar: 'الألوان' },
  ofSizes: { en: 'Sizes', ar: 'المقاسات' },
  fromAt: { en: 'Surcharge {number} from size', ar: 'الزيادة {number} من المقاس' },
  toAt: { en: 'Surcharge {number} to size', ar: 'الزيادة {number} إلى المقاس' },
  amountAt: { en: 'Amount of surcharge {number}', ar: 'مبلغ الزيادة {number}' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  removeAt: { en: 'Take away surcharge {number}', ar: 'إزالة الزيادة {number}' },
  badBuyAmount: {
    en: 'Enter an amount with at most 6 decimals.',
    ar: 'أدخل مبلغًا بست خانات عشرية على الأكثر.',
  },
  add: { en: 'Add a surcharge', ar: 'إضافة زيادة' },
  save: { en: 'Save surcharges', ar: 'حفظ الزيادات' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  nothingToSave: { en: 'Nothing was changed.', ar: 'لم يتغير شيء.' },
  saved: { en: 'Surcharges saved.', ar: 'حُفظت الزيادات.' },
})
