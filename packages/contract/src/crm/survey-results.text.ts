import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  results: { en: 'Results', ar: 'النتائج' },
  answered: {
    en: '{answered, number} of {invited, number} invitations answered.',
    ar: 'أُجيب عن {answered, number} من {invited, number} دعوة.',
  },
  none: { en: 'No answers yet.', ar: 'لا إجابات بعد.' },
  answers: { en: 'Answers', ar: 'الإجابات' },
  average: { en: 'Average {average} of 5', ar: 'المتوسط {average} من 5' },
  npsOf: { en: 'NPS {nps} ± {margin}', ar: 'مؤشر التوصية {nps} ± {margin}' },
  choice: { en: 'Answer', ar: 'الإجابة' },
  count: { en: 'Number', ar: 'العدد' },
  share: { en: 'Share', ar: 'النسبة' },
  toAnswers: { en: 'View all invitations and answers', ar: 'عرض كل الدعوات والإجابات' },
})
