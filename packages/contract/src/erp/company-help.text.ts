import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Here you keep what your company is called, its fiscal year, currency and address. Whoever runs the installation sees the other companies too, makes new ones and suspends them, but never sees into them.',
    ar: 'هنا تحفظ اسم شركتك وسنتها المالية وعملتها وعنوانها. ومن يدير النظام يرى الشركات الأخرى أيضًا وينشئ غيرها ويوقفها، لكنه لا يطلع على ما فيها.',
  },
  help_make: { en: 'Make a company', ar: 'إنشاء شركة' },
  help_make_1: {
    en: 'Choose “New company” and fill in company, first store and owner.',
    ar: 'اختر «شركة جديدة» واملأ بيانات الشركة والمتجر الأول والمالك.',
  },
  help_make_2: {
    en: 'Give the link to the owner: it opens the account, once and for 72 hours.',
    ar: 'سلّم الرابط إلى المالك: يفتح الحساب مرة واحدة خلال 72 ساعة.',
  },
  help_logo: { en: 'Show a logo beside the name', ar: 'إظهار شعار بجانب الاسم' },
  help_logo_1: {
    en: 'On “Your company” choose a logo: a picture of at most 2 MB, which is saved at once.',
    ar: 'في «شركتك» اختر شعارًا: صورة لا تتجاوز 2 ميغابايت، وتُحفظ فورًا.',
  },
  help_modules: { en: 'Turn a module on or off', ar: 'تفعيل وحدة أو تعطيلها' },
  help_modules_1: {
    en: 'On “Modules” choose “Change” in the row of the module, turn it on or off or give it days, and save.',
    ar: 'في «الوحدات» اختر «تغيير» في صف الوحدة، ثم فعّلها أو عطّلها أو حدّد أيامها واحفظ.',
  },
})
