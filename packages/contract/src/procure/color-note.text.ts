import { texts } from '@countinghouse/kernel/text'

/** What is said of a colour while it is chosen, and on its side of near colours. */
export const text = texts({
  nearest: { en: 'Nearest colours', ar: 'أقرب الألوان' },
  none: { en: 'There is no other colour to compare it with.', ar: 'لا يوجد لون آخر للمقارنة به.' },
  noHex: {
    en: 'Choose a colour first. Then its neighbours stand here.',
    ar: 'اختر لونًا أولًا، فتظهر الألوان المجاورة هنا.',
  },
  duplicate: {
    en: 'Hardly to be told from {name} ({code}), distance {distance}.',
    ar: 'يصعب تمييزه عن {name} ({code})، المسافة {distance}.',
  },
  distance: { en: 'Distance {distance}', ar: 'المسافة {distance}' },
  alike: { en: 'Nearly the same', ar: 'متطابق تقريبًا' },
  suggestFamily: { en: 'Looks like the family {family}.', ar: 'يبدو من عائلة {family}.' },
  useFamily: { en: 'Use it', ar: 'استخدامها' },
})
