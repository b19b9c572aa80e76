import { texts } from '@countinghouse/kernel/text'

/** Hints below the colour field and on the Nearest colours tab. */
export const text = texts({
  nearest: { en: 'Nearest colours', ar: 'أقرب الألوان' },
  none: { en: 'There are no other colours to compare.', ar: 'لا توجد ألوان أخرى للمقارنة.' },
  noHex: {
    en: 'Select a colour to see the nearest ones.',
    ar: 'اختر لونًا لعرض الألوان الأقرب.',
  },
  duplicate: {
    en: 'Nearly identical to {name} ({code}), distance {distance}.',
    ar: 'مطابق تقريبًا لـ {name} ({code})، المسافة {distance}.',
  },
  distance: { en: 'Distance {distance}', ar: 'المسافة {distance}' },
  alike: { en: 'Nearly identical', ar: 'متطابق تقريبًا' },
  suggestFamily: { en: 'Suggested family: {family}.', ar: 'العائلة المقترحة: {family}.' },
  useFamily: { en: 'Use family', ar: 'استخدام العائلة' },
})
