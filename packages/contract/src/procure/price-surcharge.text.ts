import { texts } from '@countinghouse/kernel/text'

/** Surcharges on the Prices tab of a product. */
export const text = texts({
  title: { en: 'Surcharges by colour and size', ar: 'زيادات حسب اللون والمقاس' },
  purpose: {
    en: 'Added to the product price in this list. Size and colour surcharges add up; negative amounts reduce the price.',
    ar: 'تُضاف إلى سعر المنتج في هذه القائمة. تُجمع زيادتا المقاس واللون، والمبالغ السالبة تخفض السعر.',
  },
  none: {
    en: 'There are no surcharges in this list.',
    ar: 'لا زيادات في هذه القائمة.',
  },
  noOptions: {
    en: 'This product has no colours or sizes.',
    ar: 'ليس لهذا المنتج ألوان ولا مقاسات.',
  },
  list: { en: 'Price list', ar: 'قائمة الأسعار' },
  ofAt: { en: 'Surcharge {number} applies to', ar: 'الزيادة {number} على' },
  colours: { en: 'Colours', ar: 'الألوان' },
  ofSizes: { en: 'Sizes', ar: 'المقاسات' },
  fromAt: { en: 'Surcharge {number} from size', ar: 'الزيادة {number} من المقاس' },
  toAt: { en: 'Surcharge {number} to size', ar: 'الزيادة {number} إلى المقاس' },
  amountAt: { en: 'Amount of surcharge {number}', ar: 'مبلغ الزيادة {number}' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  removeAt: { en: 'Remove surcharge {number}', ar: 'إزالة الزيادة {number}' },
  badBuyAmount: {
    en: 'Enter an amount with at most 6 decimals.',
    ar: 'أدخل مبلغًا بست خانات عشرية على الأكثر.',
  },
  add: { en: 'Add surcharge', ar: 'إضافة زيادة' },
  save: { en: 'Save surcharges', ar: 'حفظ الزيادات' },
  discard: { en: 'Discard', ar: 'تجاهل' },
  nothingToSave: { en: 'No changes to save.', ar: 'لا توجد تغييرات للحفظ.' },
  saved: { en: 'Surcharges saved.', ar: 'حُفظت الزيادات.' },
})
