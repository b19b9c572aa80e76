import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  earnPer: { en: 'Amount that earns a point', ar: 'المبلغ الذي يكسب نقطة' },
  earnPer_help: {
    en: 'Of what a known customer pays for goods, tax included, at the register. 0: no points are earned.',
    ar: 'مما يدفعه عميل معروف ثمنًا للبضاعة شاملًا الضريبة في شاشة البيع. 0: لا تُكسب نقاط.',
  },
  point: { en: 'Value of a point', ar: 'قيمة النقطة' },
  point_help: {
    en: 'What a point pays. Points that were earned before a change keep their value.',
    ar: 'ما تدفعه النقطة. تحتفظ النقاط المكتسبة قبل التغيير بقيمتها.',
  },
  least: { en: 'Minimum to pay with points', ar: 'الحد الأدنى للدفع بالنقاط' },
  least_help: { en: 'Smallest amount that points pay of a receipt.', ar: 'أقل مبلغ تدفعه النقاط من إيصال.' },
  most: { en: 'Share that points pay', ar: 'الحصة التي تدفعها النقاط' },
  most_help: { en: 'Largest share of the goods of a receipt.', ar: 'أكبر حصة من بضاعة الإيصال.' },
  expiry: { en: 'Expiry of points in months', ar: 'انتهاء النقاط بالأشهر' },
  expiry_help: { en: 'After they were earned. 0: they do not expire.', ar: 'بعد كسبها. 0: لا تنتهي.' },
})
