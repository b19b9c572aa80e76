import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Each row is a customer of a campaign. Customers without consent or address are listed with the reason and are not mailed.',
    ar: 'كل صف عميل في حملة. يُذكر من لا موافقة له أو لا عنوان مع السبب ولا تُرسل إليه رسالة.',
  },
  help_find: { en: 'Find who was not mailed', ar: 'البحث عمن لم تُرسل إليه' },
  help_find_1: {
    en: 'Filter by Campaign and by Status: Not mailed, and read the column Reason.',
    ar: 'صفِّ بحسب «الحملة» و«الحالة»: لم تُرسل، واقرأ عمود «السبب».',
  },
})
