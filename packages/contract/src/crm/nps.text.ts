import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'NPS', ar: 'مؤشر التوصية (NPS)' },
  purpose: {
    en: 'Share of customers who recommend you (9–10) less those who do not (0–6), with its margin of error.',
    ar: 'نسبة العملاء الذين يوصون بك (9–10) ناقص من لا يوصون (0–6)، مع هامش الخطأ.',
  },
  failed: { en: 'The report', ar: 'التقرير' },
  empty: { en: 'No answers in this period. Choose other dates.', ar: 'لا إجابات في هذه الفترة. اختر تواريخ أخرى.' },
  view: { en: 'By', ar: 'حسب' },
  store: { en: 'Store', ar: 'المتجر' },
  cashier: { en: 'Cashier', ar: 'الكاشير' },
  month: { en: 'Month', ar: 'الشهر' },
  survey: { en: 'Survey', ar: 'الاستبيان' },
  unknown: { en: 'Not known', ar: 'غير معروف' },
  responses: { en: 'Answers', ar: 'الإجابات' },
  promoters: { en: 'Promoters', ar: 'الموصون' },
  passives: { en: 'Passives', ar: 'المحايدون' },
  detractors: { en: 'Detractors', ar: 'غير الموصين' },
  nps: { en: 'NPS', ar: 'مؤشر التوصية' },
  margin: { en: 'Margin of error', ar: 'هامش الخطأ' },
  total: { en: 'Total', ar: 'الإجمالي' },
  plusMinus: { en: '± {points}', ar: '± {points}' },
  showAnswers: { en: 'Show answers', ar: 'عرض الإجابات' },
})
