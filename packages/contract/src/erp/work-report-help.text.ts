import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each line is one day of a user, store or role. Active time includes pauses of up to five minutes between two actions; longer pauses and reading are not included.',
    ar: 'كل سطر هو يوم واحد لمستخدم أو متجر أو دور. يشمل وقت النشاط الفواصل التي لا تتجاوز خمس دقائق بين إجراءين، ولا يشمل الفواصل الأطول ولا القراءة.',
  },
  help_compare: { en: 'Compare two periods', ar: 'مقارنة فترتين' },
  help_compare_1: {
    en: 'Select the dates, a user, a store or a role.',
    ar: 'اختر التواريخ أو مستخدمًا أو متجرًا أو دورًا.',
  },
  help_compare_2: {
    en: 'Turn on “Compare with previous period” to see the preceding days next to each total.',
    ar: 'فعّل «المقارنة بالفترة السابقة» لترى الأيام السابقة بجانب كل مجموع.',
  },
})
