import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Settings that control the system for the company or one store.',
    ar: 'إعدادات تتحكم في النظام للشركة أو لمتجر واحد.',
  },
  help_store: { en: 'Set a value for one store', ar: 'ضبط قيمة لمتجر واحد' },
  help_store_1: { en: 'Select the store at the top.', ar: 'اختر المتجر في الأعلى.' },
  help_store_2: {
    en: 'Change the setting. Settings that apply to the whole company only show the company value.',
    ar: 'غيّر الإعداد. الإعدادات التي تخص الشركة كلها تظهر بقيمة الشركة.',
  },
  help_store_3: { en: 'Save.', ar: 'احفظ.' },
  help_back: { en: 'Reset a setting', ar: 'إعادة ضبط إعداد' },
  help_back_1: {
    en: 'Choose “Reset to …” at the setting; the button shows the value that will apply.',
    ar: 'اختر «إعادة إلى …» عند الإعداد؛ ويبيّن الزر القيمة التي ستسري.',
  },
  help_back_2: { en: 'Save.', ar: 'احفظ.' },
})
