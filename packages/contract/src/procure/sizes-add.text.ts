import { texts } from '@countinghouse/kernel/text'

/** Several sizes at once. */
export const text = texts({
  title: { en: 'Add several sizes', ar: 'إضافة عدة مقاسات' },
  way: { en: 'Method', ar: 'الطريقة' },
  paste: { en: 'Paste', ar: 'لصق' },
  range: { en: 'Range', ar: 'مدى' },
  two: { en: 'Two dimensions', ar: 'بعدان' },
  pasted: { en: 'One size per line', ar: 'مقاس في كل سطر' },
  pasted_help: {
    en: 'Paste a spreadsheet column. A second, tab-separated column is the label.',
    ar: 'الصق عمودًا من جدول بيانات. العمود الثاني بعد علامة الجدولة هو التسمية.',
  },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  step: { en: 'Increment', ar: 'الزيادة' },
  step_help: { en: '0.5 for half sizes.', ar: '0.5 للأنصاف.' },
  first: { en: 'First dimension', ar: 'البعد الأول' },
  second: { en: 'Second dimension', ar: 'البعد الثاني' },
  parts_help: { en: 'Such as 28-34, 36, 38.', ar: 'مثل \u206628-34, 36, 38\u2069.' },
  preview: {
    en: '{count, plural, =0 {No size will be added.} one {# size will be added.} other {# sizes will be added.}}{known, plural, =0 {} one { # already exists.} other { # already exist.}}',
    ar: '{count, plural, =0 {لن يُضاف أي مقاس.} one {سيُضاف مقاس واحد.} two {سيُضاف مقاسان.} few {ستُضاف # مقاسات.} many {سيُضاف # مقاسًا.} other {سيُضاف # مقاس.}}{known, plural, =0 {} one { مقاس واحد موجود من قبل.} two { مقاسان موجودان من قبل.} few { # مقاسات موجودة من قبل.} many { # مقاسًا موجودًا من قبل.} other { # مقاس موجود من قبل.}}',
  },
  tooMany: {
    en: 'A scale can have at most {most} sizes.',
    ar: 'يتسع السلم لـ {most} مقاس كحد أقصى.',
  },
  add: {
    en: '{count, plural, =0 {Add} one {Add # size} other {Add # sizes}}',
    ar: '{count, plural, =0 {إضافة} one {إضافة مقاس واحد} two {إضافة مقاسين} few {إضافة # مقاسات} many {إضافة # مقاسًا} other {إضافة # مقاس}}',
  },
  added: {
    en: '{count, plural, one {# size added.} other {# sizes added.}}',
    ar: '{count, plural, one {أُضيف مقاس واحد.} two {أُضيف مقاسان.} few {أُضيفت # مقاسات.} many {أُضيف # مقاسًا.} other {أُضيف # مقاس.}}',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
})
