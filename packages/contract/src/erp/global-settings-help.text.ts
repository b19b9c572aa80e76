import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Settings that decide how the product behaves, for the company or for one of its stores.',
    ar: 'إعدادات تحدد سلوك النظام للشركة أو لأحد متاجرها.',
  },
  help_store: { en: 'Choose something for one store only', ar: 'اختيار إعداد لمتجر واحد فقط' },
  help_store_1: { en: 'Pick the store at the top.', ar: 'اختر المتجر في الأعلى.' },
  help_store_2: {
    en: 'Change the setting. Settings that a store cannot decide are shown with the value of the company.',
    ar: 'غيّر الإعداد. تظهر الإعدادات التي لا يقررها المتجر بقيمة الشركة.',
  },
  help_store_3: { en: 'Save.', ar: 'احفظ.' },
  help_back: { en: 'Put a setting back', ar: 'إعادة إعداد إلى أصله' },
  help_back_1: {
    en: 'Press “Back to …” below it; the value says what will hold.',
    ar: 'اضغط «إعادة إلى …» أسفله؛ وتبيّن القيمة ما سيسري.',
  },
  help_back_2: { en: 'Save.', ar: 'احفظ.' },
})
