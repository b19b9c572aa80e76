import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A tier is kept for twelve months once it is reached. Then the turnover of the last twelve months decides again.',
    ar: 'يبقى المستوى اثني عشر شهرًا بعد بلوغه، ثم تقرر مبيعات آخر اثني عشر شهرًا من جديد.',
  },
  help_when: { en: 'When memberships change', ar: 'متى تتغير العضويات' },
  help_when_1: {
    en: 'At the register with each sale, and every night for invoices, returns and tiers that end.',
    ar: 'في شاشة البيع مع كل بيع، وكل ليلة للفواتير والمرتجعات والمستويات المنتهية.',
  },
})
