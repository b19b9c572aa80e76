import { texts } from '@countinghouse/kernel/text'

/** Moving and resizing columns. */
export const text = texts({
  columnKeys: {
    en: 'Ctrl with an arrow key moves the column, Shift with an arrow key resizes it.',
    ar: 'مفتاح Control مع سهم ينقل العمود، ومفتاح Shift مع سهم يغيّر عرضه.',
  },
  chooseLoaded: { en: 'Select the loaded rows', ar: 'تحديد الصفوف المحمّلة' },
  widthIs: { en: '{label}: {width} pixels wide', ar: '{label}: العرض {width} بكسل' },
  placeIs: { en: '{label}: column {place} of {count}', ar: '{label}: العمود {place} من {count}' },
})
