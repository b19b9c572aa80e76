import { texts } from '@countinghouse/kernel/text'

/** Ready-made scales by their keys, and the dialog that offers them. */
export const text = texts({
  title: { en: 'Ready-made scales', ar: 'سلالم جاهزة' },
  purpose: {
    en: 'Select the scales to add. You can change them later.',
    ar: 'حدِّد السلالم التي تريد إضافتها. يمكنك تغييرها لاحقًا.',
  },
  add: {
    en: '{count, plural, =0 {Add} one {Add # scale} other {Add # scales}}',
    ar: '{count, plural, =0 {إضافة} one {إضافة سلم واحد} two {إضافة سلّمين} few {إضافة # سلالم} many {إضافة # سلمًا} other {إضافة # سلم}}',
  },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  added: {
    en: '{count, plural, one {# scale added.} other {# scales added.}}',
    ar: '{count, plural, one {أُضيف سلم واحد.} two {أُضيف سلّمان.} few {أُضيفت # سلالم.} many {أُضيف # سلمًا.} other {أُضيف # سلم.}}',
  },
  allThere: {
    en: 'All of these scales already exist. Choose others.',
    ar: 'كل هذه السلالم موجودة من قبل. اختر غيرها.',
  },
  alpha: { en: 'Letters', ar: 'أحرف' },
  shoes_men_eu: { en: 'Men’s shoes EU', ar: 'أحذية رجالية أوروبي' },
  shoes_men_uk: { en: 'Men’s shoes UK', ar: 'أحذية رجالية بريطاني' },
  shoes_men_us: { en: 'Men’s shoes US', ar: 'أحذية رجالية أمريكي' },
  shoes_women_eu: { en: 'Women’s shoes EU', ar: 'أحذية نسائية أوروبي' },
  shoes_women_uk: { en: 'Women’s shoes UK', ar: 'أحذية نسائية بريطاني' },
  shoes_women_us: { en: 'Women’s shoes US', ar: 'أحذية نسائية أمريكي' },
  kids_age: { en: 'Kids by age', ar: 'أطفال حسب العمر' },
  kids_cm: { en: 'Kids by height', ar: 'أطفال حسب الطول' },
  waist_length: { en: 'Waist and length', ar: 'الخصر والطول' },
  one_size: { en: 'One size', ar: 'مقاس واحد' },
  waist: { en: 'Waist', ar: 'الخصر' },
  length: { en: 'Length', ar: 'الطول' },
})
