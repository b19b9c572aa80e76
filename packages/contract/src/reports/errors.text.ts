import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  not_combined: {
    en: 'This report has no such figure or group. Choose figures and groups that its subject offers.',
    ar: 'لا يتضمن هذا التقرير هذا الرقم أو هذه المجموعة. اختر ما يتيحه موضوعه.',
  },
  no_budget: {
    en: 'Budgets are of net sales by time and store. Show net sales, group by day to year or store, and clear other filters.',
    ar: 'الموازنات لصافي المبيعات حسب الوقت والمتجر. اعرض صافي المبيعات، واجمع حسب اليوم حتى السنة أو المتجر، وامسح عوامل التصفية الأخرى.',
  },
  too_many_lines: {
    en: 'The report has more than {most} lines. Choose a shorter period, fewer groups or a filter.',
    ar: 'يتجاوز التقرير {most} سطر. اختر فترة أقصر أو مجموعات أقل أو عامل تصفية.',
  },
  too_many_saved: {
    en: 'You have {most} saved reports. Delete one first.',
    ar: 'لديك {most} تقرير محفوظ. احذف واحدًا أولًا.',
  },
  not_yours: {
    en: 'Only the owner or an administrator changes a saved report.',
    ar: 'لا يغيّر التقرير المحفوظ إلا مالكه أو مدير النظام.',
  },
  recipients_required: {
    en: 'Choose active users with an e-mail address.',
    ar: 'اختر مستخدمين نشطين لديهم بريد إلكتروني.',
  },
  name_taken: {
    en: 'You have a saved report with this name.',
    ar: 'لديك تقرير محفوظ بهذا الاسم.',
  },
})
