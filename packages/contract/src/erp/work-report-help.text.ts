import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each line is one day of one person, store or role. Active time adds the pauses of up to five minutes between two actions; longer pauses are left out, and reading leaves no trace.',
    ar: 'كل سطر هو يوم واحد لشخص أو فرع أو دور. يجمع وقت النشاط الفواصل التي لا تتجاوز خمس دقائق بين إجراءين، وتُستبعد الفواصل الأطول، ولا تترك القراءة أثرًا.',
  },
  help_compare: { en: 'Compare two periods', ar: 'مقارنة فترتين' },
  help_compare_1: { en: 'Choose the days, a person, a store or a role.', ar: 'اختر الأيام أو شخصًا أو فرعًا أو دورًا.' },
  help_compare_2: {
    en: 'Turn on the comparison to see as many days just before beside each total.',
    ar: 'فعّل المقارنة لترى بجانب كل مجموع العدد نفسه من الأيام السابقة مباشرة.',
  },
})
