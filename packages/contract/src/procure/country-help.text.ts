import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Here stand all countries of the world. None is added or deleted; you say which your company sells to and buys from, and which are under an embargo.',
    ar: 'هنا كل بلدان العالم. لا يُضاف بلد ولا يُحذف؛ أنت تحدد أيها تبيع إليه شركتك وتشتري منه، وأيها عليه حظر.',
  },
  help_many: { en: 'Change many at once', ar: 'تغيير عدة بلدان معًا' },
  help_many_1: {
    en: 'Filter by region, choose the countries, and choose Change in the bar below.',
    ar: 'صفِّ حسب المنطقة، واختر البلدان، ثم اختر «تغيير» في الشريط أدناه.',
  },
  help_embargo: { en: 'Stop trade with a country', ar: 'إيقاف التعامل مع بلد' },
  help_embargo_1: {
    en: 'Open the country, turn on Embargo and say why. It is neither sold to nor bought from until you lift it, and gets no new ports or origins.',
    ar: 'افتح البلد وفعّل «حظر» واذكر السبب. لا يُباع إليه ولا يُشترى منه حتى ترفعه، ولا تُضاف له موانئ أو بلدان منشأ جديدة.',
  },
  help_history: { en: 'See who changed it', ar: 'معرفة من غيّره' },
  help_history_1: {
    en: 'Open the country and choose History: every change of what your company says of it is there with its day and person, and you can comment.',
    ar: 'افتح البلد واختر «السجل الزمني»: كل تغيير في ما تقوله شركتك عنه موجود بتاريخه وصاحبه، ويمكنك التعليق.',
  },
})
