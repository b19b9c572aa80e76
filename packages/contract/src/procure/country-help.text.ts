import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'All countries of the world. You cannot add or delete any; set which ones your company sells to and buys from, and which are under embargo.',
    ar: 'كل بلدان العالم. لا يمكن إضافة بلد أو حذفه؛ حدّد أيها تبيع إليه شركتك وتشتري منه، وأيها عليه حظر.',
  },
  help_many: { en: 'Change several countries', ar: 'تغيير عدة بلدان' },
  help_many_1: {
    en: 'Filter by region, select the countries, and choose Edit countries in the bar below.',
    ar: 'صفِّ حسب المنطقة، وحدد البلدان، ثم اختر «تعديل البلدان» في الشريط أدناه.',
  },
  help_embargo: { en: 'Stop trade with a country', ar: 'إيقاف التعامل مع بلد' },
  help_embargo_1: {
    en: 'Open the country, turn on Embargo and enter a reason. Until you lift it, no trade, new port or new origin is allowed.',
    ar: 'افتح البلد وفعّل «حظر» وأدخل السبب. حتى ترفعه، لا يُسمح بالتعامل معه ولا بإضافة موانئ أو بلدان منشأ له.',
  },
  help_history: { en: 'See the change history', ar: 'عرض سجل التغييرات' },
  help_history_1: {
    en: 'Open the country and choose History. Each change is listed with date and user; you can add comments.',
    ar: 'افتح البلد واختر «السجل الزمني». يظهر كل تغيير بتاريخه ومستخدمه، ويمكنك التعليق.',
  },
})
