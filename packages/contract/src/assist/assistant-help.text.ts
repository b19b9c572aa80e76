import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Answers come from the report builder with your own permissions. Chats are visible to you alone.',
    ar: 'تأتي الإجابات من منشئ التقارير بصلاحياتك أنت. محادثاتك لا يراها غيرك.',
  },
  help_ask: { en: 'Ask a question', ar: 'طرح سؤال' },
  help_ask_1: {
    en: 'Name a figure, a group, a period and, if needed, a store, brand, category or product.',
    ar: 'اذكر رقمًا ومجموعة وفترة، وعند الحاجة متجرًا أو علامة أو فئة أو منتجًا.',
  },
  help_ask_2: {
    en: 'Select “Open report” to see all lines and their documents.',
    ar: 'اختر «فتح التقرير» لعرض كل السطور ومستنداتها.',
  },
})
