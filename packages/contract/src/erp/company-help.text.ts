import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Manage your company’s name, fiscal year, currency and address. System operators also create and suspend other companies, but cannot see their data.',
    ar: 'أدِر اسم شركتك وسنتها المالية وعملتها وعنوانها. ينشئ مشغّلو النظام شركات أخرى ويوقفونها أيضًا دون الاطلاع على بياناتها.',
  },
  help_make: { en: 'Create a company', ar: 'إنشاء شركة' },
  help_make_1: {
    en: 'Choose “New company” and enter the company, first store and owner.',
    ar: 'اختر «شركة جديدة» وأدخل بيانات الشركة والمتجر الأول والمالك.',
  },
  help_make_2: {
    en: 'Give the link to the owner. It activates the account, works once and expires after 72 hours.',
    ar: 'سلّم الرابط إلى المالك. يفعّل الرابط الحساب ويعمل مرة واحدة خلال 72 ساعة.',
  },
  help_own: { en: 'Start with your own company', ar: 'البدء بشركتك' },
  help_own_1: {
    en: 'In a demo company, choose “Start with my own company” and enter the code of the demo.',
    ar: 'في شركة تجريبية اختر «ابدأ بشركتي الخاصة» وأدخل رمز الشركة التجريبية.',
  },
  help_own_2: {
    en: 'Enter your company, first store and user. The demo is closed when you create the company; until then nothing changes.',
    ar: 'أدخل شركتك ومتجرها الأول ومستخدمك. تُغلق الشركة التجريبية عند إنشاء شركتك، ولا يتغير شيء قبل ذلك.',
  },
  help_logo: { en: 'Add a company logo', ar: 'إضافة شعار الشركة' },
  help_logo_1: {
    en: 'On “Your company”, select an image of up to 2 MB. It is saved immediately.',
    ar: 'في «شركتك» اختر صورة لا تتجاوز 2 ميغابايت. تُحفظ الصورة فورًا.',
  },
  help_modules: { en: 'Turn a module on or off', ar: 'تفعيل وحدة أو تعطيلها' },
  help_modules_1: {
    en: 'On “Modules”, choose “Change” next to the module, turn it on or off or set dates, and save.',
    ar: 'في «الوحدات» اختر «تغيير» بجانب الوحدة، ثم فعّلها أو عطّلها أو حدّد تواريخها واحفظ.',
  },
})
